import { markdownTable } from './markdownTable.ts';
import { ratioOf, statusOf, type Row, type Spread } from './Row.ts';

const STATUS_TEXT = { target: 'target met', limit: 'limit met', missed: '**missed**' } as const;

/** A figure with about three digits. */
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

/** The headings of the two columns of figures. */
export interface Heads {
  ours: string;
  beside: string;
}

function bound(figure: number | undefined, row: Row, { beside }: Heads): string {
  if (figure === undefined) return '';
  const sign = row.isPerSecond ? '≥' : '≤';
  if (row.beside) return `${sign} ${figure} × ${beside.toLowerCase()}`;
  return `${sign} ${digits(figure)}${row.unit && ` ${row.unit}`}`;
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[], heads: Heads): string {
  const head = ['Figure', heads.ours, heads.beside, 'Ratio', 'Limit', 'Target', ''];
  const lines = rows.map((row) => {
    const ratio = ratioOf(row);
    const status = statusOf(row);
    return [
      row.figure,
      cell(row.ours, row.unit),
      cell(row.beside, row.unit),
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      bound(row.limit, row, heads),
      bound(row.target, row, heads),
      status ? STATUS_TEXT[status] : '',
    ];
  });
  return markdownTable(head, lines);
}
