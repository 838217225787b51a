/** One measured figure over the rounds: the middle, and from the least to the most. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** A line of the table. */
export interface Row {
  figure: string;
  unit: string;
  ours: Spread;
  /** What the plainest of its kind needs for the same; absent where there is nothing to compare. */
  beside?: Spread;
  /** Of our median, or of its ratio to the one beside it where there is one: at most. */
  must?: number;
  aim?: number;
  /** More is better here: the limits are what it must be at least. */
  isPerSecond?: true;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [least = NaN, most = NaN] = [sorted[0], sorted.at(-1)];
  // Of an even number it lies between the two in the middle.
  const [below = NaN, above = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return { median: (below + above) / 2, least, most };
}

/** A figure that is the same at every measurement. */
export const exactly = (figure: number): Spread => ({ median: figure, least: figure, most: figure });

/** How many times what stands beside it. */
export const ratioOf = ({ ours, beside }: Row): number | null =>
  beside ? ours.median / beside.median : null;

/** Whether the row reached what it must, or its aim, or says neither. */
export function verdictOf(row: Row): 'aim' | 'must' | 'missed' | null {
  if (row.must === undefined) return null;
  const measured = ratioOf(row) ?? row.ours.median;
  const reaches = (limit: number) => (row.isPerSecond ? measured >= limit : measured <= limit);
  if (row.aim !== undefined && reaches(row.aim)) return 'aim';
  return reaches(row.must) ? 'must' : 'missed';
}
