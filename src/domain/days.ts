/** A calendar day as `YYYY-MM-DD`, without time or time zone. */
export type Day = string;

// The Swedish date format is the ISO format.
const BELGIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** The current day in Belgium, independent of the time zone of the browser or server. */
export function belgianDay(moment: Date): Day {
  return BELGIAN_DAY.format(moment);
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01 in UTC, where every day has 24 hours, so that subtraction is calendar arithmetic. */
function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

/** Whether the text is an existing day (`2027-02-29` is not). */
export function isDay(text: string): boolean {
  return DAY.test(text) && addDays(text, 0) === text;
}

/** The day `count` days later (earlier when negative), or `''` when `day` is not a date. */
export function addDays(day: Day, count: number): Day {
  const time = new Date((dayNumber(day) + count) * MS_PER_DAY);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10);
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The weekday, from 0 for Monday to 6 for Sunday. */
export function weekday(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The days in calendar order, without duplicates. */
export function sortedDays(days: readonly Day[]): Day[] {
  return [...new Set(days)].sort();
}

/** The runs of consecutive days, in calendar order. */
export function runs(days: readonly Day[]): { from: Day; to: Day }[] {
  const found: { from: Day; to: Day }[] = [];
  for (const day of sortedDays(days)) {
    const last = found.at(-1);
    if (last && daysBetween(last.to, day) === 1) last.to = day;
    else found.push({ from: day, to: day });
  }
  return found;
}

/** The length of the longest run of consecutive days; 0 for none (spec 5, day selection). */
export function longestRun(days: readonly Day[]): number {
  return Math.max(0, ...runs(days).map(({ from, to }) => daysBetween(from, to) + 1));
}

/** The selection with `day` ticked or unticked, in calendar order. */
export function withDay(selected: readonly Day[], day: Day, ticked: boolean): Day[] {
  return sortedDays(ticked ? [...selected, day] : selected.filter((other) => other !== day));
}

const WEEKDAY = { weekday: 'long' } as const;
const DAY_MONTH = { day: 'numeric', month: 'long' } as const;
const YEAR = { year: 'numeric' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day in the Gregorian calendar. Creating a format is slow, so each is created once. */
function format(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const used =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  formats.set(key, used);
  return used.format(dayNumber(day) * MS_PER_DAY);
}

/** The long date of a day box: `maandag 5 juli 2027` in Belgian Dutch (spec 2). */
export const longDate = (day: Day, locale = 'nl-BE') =>
  format(day, locale, { ...WEEKDAY, ...DAY_MONTH, ...YEAR });

/** `maandag 5 juli`, without the year. */
export const weekdayDate = (day: Day, locale = 'nl-BE') => format(day, locale, { ...WEEKDAY, ...DAY_MONTH });

/** `juli 2027`. */
export const monthName = (day: Day, locale = 'nl-BE') => format(day, locale, { month: 'long', ...YEAR });

/** `ma`. */
export const shortWeekday = (day: Day, locale = 'nl-BE') => format(day, locale, { weekday: 'short' });

/** The parts of a long date: `maandag`, `5 juli` and `2027`. */
export const dateParts = (day: Day, locale = 'nl-BE') => [
  format(day, locale, WEEKDAY),
  format(day, locale, DAY_MONTH),
  format(day, locale, YEAR),
];

/** `DD/MM/YYYY` in Belgian Dutch, the format of all dates except those of day boxes (spec 2). */
export const shortDate = (day: Day, locale = 'nl-BE') =>
  format(day, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
