import { html } from 'hono/html';
import type { Camp } from '../../domain/camp.ts';
import { addDays, shortDate, weekday, type Day } from '../../domain/days.ts';
import { SITE_PATH } from './siteFiles.ts';

/** A question about camps: its choices, and which camps go with one. */
export interface Question {
  name: 'theme' | 'born' | 'week';
  label: string;
  all: string;
  choices: readonly [value: string, label: string][];
  holds: (camp: Camp, value: string) => boolean;
}

/** What a visitor chose of each question; empty for all. */
export type Choice = Record<Question['name'], string>;

const mondayOf = (day: Day) => addDays(day, -weekday(day));

/** The birth years that these camps are for, the youngest first; of camps without limits nothing can be said. */
function birthYears(camps: readonly Camp[]): number[] {
  const years = camps.flatMap(({ maxBirthyear, minBirthyear }) =>
    maxBirthyear === null || minBirthyear === null
      ? []
      : Array.from({ length: Math.max(0, minBirthyear - maxBirthyear + 1) }, (_, n) => maxBirthyear + n),
  );
  return [...new Set(years)].sort((one, other) => other - one);
}

/** What can be asked about these camps; they are in the order of their first days. */
export function questionsOf(camps: readonly Camp[]): Question[] {
  const themes = new Map(camps.map(({ themeId, themeName }) => [themeId, themeName]));
  const year = Number(camps[0]?.activeDays[0]?.slice(0, 4));
  const mondays = [...new Set(camps.flatMap(({ activeDays }) => activeDays.map(mondayOf)))].sort();
  return [
    {
      name: 'theme',
      label: 'Thema',
      all: "Alle thema's",
      choices: [...themes],
      holds: ({ themeId }, id) => themeId === id,
    },
    {
      name: 'born',
      label: 'Leeftijd',
      all: 'Alle leeftijden',
      choices: birthYears(camps).map((born) => [
        String(born),
        `Geboren in ${born} (wordt ${year - born} in ${year})`,
      ]),
      holds: ({ maxBirthyear, minBirthyear }, born) =>
        Number(born) >= (maxBirthyear ?? 0) && Number(born) <= (minBirthyear ?? Infinity),
    },
    {
      name: 'week',
      label: 'Week',
      all: 'Alle weken',
      choices: mondays.map((monday) => [
        monday,
        `${shortDate(monday)} t.e.m. ${shortDate(addDays(monday, 6))}`,
      ]),
      holds: ({ activeDays }, monday) => activeDays.some((day) => mondayOf(day) === monday),
    },
  ];
}

/** The choice an address makes, of what there is to choose. */
export function choiceOf(questions: readonly Question[], query: Record<string, string>): Choice {
  const chosen = questions.map(({ name, choices }) => [
    name,
    choices.find(([value]) => value === query[name])?.[0] ?? '',
  ]);
  return Object.fromEntries(chosen) as Choice;
}

/** The camps that go with a choice. */
export function chosenCamps(camps: readonly Camp[], questions: readonly Question[], choice: Choice): Camp[] {
  return camps.filter((camp) =>
    questions.every(({ name, holds }) => choice[name] === '' || holds(camp, choice[name])),
  );
}

/** The questions as a form, which works without scripts. */
export function filterForm(questions: readonly Question[], choice: Choice) {
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}" ${isChosen ? html`selected` : ''}>${label}</option>`;
  return html`<form class="filter" role="search" aria-label="Kampen" action="${SITE_PATH}/#kampen">
    ${questions.map(
      ({ name, label, all, choices }) =>
        html`<label
          >${label}<select name="${name}">
            ${option('', all, choice[name] === '')}
            ${choices.map(([value, text]) => option(value, text, choice[name] === value))}
          </select></label
        >`,
    )}
    <button class="button">Toon kampen</button>
  </form>`;
}
