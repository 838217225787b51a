import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsFor, refuse } from '../commandLine.ts';
import { ALONE, differing, runStories } from './lastRun.ts';
import { DIFFERING, ROOT } from './screenshots.ts';

// `npm run visual:flake -- [--runs 20] [component…]`: runs the same stories repeatedly in another order, on one to four
// pages at a time, and names the pictures that differ. They are saved in test-results/flake-RUN.

const options = { runs: { type: 'string', default: '20' } } as const;
const usage = 'Use: npm run visual:flake -- [--runs 20] [COMPONENT …].';
const { values, positionals } = argumentsFor(usage, { options, allowPositionals: true });
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) refuse(usage);

let wrong = 0;
for (let run = 1; run <= runs; run += 1) {
  const shuffled = ['--sequence.shuffle', `--sequence.seed=${run}`];
  const pages = `--maxWorkers=${1 + (run % 4)}`;
  if (!runStories([ALONE, pages, ...shuffled, ...positionals])) wrong += 1;
  const pictures = [...differing().keys()];
  console.log(`run ${run}, ${pages}: ${pictures.length} pictures differ ${pictures.join(' ')}`);
  if (pictures.length === 0) continue;
  const saved = join(ROOT, `test-results/flake-${run}`);
  rmSync(saved, { recursive: true, force: true });
  renameSync(DIFFERING, saved);
}
console.log(`\n${runs} runs, ${wrong} with a story that failed or a picture that differed.`);
process.exitCode = wrong === 0 ? 0 : 1;
