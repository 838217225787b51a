import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BENCH = fileURLToPath(new URL('bench.ts', import.meta.url));

test.each(['--help', 'everything', '--rounds=0'])('%s: the usage and exit code 2', (arg) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', BENCH, arg], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Use: npm run bench -- [^\n]*\n$/);
  expect(status).toBe(2);
});
