import { runs, type Day } from '../../domain/days.ts';

/** Above this number of days, runs are listed by their first and last day. */
const MAX_DAYS_LISTED = 10;

/** The first and last of consecutive days, or the only one. */
export const runLine = ({ from, to }: { from: Day; to: Day }, format: (day: Day) => string) =>
  from === to ? format(from) : `${format(from)} – ${format(to)}`;

/** A line for each day in calendar order, or for each run of consecutive days when there are many. */
export function dayLines(days: readonly Day[], format: (day: Day) => string): string[] {
  const dayRuns = days.length > MAX_DAYS_LISTED ? runs(days) : days.map((day) => ({ from: day, to: day }));
  return dayRuns.map((run) => runLine(run, format));
}
