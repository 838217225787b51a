import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../src/build/paths.ts';

/** `npm run chaos`: the tests below with larger counts, one file at a time. */
const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'backend'];
const files = ['races', 'durability', 'medicalSheet', 'properties'];
const options = ['--maxWorkers', '1', '--reporter', 'verbose', ...files, ...process.argv.slice(2)];
spawn(process.execPath, [...vitest, ...options], {
  cwd: ROOT,
  env: { ...process.env, CHAOS: 'yes' },
  stdio: 'inherit',
}).once('exit', (code) => (process.exitCode = code ?? 1));
