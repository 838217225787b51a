import { laidOut } from './laidOut.ts';
import { ratioOf, verdictOf, type Row, type Spread } from './Row.ts';

const WORDS = { aim: 'aim reached', must: 'reached', missed: '**missed**' } as const;

/** As many digits as a person reads. */
const digits = (figure: number) =>
  Number.isInteger(figure)
    ? String(figure)
    : figure.toFixed(figure < 0.01 ? 4 : figure < 2 ? 2 : figure < 100 ? 1 : 0);

function cell(spread: Spread | undefined, unit: string): string {
  if (!spread) return '';
  const { median, least, most } = spread;
  const range = least === most ? '' : ` (${digits(least)}–${digits(most)})`;
  return `${digits(median)}${unit && ` ${unit}`}${range}`;
}

/** The heads of the two columns of figures: who is measured, and what stands beside it. */
export interface Heads {
  ours: string;
  beside: string;
}

function limit(figure: number | undefined, row: Row, { beside }: Heads): string {
  if (figure === undefined) return '';
  const sign = row.isPerSecond ? '≥' : '≤';
  if (row.beside) return `${sign} ${figure} × ${beside.toLowerCase()}`;
  return `${sign} ${digits(figure)}${row.unit && ` ${row.unit}`}`;
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[], heads: Heads): string {
  const head = ['Figure', heads.ours, heads.beside, 'Ratio', 'Must', 'Aim', ''];
  const lines = rows.map((row) => {
    const ratio = ratioOf(row);
    const verdict = verdictOf(row);
    return [
      row.figure,
      cell(row.ours, row.unit),
      cell(row.beside, row.unit),
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      limit(row.must, row, heads),
      limit(row.aim, row, heads),
      verdict ? WORDS[verdict] : '',
    ];
  });
  return laidOut(head, lines);
}
