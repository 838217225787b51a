import type { WizardConfig } from '../../domain/wizardConfig.ts';
import facts from './statementFacts.json' with { type: 'json' };

/** A section of the statement: paragraphs, and lists of lines. */
export interface StatementSection {
  heading: string;
  content: (string | string[])[];
}

/** Whom a statement is of: the organisation, and who handles complaints that it does not solve. */
export type Publisher = Pick<WizardConfig, 'organisationName' | 'secretariatEmail'> & {
  complaintsBody: string | null;
};

/** The path of the statement's page. */
export const STATEMENT_PATH = '/toegankelijkheid';

const dateOf = (date: string) =>
  new Intl.DateTimeFormat('nl-BE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Who follows after the organisation itself. It is not known here whether that is a public body. */
const COMPLAINTS = [
  'Is de organisatie een Vlaamse of lokale overheid, dan kunt u naar de Vlaamse Ombudsdienst: https://www.vlaamseombudsdienst.be.',
  'Is het een private organisatie, dan is de Vlaamse Ombudsdienst niet bevoegd. Voelt u zich als persoon met een handicap gediscrimineerd, dan kunt u naar het Vlaams Mensenrechteninstituut: https://www.vlaamsmensenrechteninstituut.be.',
];

/**
 * The accessibility statement in Dutch, in the form of the model of Implementing Decision (EU) 2018/1523. It says what was
 * tested, and so does not claim full conformance.
 */
export function accessibilityStatement(publisher: Publisher): StatementSection[] {
  const { organisationName, secretariatEmail, complaintsBody } = publisher;
  const reportedOn = dateOf(facts.date);
  return [
    {
      heading: 'Toegankelijkheidsverklaring',
      content: [
        `${organisationName} streeft ernaar de online inschrijving voor sportkampen toegankelijk te maken. Voor overheden is dat een plicht volgens het Bestuursdecreet van 7 december 2018, dat Richtlijn (EU) 2016/2102 omzet.`,
        'Deze verklaring gaat over de pagina’s waarop u een kind inschrijft, van het kiezen van de dagen tot de bevestiging, en over de lijst van de kampen.',
      ],
    },
    {
      heading: 'Nalevingsstatus',
      content: [
        'De inschrijving voldoet gedeeltelijk aan EN 301 549 V3.2.1: aan wat is getest, met de beperkingen hieronder. Wat niet is getest, is niet aangetoond.',
        [
          'Hoofdstuk 5 (algemene eisen) is niet apart getest. De pagina’s hebben geen gesloten functies en gebruiken geen biometrie.',
          'Hoofdstuk 9 (web) is van toepassing: WCAG 2.1, niveaus A en AA. Ook de nieuwe criteria van WCAG 2.2 zijn getest.',
          'Hoofdstuk 10 (documenten) is van toepassing op het agendabestand en de afdrukken. Het agendabestand is niet getest.',
          'Hoofdstuk 12 (ondersteuning) is van toepassing op het secretariaat, en is niet getest.',
          'Hoofdstukken 6, 7, 8, 11 en 13 zijn niet van toepassing: er is geen gesprek, video, toestel, app of noodoproep.',
        ],
      ],
    },
    {
      heading: 'Niet-toegankelijke inhoud en beperkingen',
      content: [
        [
          'Het herhaalde e-mailadres kan niet worden geplakt, zodat een typfout opvalt. Typen, dicteren en automatisch invullen kan wel.',
          'Antwoorden worden twee uur na het laatste antwoord gewist, omdat ze over de gezondheid van een kind gaan. Er is geen waarschuwing.',
          'Na het herladen van de pagina vult u het rijksregisternummer en de medische fiche opnieuw in: die worden om dezelfde reden niet bewaard.',
        ],
      ],
    },
    {
      heading: 'Hoe er is getest',
      content: [
        `Deze verklaring is opgesteld op ${reportedOn}, op basis van een zelfbeoordeling. De toestand van de tests op die dag:`,
        [
          `Voor ${facts.components} onderdelen en stappen is elk van de ${facts.criteria} criteria van WCAG 2.2 (A en AA) beoordeeld. Achter elk van de ${facts.claims} uitspraken staat minstens één geautomatiseerde test.`,
          'Elk onderdeel is in al zijn toestanden getest op een scherm van 320 pixels, met tekst van 200 %, met ruimere tekst en met de Tab-toets.',
          'Hele inschrijvingen zijn getest met enkel het toetsenbord, en met een nagebootste schermlezer.',
          `Gebruikt zijn: ${facts.tools.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
        ],
      ],
    },
    {
      heading: 'Wat niet is getest',
      content: [
        [
          'Een echte schermlezer, zoals VoiceOver, TalkBack of NVDA, en een test door mensen die er elke dag een gebruiken.',
          'Safari op een iPhone of iPad.',
          'De namen en opmerkingen van de kampen, het logo en andere inhoud van de organisatie.',
          'Websites waarnaar de pagina’s verwijzen.',
        ],
      ],
    },
    {
      heading: 'Feedback en contact',
      content: [
        `Ondervindt u een probleem, of hebt u informatie in een andere vorm nodig? Mail naar ${secretariatEmail}. Vermeld de pagina en wat u wilde doen.`,
      ],
    },
    {
      heading: 'Als u geen goed antwoord krijgt',
      content:
        complaintsBody === null
          ? COMPLAINTS
          : [`Bent u niet tevreden met het antwoord, dan kunt u terecht bij: ${complaintsBody}.`],
    },
  ];
}
