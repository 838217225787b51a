import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { fill } from '../../firstScreen/page.ts';
import type { Settings } from '../service/settings.ts';
import facts from './statementFacts.json' with { type: 'json' };

/** The path of the statement's page. */
export const STATEMENT_PATH = '/toegankelijkheid';

const TEMPLATE = readFileSync(join(ROOT, 'src/backend/site/statement.md'), 'utf8');

const dateOf = (date: string) =>
  new Intl.DateTimeFormat('nl-BE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Who follows after the organisation itself. It is not known here whether that is a public body. */
const COMPLAINTS = `Is de organisatie een Vlaamse of lokale overheid, dan kunt u naar de Vlaamse Ombudsdienst: https://www.vlaamseombudsdienst.be.

Is het een private organisatie, dan is de Vlaamse Ombudsdienst niet bevoegd. Voelt u zich als persoon met een handicap gediscrimineerd, dan kunt u naar het Vlaams Mensenrechteninstituut: https://www.vlaamsmensenrechteninstituut.be.`;

/**
 * The accessibility statement in Dutch, in the form of the model of Implementing Decision (EU) 2018/1523, as Markdown with
 * headings, paragraphs and lists only. It says what was tested, and so does not claim full conformance.
 */
export function accessibilityStatement({ wizard, complaintsBody }: Settings): string {
  return fill(TEMPLATE, {
    organisationName: wizard.organisationName,
    secretariatEmail: wizard.secretariatEmail,
    date: dateOf(facts.date),
    components: String(facts.components),
    criteria: String(facts.criteria),
    claims: String(facts.claims),
    tools: facts.tools.map(({ name, version }) => `${name} ${version}`).join(', '),
    complaints:
      complaintsBody === null
        ? COMPLAINTS
        : `Bent u niet tevreden met het antwoord, dan kunt u terecht bij: ${complaintsBody}.`,
  });
}
