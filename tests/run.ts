import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every check of the project, in order: `npm test`, or `npm test -- unit stories` for some. */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(ROOT, 'test-results');

const TSC = 'node_modules/typescript/bin/tsc';
const ESLINT = 'node_modules/eslint/bin/eslint.js';
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const KNIP = 'node_modules/knip/bin/knip.js';
const VITE = 'node_modules/vite/bin/vite.js';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Runs a tool with this Node, its output on our screen, and tells whether it went well. */
function succeeds(tool: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tool, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

const sumOf = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

const oneCheck = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/**
 * What the tool wrote down about its run. A tool that failed without a failing test (a file that does not load, a
 * crash) counts as one failure.
 */
function countsFrom(file: string, ok: boolean, read: (report: unknown) => Counts): Counts {
  if (!existsSync(file)) return oneCheck(false);
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Gathers what the stories show; silent where there are none. */
const SHOWN_REPORTER = './tests/states/ShownReporter.ts';

async function vitest(project: string): Promise<Counts> {
  const file = join(RESULTS, `${project}.json`);
  rmSync(file, { force: true });
  const reporters = [
    '--reporter=default',
    `--reporter=${SHOWN_REPORTER}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const ok = await succeeds(VITEST, ['run', '--project', project, ...reporters]);
  return countsFrom(file, ok, (report) => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

async function playwright(): Promise<Counts> {
  const file = join(RESULTS, 'journeys.json');
  rmSync(file, { force: true });
  const ok = await succeeds(
    PLAYWRIGHT,
    [
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      '--reporter=list,json,./tests/journeys/CountReporter.ts',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return countsFrom(file, ok, (report) => {
    const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

async function lint(): Promise<Counts> {
  const eslint = await succeeds(ESLINT, ['.', '--max-warnings=0']);
  const prettier = await succeeds(PRETTIER, ['--check', '--log-level=warn', '.']);
  // Files, exports and packages that nothing uses.
  const knip = await succeeds(KNIP, ['--no-config-hints']);
  return oneCheck(eslint && prettier && knip);
}

const PARTS: Record<string, () => Promise<Counts>> = {
  types: async () => oneCheck(await succeeds(TSC, ['--noEmit'])),
  lint,
  unit: () => vitest('unit'),
  backend: () => vitest('backend'),
  /** The stories, and then whether they showed every state. */
  stories: async () => sumOf(await vitest('stories'), await vitest('states')),
  /** What compares the stories' pictures, and the page that shows what changed. */
  visual: () => vitest('visual'),
  /** Whole enrolments in the wizard as it is built for parents. */
  journeys: async () =>
    (await succeeds(VITE, ['build', '--logLevel', 'warn'])) ? playwright() : oneCheck(false),
  /** Bytes, drawings and shifts of the same build, against their limits; `npm run bench` measures times too. */
  bench: () => vitest('bench'),
};

const asked = process.argv.slice(2);
const unknown = asked.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": choose from ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

mkdirSync(RESULTS, { recursive: true });
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
const chosen = Object.entries(PARTS).filter(([part]) => asked.length === 0 || asked.includes(part));
for (const [index, [part, run]] of chosen.entries()) {
  console.log(`\n── ${part} (${index + 1} of ${chosen.length})`);
  const start = Date.now();
  const counts = await run();
  if (counts.passed + counts.failed === 0) {
    console.error(`${part} ran no test.`);
    counts.failed = 1;
  }
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
  summary.push(
    `${counts.failed === 0 ? '✓' : '✗'} ${part.padEnd(9)}${seconds} s  ${counts.passed} passed, ${counts.failed} failed`,
  );
  console.log(summary.at(-1));
}

console.log(`\n── all\n${summary.join('\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
