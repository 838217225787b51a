import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesBelow } from '../../sources.ts';
import { LAST_RUN, Run } from '../Run.ts';

// `npm run visual:flake -- [--runs 20] [component…]`: draws the same stories again and again, each time in another
// order, by one page and by two, on the processor as it is and on one made slower, and counts the shots that differ.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the pictures that differed are kept. */
const KEPT = join(ROOT, 'test-results/flake');
const FAST = [
  { pages: 1, slowed: 1 },
  { pages: 2, slowed: 1 },
];
/** On how many pages, and how many times slower: a slow run takes as long as three or four others. */
const WAYS = [...FAST, ...FAST, { pages: 1, slowed: 4 }, ...FAST, ...FAST, { pages: 2, slowed: 4 }];

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments(): { runs: number; files: string[] } {
  let parsed;
  try {
    parsed = parseArgs({ options: { runs: { type: 'string', default: '20' } }, allowPositionals: true });
  } catch {
    fail('Usage: npm run visual:flake -- [--runs 20] [component…]');
  }
  const runs = Number(parsed.values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    fail(`--runs wants a whole number from 1, not "${parsed.values.runs}".`);
  const stories = [...filesBelow(ROOT, ['stories']).keys()].filter((path) => path.endsWith('.stories.tsx'));
  const files = parsed.positionals.map((component) => {
    const found = stories.find((path) => basename(path, '.stories.tsx') === component);
    return found ?? fail(`There is no component "${component}" with stories.`);
  });
  return { runs, files };
}

function draw(
  seed: number,
  { pages, slowed }: (typeof WAYS)[number],
  files: readonly string[],
): Promise<void> {
  const args = [
    'run',
    '--config=tests/visual/flake/vitest.config.ts',
    '--sequence.shuffle.files',
    '--sequence.shuffle.tests',
    `--sequence.seed=${seed}`,
    '--reporter=dot',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...files], {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, FLAKE_PAGES: String(pages), FLAKE_SLOWED: String(slowed) },
    });
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}

const { runs, files } = readArguments();
rmSync(KEPT, { recursive: true, force: true });
let [shots, wrong] = [0, 0];
for (let seed = 1; seed <= runs; seed += 1) {
  const way = WAYS[(seed - 1) % WAYS.length];
  if (!way) break;
  const start = Date.now();
  await draw(seed, way, files);
  const run = new Run(LAST_RUN);
  const ending = run.ending() ?? fail('The stories could not be drawn: `npm test -- stories` says why.');
  const taken = run.shots();
  const differing = taken.filter(({ verdict }) => verdict !== 'same').map(({ name }) => name);
  // The next run forgets them, and they are what a cure is found by.
  for (const name of differing) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(join(KEPT, `run-${seed}.${name}.png`), run.now(name));
  }
  shots += taken.length;
  wrong += differing.length + ending.notDrawn.length;
  const how = `${way.pages} ${way.pages === 1 ? 'page' : 'pages'}${way.slowed > 1 ? `, ${way.slowed} times slower` : ''}`;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `run ${String(seed).padStart(2)}  ${how.padEnd(24)} ${taken.length} shots, ${differing.length} differing, ` +
      `${ending.notDrawn.length} stories not drawn, ${seconds} s ${[...differing, ...ending.notDrawn].join(' ')}`,
  );
}
console.log(`\n${runs} runs, ${shots} shots, ${wrong} differing or not drawn.`);
if (wrong > 0) console.log(`What differed is in ${relative(ROOT, KEPT)}.`);
process.exitCode = wrong === 0 ? 0 : 1;
