/** One figure over the rounds. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** A row of the table. */
export interface Row {
  figure: string;
  unit: string;
  ours: Spread;
  /** The same figure of the baseline, if there is one. */
  beside?: Spread;
  /** The maximum of our median, or of its ratio to the baseline if there is one. */
  limit?: number;
  target?: number;
  /** More is better: limit and target are minimums. */
  isPerSecond?: true;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [least = NaN, most = NaN] = [sorted[0], sorted.at(-1)];
  // The median of an even number of values lies between the two in the middle.
  const [below = NaN, above = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return { median: (below + above) / 2, least, most };
}

/** A figure that does not vary. */
export const exact = (figure: number): Spread => ({ median: figure, least: figure, most: figure });

/** Our median divided by the baseline's. */
export const ratioOf = ({ ours, beside }: Row): number | null =>
  beside ? ours.median / beside.median : null;

/** Whether the row meets its target, only its limit, or neither; `null` without a limit. */
export function statusOf(row: Row): 'target' | 'limit' | 'missed' | null {
  if (row.limit === undefined) return null;
  const measured = ratioOf(row) ?? row.ours.median;
  const meets = (bound: number) => (row.isPerSecond ? measured >= bound : measured <= bound);
  if (row.target !== undefined && meets(row.target)) return 'target';
  return meets(row.limit) ? 'limit' : 'missed';
}
