import { html } from 'hono/html';
import { campName, type Camp } from '../../domain/camp.ts';
import { addDays, shortDate, weekday, type Day } from '../../domain/days.ts';
import { SITE_PATH } from './siteFiles.ts';

/** A filter of the camps: its options, and which camps match one. */
export interface Filter {
  name: 'theme' | 'born' | 'week';
  label: string;
  all: string;
  options: readonly [value: string, label: string][];
  holds: (camp: Camp, value: string) => boolean;
}

/** The chosen option of each filter; empty for all. */
export type Choice = Record<Filter['name'], string>;

const mondayOf = (day: Day) => addDays(day, -weekday(day));
const weekOf = (monday: Day) => `${shortDate(monday)} t.e.m. ${shortDate(addDays(monday, 6))}`;

/** Options of a filter on the page; a link to another one still works. */
const MAX_OPTIONS = 200;

/** Ages on the page. A camp without a limit, or stored with a wrong one, must not make the list any longer. */
const AGES = 30;

/** Whether the camp is for children who were born in this year. */
const isFor = ({ maxBirthyear, minBirthyear }: Camp, born: number) =>
  born >= (maxBirthyear ?? 0) && born <= (minBirthyear ?? Infinity);

/** The birth years of these camps, the youngest first; camps without limits have none. */
function birthYears(camps: readonly Camp[], year: number): number[] {
  const limited = camps.filter((camp) => camp.maxBirthyear !== null && camp.minBirthyear !== null);
  const years = Array.from({ length: AGES }, (_, age) => year - age);
  return years.filter((born) => limited.some((camp) => isFor(camp, born)));
}

/** The filters of these camps, which are sorted by their first days. */
export function filtersOf(camps: readonly Camp[]): Filter[] {
  // The last camp of a theme names it: one with its name.
  const themed = camps
    .filter(({ themeId }) => themeId !== '')
    .sort((one, other) => Number(one.themeName !== '') - Number(other.themeName !== ''));
  const themes = new Map(themed.map((camp) => [camp.themeId, campName(camp)]));
  const year = Number(camps[0]?.activeDays[0]?.slice(0, 4));
  const ageOf = (born: number) => `Geboren in ${born} (wordt ${year - born} in ${year})`;
  const days = [...new Set(camps.flatMap(({ activeDays }) => activeDays))];
  const mondays = [...new Set(days.map(mondayOf))].sort();
  return [
    {
      name: 'theme',
      label: 'Thema',
      all: "Alle thema's",
      options: [...themes],
      holds: ({ themeId }, id) => themeId === id,
    },
    {
      name: 'born',
      label: 'Leeftijd',
      all: 'Alle leeftijden',
      options: birthYears(camps, year).map((born) => [String(born), ageOf(born)]),
      holds: (camp, born) => isFor(camp, Number(born)),
    },
    {
      name: 'week',
      label: 'Week',
      all: 'Alle weken',
      options: mondays.map((monday) => [monday, weekOf(monday)]),
      holds({ activeDays }, monday) {
        const sunday = addDays(monday, 6);
        return activeDays.some((day) => day >= monday && day <= sunday);
      },
    },
  ];
}

/** The choice in the query of a URL. */
export function choiceOf(filters: readonly Filter[], query: Record<string, string>): Choice {
  const isOffered = ({ name, options }: Filter) => options.some(([value]) => value === query[name]);
  const chosen = filters.map((filter) => [filter.name, isOffered(filter) ? query[filter.name] : '']);
  return Object.fromEntries(chosen) as Choice;
}

/** The filters as a form, which works without scripts. */
export function filterForm(filters: readonly Filter[], choice: Choice) {
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}" ${isChosen && html`selected`}>${label}</option>`;
  return html`<form class="filter" role="search" aria-label="Kampen" action="${SITE_PATH}/#kampen">
    ${filters.map(
      ({ name, label, all, options }) =>
        html`<label
          >${label}<select name="${name}">
            ${option('', all, choice[name] === '')}
            ${options.slice(0, MAX_OPTIONS).map(([value, text]) => option(value, text, choice[name] === value))}
          </select></label
        >`,
    )}
    <button class="button">Toon kampen</button>
  </form>`;
}
