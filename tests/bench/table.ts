/** A row of the table: one figure of every round. */
export interface Row {
  figure: string;
  unit: string;
  ours: readonly number[];
  /** The same figure of the baseline, if there is one. */
  beside?: readonly number[];
  /** The maximum of our median, or of its ratio to the baseline if there is one. */
  limit?: number;
  target?: number;
  /** More is better: limit and target are minimums. */
  isPerSecond?: true;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  // The median of an even number of values lies between the two in the middle.
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Our median divided by the baseline's. */
const ratioOf = ({ ours, beside }: Row) => beside && median(ours) / median(beside);

/** Whether the row meets its target, only its limit, or neither; empty without a limit. */
export function statusOf(row: Row): '' | 'target met' | 'limit met' | '**missed**' {
  if (row.limit === undefined) return '';
  const measured = ratioOf(row) ?? median(row.ours);
  const meets = (bound: number) => (row.isPerSecond ? measured >= bound : measured <= bound);
  if (row.target !== undefined && meets(row.target)) return 'target met';
  return meets(row.limit) ? 'limit met' : '**missed**';
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false });

function cell(figures: readonly number[] | undefined, unit: string): string {
  if (!figures) return '';
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const range = least === most ? '' : ` (${digits.format(least)}–${digits.format(most)})`;
  return `${digits.format(median(figures))} ${unit}`.trim() + range;
}

function bound(figure: number | undefined, { unit, beside, isPerSecond }: Row): string {
  if (figure === undefined) return '';
  const value = beside ? `${figure} × baseline` : `${figure} ${unit}`.trim();
  return `${isPerSecond ? '≥' : '≤'} ${value}`;
}

/** The rows as a Markdown table, its columns not aligned. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.figure,
    cell(row.ours, row.unit),
    cell(row.beside, row.unit),
    row.beside ? `${ratioOf(row)?.toFixed(2)} ×` : '',
    bound(row.limit, row),
    bound(row.target, row),
    statusOf(row),
  ]);
  const head = ['Figure', 'Ours', 'Baseline', 'Ratio', 'Limit', 'Target', ''];
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
