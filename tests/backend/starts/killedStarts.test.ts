import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../src/build/paths.ts';
import { startServer } from '../serverProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { killStarts, STARTS } from './killedStarts.ts';

/** `npm run chaos -- starts` kills at every step. */
const KILLS = 2;

test.each(STARTS)('opens a folder whose %s was killed', async (start) => {
  const seed = Date.now();
  expect(await killStarts(start, KILLS, seed), `seed ${seed}`).toEqual([]);
});

test('starts while the process of a killed first start still creates its database', async () => {
  const settings = { DATA_DIR: join(temporaryFolder(), 'data') };
  const database = join(settings.DATA_DIR, 'database');
  const killed = spawn(process.execPath, [join(ROOT, 'dist/server/start.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings, PORT: '0' },
    stdio: 'ignore',
  });
  await expect.poll(() => existsSync(`${database}.new`)).toBe(true);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  for (let n = 0; n < 2; n += 1) {
    const server = await startServer(settings);
    expect(existsSync(`${database}.new`)).toBe(false);
    expect(await server.end('SIGTERM')).toBe(0);
  }
});
