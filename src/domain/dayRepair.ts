import { addDays, sortedDays, withDay, type Day } from './days.ts';
import { campDaysProblem, type DayLimits } from './rules/campDays.ts';

/** The limits and the days of a camp. */
type Calendar = DayLimits & { activeDays: readonly Day[] };

/** A valid selection, with its differences from the current one. */
export interface DayRepair {
  /** In calendar order. */
  selectedDays: Day[];
  added: Day[];
  removed: Day[];
}

/** The number of repairs that are offered. */
const MAX_OFFERED = 2;

/** The earliest `count` days of `pool`, which is in calendar order, and the next best choice of the same size. */
function earliest(pool: readonly Day[], count: number): Day[][] {
  const best = pool.slice(0, count);
  const next = pool[count];
  return count === 0 || next === undefined ? [best] : [best, [...best.slice(0, -1), next]];
}

/** Every run of consecutive camp days of the required length. */
function rowsOf({ activeDays, minimumContiguousDays: length }: Calendar): Day[][] {
  if (length <= 1) return [[]];
  if (length > activeDays.length) return [];
  const active = new Set(activeDays);
  return activeDays
    .map((first) => Array.from({ length }, (_, n) => addDays(first, n)))
    .filter((row) => row.every((day) => active.has(day)));
}

/** The best valid selections that contain this run of days. */
function selectionsWith(row: readonly Day[], selected: readonly Day[], limits: Calendar): Day[][] {
  const { activeDays, maximumDays } = limits;
  const minimumDays = Math.max(limits.minimumDays, limits.minimumContiguousDays);
  if (minimumDays > Math.min(maximumDays, activeDays.length)) return [];
  const days = sortedDays([...selected, ...row]);
  if (days.length > maximumDays) {
    const others = days.filter((day) => !row.includes(day));
    return earliest(others, maximumDays - row.length).map((remaining) => sortedDays([...row, ...remaining]));
  }
  const others = activeDays.filter((day) => !days.includes(day));
  return earliest(others, Math.max(0, minimumDays - days.length)).map((more) =>
    sortedDays([...days, ...more]),
  );
}

/** Whether an invalid selection becomes valid by ticking any other day, or by unticking any of its days. */
export function anyTickMends(limits: Calendar, selected: readonly Day[]): boolean {
  const isTicked = selected.length > limits.maximumDays;
  const days = isTicked ? selected : limits.activeDays.filter((day) => !selected.includes(day));
  return days.length > 0 && days.every((day) => !campDaysProblem(limits, withDay(selected, day, !isTicked)));
}

/**
 * The valid selections nearest to an invalid one: those with the fewest changes, at most two, earliest days first.
 * Empty when the selection is valid, or when no selection is.
 */
export function dayRepairs(limits: Calendar, selected: readonly Day[]): DayRepair[] {
  if (!campDaysProblem(limits, selected)) return [];
  const found = new Map<string, DayRepair>();
  for (const row of rowsOf(limits)) {
    for (const selectedDays of selectionsWith(row, selected, limits)) {
      const added = selectedDays.filter((day) => !selected.includes(day));
      const removed = selected.filter((day) => !selectedDays.includes(day));
      found.set(selectedDays.join(), { selectedDays, added, removed });
    }
  }
  const changes = ({ added, removed }: DayRepair) => added.length + removed.length;
  const fewest = Math.min(...[...found.values()].map(changes));
  return [...found]
    .filter(([, repair]) => changes(repair) === fewest)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MAX_OFFERED)
    .map(([, repair]) => repair);
}
