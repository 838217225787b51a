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
  wizard: Spread;
  /** What the floor page needs for the same; absent where there is nothing to compare. */
  floor?: Spread;
  /** Of the wizard's median, or of its ratio to the floor's where there is one: at most. */
  must?: number;
  aim?: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [least = NaN, most = NaN] = [sorted[0], sorted.at(-1)];
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, least, most };
}

/** A figure that is the same at every measurement. */
export const exactly = (figure: number): Spread => ({ median: figure, least: figure, most: figure });

/** How many times as long as on the floor page. */
export const ratioOf = ({ wizard, floor }: Row): number | null =>
  floor ? wizard.median / floor.median : null;

/** Whether the row reached what it must, or its aim, or says neither. */
export function verdictOf(row: Row): 'aim' | 'must' | 'missed' | null {
  if (row.must === undefined) return null;
  const measured = ratioOf(row) ?? row.wizard.median;
  if (row.aim !== undefined && measured <= row.aim) return 'aim';
  return measured <= row.must ? 'must' : 'missed';
}
