import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NoPostgres } from '../backend/postgres.ts';
import { howMeasured, writeMarked } from '../measured.ts';
import { benchBackend } from './backend.ts';
import { chart } from './chart.ts';
import { measurePages } from './measurePages.ts';
import { statusOf } from './Row.ts';
import { table } from './table.ts';

/** `npm run bench`: measures the pages and the backend against their baselines. See README.md. */

const README = new URL('README.md', import.meta.url);
const CHART = new URL('chart.svg', import.meta.url);

function exitWithUsage(): never {
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
    return exitWithUsage();
  }
}

const { values, positionals } = readArguments();
const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];
const report = (line: string) => console.log(line);

const PARTS = {
  pages: {
    options: `--rounds ${rounds}`,
    heads: { ours: 'Wizard', beside: 'Floor' },
    measure: async () => {
      const rows = await measurePages(rounds, report);
      if (values.write) writeFileSync(CHART, chart(rows));
      return rows;
    },
  },
  backend: {
    options: `--rounds ${rounds} --minutes ${minutes}`,
    heads: { ours: 'Backend', beside: 'Bare' },
    measure: () => benchBackend({ rounds, minutes, report }),
  },
};
type Part = keyof typeof PARTS;

const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined || !Number.isInteger(rounds) || rounds < 1 || !(minutes > 0)) exitWithUsage();

async function run(part: Part): Promise<void> {
  const { options, heads, measure } = PARTS[part];
  const how = howMeasured(`npm run bench -- ${part} ${options} --write`);
  const rows = await measure();
  if (rows.some((row) => statusOf(row) === 'missed')) process.exitCode = 1;
  const spread = rounds === 1 ? 'One round.' : `Medians, with minimum and maximum, of ${rounds} rounds.`;
  const text = `${spread}\n\n${table(rows, heads)}`;
  console.log(`\n${text}\n`);
  if (values.write) await writeMarked(README, part, () => `${how}. ${text}`);
}

for (const part of Object.keys(PARTS) as Part[]) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  try {
    await run(part);
  } catch (error) {
    // Without PostgreSQL the other part still runs, unless the backend is named.
    if (!(error instanceof NoPostgres) || positionals.includes(part)) throw error;
    console.log(`Skipped ${part}: there is no PostgreSQL. ${error.message}`);
  }
}
