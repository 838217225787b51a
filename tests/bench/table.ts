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

function limit(figure: number | undefined, row: Row): string {
  if (figure === undefined) return '';
  return row.floor ? `≤ ${figure} × floor` : `≤ ${digits(figure)}${row.unit && ` ${row.unit}`}`;
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const head = ['Figure', 'Wizard', 'Floor', 'Ratio', 'Must', 'Aim', ''];
  const lines = rows.map((row) => {
    const ratio = ratioOf(row);
    const verdict = verdictOf(row);
    return [
      row.figure,
      cell(row.wizard, row.unit),
      cell(row.floor, row.unit),
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      limit(row.must, row),
      limit(row.aim, row),
      verdict ? WORDS[verdict] : '',
    ];
  });
  return laidOut(head, lines);
}
