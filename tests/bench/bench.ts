import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { argumentsFor, refuse } from '../commandLine.ts';
import { statusOf, table, type Row } from './table.ts';

/** `npm run bench`: measures the pages and the backend against their baselines. See README.md. */

const README = fileURLToPath(new URL('README.md', import.meta.url));

const USAGE = 'Use: npm run bench -- [pages] [backend] [--rounds 3] [--minutes 0.25] [--write]';

function readArguments() {
  const { values, positionals } = argumentsFor(USAGE, {
    options: {
      rounds: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '0.25' },
      write: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];
  const isKnown = positionals.every((part) => part === 'pages' || part === 'backend');
  const isRight = isKnown && Number.isInteger(rounds) && rounds > 0 && minutes > 0;
  return isRight ? { rounds, minutes, write: values.write, parts: positionals } : refuse(USAGE);
}

/** When, where and how a part was measured; the load shows whether other work used the cores. */
function howMeasured(options: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? NaN).toFixed(1);
  return `${day}, ${cpus().length} cores (load ${load}), Node ${process.versions.node}, \`npm run bench -- ${options}\`.`;
}

/** Prints the rows as a table, and writes them between the markers of this part in the README. */
async function publish(part: string, how: string, rows: readonly Row[], write: boolean) {
  const layout = { ...(await resolveConfig(README)), parser: 'markdown' };
  console.log(`\n${await format(table(rows), layout)}`);
  if (rows.some((row) => statusOf(row) === '**missed**')) process.exitCode = 1;
  if (!write) return;
  const text = `${how}\n\n${table(rows)}`;
  const between = new RegExp(`(?<=<!-- ${part} -->\n)[\\s\\S]*(?=<!-- /${part} -->)`);
  const readme = readFileSync(README, 'utf8').replace(between, `\n${text}\n\n`);
  writeFileSync(README, await format(readme, layout));
}

const { rounds, minutes, write, parts } = readArguments();
const isChosen = (part: 'pages' | 'backend') => parts.length === 0 || parts.includes(part);
if (isChosen('pages')) {
  const how = howMeasured(`pages --rounds ${rounds}`);
  const { benchPages } = await import('./pages.ts');
  await publish('pages', how, await benchPages(rounds), write);
}
if (isChosen('backend')) {
  const how = howMeasured(`backend --rounds ${rounds} --minutes ${minutes}`);
  const { benchBackend } = await import('./backend.ts');
  await publish('backend', how, await benchBackend(rounds, minutes), write);
}
