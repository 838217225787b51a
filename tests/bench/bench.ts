import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBackend } from './backend.ts';
import { chart } from './chart.ts';
import { laidOut } from './laidOut.ts';
import { measureAll } from './measureAll.ts';
import { pictureRows } from './pictures.ts';
import { verdictOf } from './Row.ts';
import { table } from './table.ts';

/** `npm run bench`: the pages and the backend beside what is plainest. The README beside this file tells how. */

const README = new URL('README.md', import.meta.url);
const CHART = new URL('chart.svg', import.meta.url);

const PARTS = {
  pages: async (rounds: number, write: boolean) => {
    const rows = [...(await measureAll(rounds, (line) => console.log(line))), ...pictureRows()];
    if (write) writeFileSync(CHART, chart(rows));
    if (rows.some((row) => verdictOf(row) === 'missed')) process.exitCode = 1;
    return `Medians, with the least and the most of ${rounds} rounds.\n\n${table(rows)}`;
  },
  backend: async () => {
    const { title, rows } = await benchBackend();
    const head = ['Figure', 'Backend', 'Beside', 'Ratio', 'Must'];
    const lines = rows.map(({ what, ours, beside, ratio, mustReach }) => [
      what,
      ours,
      beside,
      ratio,
      mustReach,
    ]);
    return `${title}.\n\n${laidOut(head, lines)}`;
  },
};
type Part = keyof typeof PARTS;

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined || !Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run bench -- [pages] [backend] [--rounds 3] [--write]');
  process.exit(2);
}

for (const part of Object.keys(PARTS) as Part[]) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  const measured = await PARTS[part](rounds, values.write);
  console.log(`\n${measured}\n`);
  if (!values.write) continue;
  const day = new Date().toISOString().slice(0, 10);
  const how = `${day}, ${cpus().length} cores, Node ${process.versions.node}, \`npm run bench -- ${part} --rounds ${rounds} --write\`.`;
  // What stood between the part's marks is replaced.
  const marked = new RegExp(`(?<=<!-- ${part} -->\\n)[\\s\\S]*(?=<!-- /${part} -->)`);
  writeFileSync(
    README,
    readFileSync(README, 'utf8').replace(marked, () => `\n${how} ${measured}\n\n`),
  );
}
