import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  ['run.ts --part=unit', 'Use: npm test'],
  ['bench/bench.ts --rounds=0', 'Use: npm run bench'],
  ['backend/chaos.ts starts --seed=abc', 'Use: npm run chaos'],
  ['backend/chaos.ts history', 'There is no command "history"'],
  ['visual/flake.ts --runs=abc', 'Use: npm run visual:flake'],
  ['visual/visual.ts --base=nowhere', 'This branch has no commit in common with "nowhere"'],
])('%s: one sentence and exit code 2', (command, sentence) => {
  const [file = '', ...args] = command.split(' ');
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path, ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^[^\n]*\n$/);
  expect(stderr).toContain(sentence);
  expect(status).toBe(2);
});
