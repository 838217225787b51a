import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { CHAOS_TIMEOUT, chaosCount } from './chaosCount.ts';
import { child, enrol } from './client.ts';
import { storedChildren } from './crash.ts';
import { onEachEngine, test } from './engines.ts';
import { runScript, startServer, type Environment } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { UPCOMING_WEEK } from './upcoming.ts';

vi.setConfig({ testTimeout: CHAOS_TIMEOUT });

const camp = flexibleCamp({ activeDays: UPCOMING_WEEK, seatsOpen: 1000 });
const CHILDREN = Array.from({ length: 40 }, (_, n) => child(n));

const KILLS = chaosCount(1, 20);
/** Longer than a rotation takes after it has written the new key. */
const MOST_MS = 500;

/** Kills a rotation so many milliseconds after it has written the new key. */
async function killRotation(environment: Environment, afterMs: number): Promise<void> {
  const rotation = spawn(process.execPath, ['dist/server/data.js', 'rotate'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment },
  });
  const ended = once(rotation, 'exit');
  await Promise.race([once(rotation.stdout, 'data'), ended]);
  await setTimeout(afterMs);
  rotation.kill('SIGKILL');
  await ended;
}

onEachEngine(() => {
  test('keeps every booking when a rotation is killed, and rotates again', async ({ environment }) => {
    const first = await startWithCamps(environment, temporaryFolder(), [camp]);
    for (const nationalNr of CHILDREN) expect((await enrol(first, camp, nationalNr)).status).toBe(200);
    await first.end('SIGTERM');
    for (let n = 0; n < KILLS; n += 1) {
      await killRotation(environment, Math.random() * MOST_MS);
      const started = await startServer(environment).catch(String);
      if (typeof started === 'string') {
        expect(started).toContain('run "npm run data -- rotate"');
        // PostgreSQL may not have noticed yet that the rotation has ended.
        await expect
          .poll(() => runScript('data', ['rotate'], environment), { timeout: 60_000, interval: 500 })
          .toMatchObject({ status: 0, stdout: expect.stringContaining('Encrypted 40 bookings') as string });
      }
      const server = typeof started === 'string' ? await startServer(environment) : started;
      const { numbers } = await storedChildren(environment, server, camp);
      expect(numbers.sort()).toEqual([...CHILDREN].sort());
      for (const nationalNr of CHILDREN.slice(0, 3)) {
        expect((await enrol(server, camp, nationalNr)).text).toBe('INVALID_CAMP_ALREADY_BOOKED');
      }
      await server.end('SIGTERM');
    }
  });
});
