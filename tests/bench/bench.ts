import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NoPostgres } from '../backend/postgres.ts';
import { howMeasured, writeMarked } from '../measured.ts';
import { benchBackend } from './backend.ts';
import { chart } from './chart.ts';
import { measureAll } from './measureAll.ts';
import { verdictOf } from './Row.ts';
import { table } from './table.ts';

/** `npm run bench`: the pages and the backend beside what is plainest. The README beside this file tells how. */

const README = new URL('README.md', import.meta.url);
const CHART = new URL('chart.svg', import.meta.url);

function refuse(): never {
  console.error('Use: npm run bench -- [pages] [backend] [--rounds 3] [--minutes 0.25] [--write]');
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        rounds: { type: 'string', default: '3' },
        minutes: { type: 'string', default: '0.25' },
        write: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch {
    return refuse();
  }
}

const { values, positionals } = readArguments();
const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];
const say = (line: string) => console.log(line);

const PARTS = {
  pages: {
    options: `--rounds ${rounds}`,
    heads: { ours: 'Wizard', beside: 'Floor' },
    measure: async () => {
      const rows = await measureAll(rounds, say);
      if (values.write) writeFileSync(CHART, chart(rows));
      return rows;
    },
  },
  backend: {
    options: `--rounds ${rounds} --minutes ${minutes}`,
    heads: { ours: 'Backend', beside: 'Bare' },
    measure: () => benchBackend({ rounds, minutes, say }),
  },
};
type Part = keyof typeof PARTS;

const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined || !Number.isInteger(rounds) || rounds < 1 || !(minutes > 0)) refuse();

async function run(part: Part): Promise<void> {
  const { options, heads, measure } = PARTS[part];
  const how = howMeasured(`npm run bench -- ${part} ${options} --write`);
  const rows = await measure();
  if (rows.some((row) => verdictOf(row) === 'missed')) process.exitCode = 1;
  const spread = rounds === 1 ? 'One round.' : `Medians, with the least and the most of ${rounds} rounds.`;
  const text = `${spread}\n\n${table(rows, heads)}`;
  console.log(`\n${text}\n`);
  if (values.write) await writeMarked(README, part, () => `${how}. ${text}`);
}

for (const part of Object.keys(PARTS) as Part[]) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  try {
    await run(part);
  } catch (error) {
    // Who asks for everything gets what can be measured here.
    if (!(error instanceof NoPostgres) || positionals.includes(part)) throw error;
    console.log(`The ${part} is left out, for there is no PostgreSQL. ${error.message}`);
  }
}
