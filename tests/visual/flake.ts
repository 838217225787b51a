import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { differing, lastRun } from './screenshots.ts';

// `npm run visual:flake -- [--runs 20] [component…]`: runs the same stories repeatedly in another order, on one page and
// on two, every fifth time on a slower processor, and counts the pictures that differ.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The pictures that differed. */
const FOLDER = join(ROOT, 'test-results/flake');
/** Every fifth run is on a slower processor. */
const SLOW = { every: 5, times: 4 };

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs wants a whole number from 1, not "${values.runs}".`);
  process.exit(2);
}

rmSync(FOLDER, { recursive: true, force: true });
let [pictures, wrong] = [0, 0];
for (let seed = 1; seed <= runs; seed += 1) {
  const [pages, slowed] = [1 + (seed % 2), seed % SLOW.every === 0 ? SLOW.times : 1];
  const start = Date.now();
  const args = ['--config=tests/visual/vitest.config.ts', '--reporter=dot', `--sequence.seed=${seed}`];
  const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests'];
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...args, ...shuffled, ...positionals],
    {
      ...{
        cwd: ROOT,
        stdio: 'ignore',
        env: { ...process.env, PAGES: String(pages), SLOWED: String(slowed) },
      },
    },
  );
  const run = lastRun();
  if (!run) throw new Error('The stories did not run: see `npm test -- stories`.');
  const differ = differing();
  for (const [name, file] of differ) {
    mkdirSync(FOLDER, { recursive: true });
    copyFileSync(file, join(FOLDER, `run-${seed}.${name.replaceAll('/', '.')}.png`));
  }
  pictures += run.taken;
  wrong += differ.size + run.notDrawn.length;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `run ${seed}: ${pages} ${pages === 1 ? 'page' : 'pages'}${slowed > 1 ? `, ${slowed} times slower` : ''}, ${run.taken} ` +
      `pictures, ${differ.size} differing, ${run.notDrawn.length} stories without pictures, ${seconds} s ${[...differ.keys(), ...run.notDrawn].join(' ')}`,
  );
}
console.log(`\n${runs} runs, ${pictures} pictures, ${wrong} differing or missing.`);
process.exitCode = wrong === 0 ? 0 : 1;
