import { ratioOf, type Row } from './Row.ts';

const WIDTH = 720;
const LEFT = 250;
const RIGHT = 60;
const BAR = 14;
const STEP = 34;
const TOP = 46;

/**
 * The rows that stand beside the floor page's, as bars in times of the floor: a line where the floor is, a mark where
 * each has to be. An SVG with colours that can be read on light and dark pages.
 */
export function chart(rows: readonly Row[]): string {
  const bars = rows.flatMap((row) => {
    const ratio = ratioOf(row);
    return ratio === null ? [] : [{ figure: row.figure, ratio, must: row.must }];
  });
  const most = Math.ceil(Math.max(2, ...bars.map(({ ratio, must = 0 }) => Math.max(ratio, must))));
  const x = (ratio: number) => LEFT + (ratio / most) * (WIDTH - LEFT - RIGHT);
  const height = TOP + bars.length * STEP + 10;
  const line = (ratio: number, top: number, bottom: number, look: string) =>
    `<line x1="${x(ratio).toFixed(1)}" x2="${x(ratio).toFixed(1)}" y1="${top}" y2="${bottom}" ${look}/>`;
  const drawn = bars.map(({ figure, ratio, must }, place) => {
    const y = TOP + place * STEP;
    const isMissed = must !== undefined && ratio > must;
    return [
      `<text x="${LEFT - 12}" y="${y + 12}" text-anchor="end">${figure.replace(/&/g, '&amp;')}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${(x(ratio) - LEFT).toFixed(1)}" height="${BAR}" rx="3" fill="${isMissed ? '#c0392b' : '#2a8c74'}"/>`,
      `<text x="${(x(ratio) + 6).toFixed(1)}" y="${y + 12}">${ratio.toFixed(2)} ×</text>`,
      must === undefined ? '' : line(must, y - 4, y + BAR + 4, 'stroke="#b8860b" stroke-width="3"'),
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="13" fill="#7a8784">
<title>The wizard in times of the floor page</title>
<text x="${x(1).toFixed(1)}" y="18" text-anchor="middle">floor page</text>
<text x="${WIDTH - 8}" y="18" text-anchor="end" fill="#b8860b">▎ must</text>
${line(1, 24, height - 10, 'stroke="#7a8784" stroke-dasharray="4 4"')}
${drawn.join('\n')}
</svg>
`;
}
