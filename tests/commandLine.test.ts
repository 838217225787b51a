import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  'run.ts --part=unit',
  'bench/bench.ts --rounds=0',
  'backend/chaos.ts starts --seed=abc',
  'visual/flake.ts --runs=abc',
])('%s: the usage and exit code 2', (command) => {
  const [file = '', ...args] = command.split(' ');
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path, ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Use: npm [^\n]*\n$/);
  expect(status).toBe(2);
});
