import { ratioOf, type Row } from './Row.ts';

const WIDTH = 720;
const LEFT = 250;
const RIGHT = 60;
const BAR = 14;
const STEP = 34;
const TOP = 46;

/**
 * A bar chart of the rows that have a baseline, as multiples of the floor page, with a mark at each limit. An SVG that
 * is readable on light and dark pages.
 */
export function chart(rows: readonly Row[]): string {
  const bars = rows.flatMap((row) => {
    const ratio = ratioOf(row);
    return ratio === null ? [] : [{ figure: row.figure, ratio, limit: row.limit }];
  });
  const most = Math.ceil(Math.max(2, ...bars.map(({ ratio, limit = 0 }) => Math.max(ratio, limit))));
  const x = (ratio: number) => LEFT + (ratio / most) * (WIDTH - LEFT - RIGHT);
  const height = TOP + bars.length * STEP + 10;
  const line = (ratio: number, top: number, bottom: number, look: string) =>
    `<line x1="${x(ratio).toFixed(1)}" x2="${x(ratio).toFixed(1)}" y1="${top}" y2="${bottom}" ${look}/>`;
  const marks = bars.map(({ figure, ratio, limit }, index) => {
    const y = TOP + index * STEP;
    const isMissed = limit !== undefined && ratio > limit;
    return [
      `<text x="${LEFT - 12}" y="${y + 12}" text-anchor="end">${figure.replace(/&/g, '&amp;')}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${(x(ratio) - LEFT).toFixed(1)}" height="${BAR}" rx="3" fill="${isMissed ? '#c0392b' : '#2a8c74'}"/>`,
      `<text x="${(x(ratio) + 6).toFixed(1)}" y="${y + 12}">${ratio.toFixed(2)} ×</text>`,
      limit === undefined ? '' : line(limit, y - 4, y + BAR + 4, 'stroke="#b8860b" stroke-width="3"'),
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="13" fill="#7a8784">
<title>The wizard relative to the floor page</title>
<text x="${x(1).toFixed(1)}" y="18" text-anchor="middle">floor page</text>
<text x="${WIDTH - 8}" y="18" text-anchor="end" fill="#b8860b">▎ limit</text>
${line(1, 24, height - 10, 'stroke="#7a8784" stroke-dasharray="4 4"')}
${marks.join('\n')}
</svg>
`;
}
