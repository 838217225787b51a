import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../src/build/paths.ts';
import { modesFrom } from '../.storybook/modes.ts';
import { argumentsFor, refuse } from './commandLine.ts';
import { engineFrom, ENGINES, missingFor, type Engine } from './engines.ts';
import { setup as removeDiffering } from './visual/screenshots.ts';

/**
 * Runs every check of the project with `npm test`, or some with `npm test -- unit stories`. `npm test -- journeys --engine
 * firefox` and `npm test -- stories --engine webkit` run a part in another engine, and `npm test -- stories --modes all`
 * every story in every mode; a file of stories after it limits it to that.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of the failed tests. */
  failures: string[];
}

const { values, positionals } = argumentsFor(
  'Use: npm test -- [PART …] [--engine NAME], or npm test -- stories --modes all|NAME,… [FILE …].',
  { options: { engine: { type: 'string' }, modes: { type: 'string' } }, allowPositionals: true },
);

/** The parts that run. With modes these are the stories, and what follows are files of stories. */
const named = values.modes === undefined ? positionals : positionals.slice(0, 1);
const storyFiles = positionals.slice(named.length);

/** The engine of the journeys or the stories; undefined for Chromium. */
function chosenEngine(name: string | undefined): Engine | undefined {
  try {
    const engine = engineFrom(name);
    if (engine === undefined) return undefined;
    const [part] = named;
    if (named.length !== 1 || (part !== 'journeys' && part !== 'stories'))
      refuse(
        'Only the journeys and the stories run in another engine: npm test -- journeys --engine NAME, or stories.',
      );
    const missing = missingFor(engine);
    if (missing.length > 0) refuse(`The ${part} in ${engine} need ${missing.join(', ')} on PATH.`);
    return engine;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const engine = chosenEngine(values.engine);

/** The modes of the stories; none for the run with pictures. */
function chosenModes(list: string | undefined): string[] {
  if (list === undefined) return [];
  if (named[0] !== 'stories' || engine)
    refuse('Only the stories run in modes, in Chromium: npm test -- stories --modes NAME,….');
  try {
    return modesFrom(list);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const modes = chosenModes(values.modes);

const RESULTS = join(ROOT, 'test-results');

const TSC = 'node_modules/typescript/bin/tsc';
const ESLINT = 'node_modules/eslint/bin/eslint.js';
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const KNIP = 'node_modules/knip/bin/knip.js';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** Builds what `npm start` serves, unless that is up to date. */
const BUILD = 'src/backend/service/build.mjs';

/** Runs a tool of Node and returns whether it succeeds. Writes its output through `write`, or directly without it. */
type Run = (tool: string, args: string[], env?: Record<string, string>) => Promise<boolean>;

function runWith(write?: (text: string) => void): Run {
  return (tool, args, env = {}) =>
    new Promise((resolve) => {
      const output = write ? 'pipe' : 'inherit';
      const child = spawn(process.execPath, [tool, ...args], {
        cwd: ROOT,
        stdio: ['ignore', output, output],
        env: { ...process.env, ...env },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => write?.(text));
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

const sum = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
});

const oneCheck = (ok: boolean): Counts => (ok ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 });

/** The counts of a JSON report. A run that fails without a failing test, such as a crash, counts as one failure. */
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
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The failed tests with the first line of each error, and the files that failed outside a test. */
const vitestFailures = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${relative(ROOT, name)}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [error = ''] }) =>
          `${relative(ROOT, name)} › ${fullName}: ${error.split('\n')[0]}`,
      ),
  ]);

/**
 * Selects React's production build, as parents get it. Its development build records a stack for each element, which
 * took a third of the CPU time of the stories' plays.
 */
const PRODUCTION = { NODE_ENV: 'production' };

/** Collects what the stories show for the `states` project. */
const SHOWN_REPORTER = './tests/states/ShownReporter.ts';

async function vitest(
  run: Run,
  project: string,
  env?: Record<string, string>,
  args: string[] = [],
): Promise<Counts> {
  const file = join(RESULTS, `${project}.json`);
  rmSync(file, { force: true });
  const reporters = [
    '--reporter=default',
    `--reporter=${SHOWN_REPORTER}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const ok = await run(VITEST, ['run', '--project', project, ...reporters, ...args], env);
  return countsFrom(file, ok, (report) => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport;
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      failures: vitestFailures(report as VitestReport),
    };
  });
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { ok: boolean; title: string; file: string; line: number }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** The failed tests of a file, or of a `describe` in it. */
const playwrightFailures = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(playwrightFailures),
];

async function playwright(run: Run, env: Record<string, string> = {}, args: string[] = []): Promise<Counts> {
  const file = join(RESULTS, 'journeys.json');
  rmSync(file, { force: true });
  const config = ['--config', 'tests/journeys/playwright.config.ts'];
  const reporters = '--reporter=list,json,./tests/journeys/CountReporter.ts';
  const ok = await run(PLAYWRIGHT, ['test', ...config, reporters, ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return countsFrom(file, ok, (report) => {
    const { stats, suites } = report as PlaywrightReport;
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: suites.flatMap(playwrightFailures),
    };
  });
}

async function lint(run: Run): Promise<Counts> {
  const results = await Promise.all([
    run(ESLINT, ['.', '--max-warnings=0']),
    run(PRETTIER, ['--check', '--log-level=warn', '.']),
    // Unused files, exports and dependencies.
    run(KNIP, ['--no-config-hints']),
  ]);
  return oneCheck(results.every(Boolean));
}

/** Runs the tests of the production build. */
async function withBuild(run: Run, test: () => Promise<Counts>): Promise<Counts> {
  return (await run(BUILD, [])) ? test() : oneCheck(false);
}

/** The journeys in another engine than Chromium; if `isShort`, those that are marked. */
function journeysIn(engine: Engine, run: Run, isShort = false): Promise<Counts> {
  const marked = '@engines';
  return engine === 'webkit'
    ? vitest(run, 'webkit', {}, isShort ? ['--testNamePattern', marked] : [])
    : playwright(run, { ENGINE: engine }, isShort ? ['--grep', marked] : []);
}

/** The journeys in Chromium, and a few whole enrolments in the other engines that are found. */
async function journeys(run: Run): Promise<Counts> {
  let counts = await playwright(run);
  for (const engine of Object.keys(ENGINES) as Engine[])
    if (missingFor(engine).length === 0) counts = sum(counts, await journeysIn(engine, run, true));
  return counts;
}

/** The stories in each mode. */
async function storiesInModes(run: Run): Promise<Counts> {
  let counts = NONE;
  removeDiffering();
  for (const mode of modes)
    counts = sum(
      counts,
      await vitest(run, `${mode}-stories`, { ...PRODUCTION, STORY_MODE: mode }, storyFiles),
    );
  return counts;
}

const PARTS: Record<string, (run: Run) => Promise<Counts>> = {
  types: async (run) => oneCheck(await run(TSC, ['--noEmit'])),
  lint,
  /** The claims of the accessibility reports, and whether their tests exist and run. */
  a11y: async (run) =>
    oneCheck(await run('--import', ['tsx', 'tests/accessibility/writeReports.ts', '--check'])),
  unit: (run) => vitest(run, 'unit'),
  backend: (run) => vitest(run, 'backend'),
  /** The stories, and then whether they show every state. In another engine the plays of the stories, or in modes. */
  stories: async (run) =>
    modes.length > 0
      ? storiesInModes(run)
      : engine
        ? vitest(run, `${engine}-stories`, { ...PRODUCTION, ENGINE: engine })
        : sum(await vitest(run, 'stories', PRODUCTION), await vitest(run, 'states')),
  /** The visual comparison's own tests, and those of the built Storybook. */
  visual: (run) => vitest(run, 'visual'),
  /** The library's package, installed in another project. */
  package: (run) => vitest(run, 'package'),
  /** Whole enrolments with the production build. */
  journeys: (run) => withBuild(run, () => (engine ? journeysIn(engine, run) : journeys(run))),
  /** The built scripts against the oldest supported browsers. */
  floor: (run) => withBuild(run, () => vitest(run, 'floor')),
  /** Bytes, renders and layout shifts of the same build, against their limits. */
  bench: (run) => withBuild(run, () => vitest(run, 'bench')),
};

/** Parts of a stage run beside each other; the others use all cores. */
const STAGES = [
  ['types', 'lint', 'a11y', 'unit'],
  ['backend', 'visual'],
  ['stories'],
  ['package'],
  ['floor'],
  ['journeys'],
  ['bench'],
];

const unknown = named.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined) {
  refuse(`There is no part "${unknown}": choose from ${Object.keys(PARTS).join(', ')}.`);
}

mkdirSync(RESULTS, { recursive: true });
let total = NONE;
const summary: string[] = [];

/** Runs a part. Beside others, its output appears when it ends. */
async function runPart(part: string, isAlone: boolean): Promise<void> {
  const output: string[] = [];
  if (isAlone) console.log(`\n── ${part}`);
  const start = Date.now();
  const run = runWith(isAlone ? undefined : (text) => output.push(text));
  const counts = (await PARTS[part]?.(run)) ?? oneCheck(false);
  if (!isAlone) console.log(`\n── ${part}\n${output.join('')}`);
  if (counts.passed + counts.failed === 0) {
    console.error(`${part} ran no test.`);
    counts.failed = 1;
  }
  total = sum(total, counts);
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
  const line = `${counts.failed === 0 ? '✓' : '✗'} ${part.padEnd(9)}${seconds} s  ${counts.passed} passed, ${counts.failed} failed`;
  summary.push(line);
  console.log(line);
}

for (const stage of STAGES) {
  const parts = stage.filter((part) => named.length === 0 || named.includes(part));
  await Promise.all(parts.map((part) => runPart(part, parts.length === 1)));
}

const failures = total.failures.map((failure) => `✗ ${failure}\n`).join('');
console.log(`\n── all\n${summary.join('\n')}\n\n${failures}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
