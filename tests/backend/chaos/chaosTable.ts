import { markdownTable } from '../../bench/markdownTable.ts';
import type { Finding } from './Chaos.ts';

const HEAD = ['Part', 'What', 'Result', '', 'Measured'];

/** A cell of a Markdown table is one line, and ends at the next bar. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '¦').trim();

/** The lines of a table as cells, without its head. */
function linesOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim()),
  );
}

/** The table with what this part found now; what the others found before stays. */
export function chaosTable(
  before: string,
  parts: readonly string[],
  part: string,
  measured: string,
  findings: readonly Finding[],
): string {
  const found = findings.map(({ what, result, holds }) =>
    [part, what, result, holds ? 'holds' : '**does not hold**', measured].map(cell),
  );
  const others = linesOf(before).filter(([name]) => name !== part);
  const lines = parts.flatMap((wanted) =>
    wanted === part ? found : others.filter(([name]) => name === wanted),
  );
  return markdownTable(HEAD, lines);
}
