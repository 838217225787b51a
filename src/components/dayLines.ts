import { runs, type Day } from '../domain/days.ts';

/** More days than this are told as stretches, from first to last. */
const MOST_DAYS_LISTED = 10;

/** A line for each day, in calendar order; when there are many, for each stretch of consecutive days. */
export function dayLines(days: readonly Day[], format: (day: Day) => string): string[] {
  const stretches = days.length > MOST_DAYS_LISTED ? runs(days) : days.map((day) => ({ from: day, to: day }));
  return stretches.map(({ from, to }) => (from === to ? format(from) : `${format(from)} – ${format(to)}`));
}
