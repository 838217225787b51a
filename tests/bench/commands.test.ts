import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Invalid arguments: one sentence and exit code 2. */
test.each([
  ['bench/bench.ts', ['--help']],
  ['bench/bench.ts', ['everything']],
])('%s %j', (script, args) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tests/${script}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Use: npm run bench -- [^\n]*\n$/);
  expect(status).toBe(2);
});
