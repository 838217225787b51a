import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { checkDiscounts, child, enrol, get } from './client.ts';
import { onPostgres, test, type FreshDatabase, type Start } from './engines.ts';
import { writeFakeWizard } from './fakeWizard.ts';
import { startRelay } from './relay.ts';
import { runScript } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const camp = flexibleCamp({ seatsOpen: 100 });

/** A backend with as many connections as it ever opens. */
async function startBehindRelay(start: Start, freshDatabase: FreshDatabase) {
  const relay = await startRelay((await freshDatabase()) ?? '');
  onTestFinished(() => relay.close());
  const wizardDir = writeFakeWizard(temporaryFolder());
  const backend = await start([camp], { databaseUrl: relay.url, wizardDir });
  const voucher = `/api/validateVoucher?voucher=x&campId=${camp.id}`;
  await Promise.all(Array.from({ length: 30 }, () => get(backend, voucher)));
  const reads = () =>
    [`/api/camps?key=demo&campId=${camp.id}`, '/organisatie/', `/?camp=${camp.id}`].map((path) =>
      get(backend, path),
    );
  return { relay, backend, reads };
}

onPostgres(() => {
  test('migrates and purges whatever timeout the database has', async ({ freshDatabase }) => {
    const databaseUrl = await freshDatabase();
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(`ALTER DATABASE "${client.database}" SET statement_timeout = 1`);
    await client.end();
    const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl ?? '' };
    expect(await runScript('data', ['purge'], environment)).toMatchObject({ status: 0 });
  });

  test('a lock that a timeout of the user gives up is a busy server, and a sentence of a command', async ({
    start,
    freshDatabase,
  }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    const other = new pg.Client(databaseUrl);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(`ALTER DATABASE "${other.database}" SET lock_timeout = 100`);
    const backend = await start([camp], { databaseUrl });
    await other.query('BEGIN');
    await other.query('UPDATE seat SET seats_open = seats_open');
    expect(await enrol(backend, camp, child(1))).toMatchObject({ status: 503 });
    const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl };
    const closed = await runScript('camps', ['close', camp.id], environment);
    expect(closed.status).toBe(1);
    expect(closed.stderr).toMatch(/^The database stopped answering\. [^\n]+\n$/m);
  });

  test('a lock that a rotation gives up is a sentence, and it can run again', async ({ freshDatabase }) => {
    const databaseUrl = (await freshDatabase()) ?? '';
    const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl };
    expect(await runScript('data', ['purge'], environment)).toMatchObject({ status: 0 });
    const other = new pg.Client(databaseUrl);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(`ALTER DATABASE "${other.database}" SET lock_timeout = 100`);
    await other.query('BEGIN');
    await other.query('LOCK TABLE booking IN ROW EXCLUSIVE MODE');
    const refused = await runScript('data', ['rotate'], environment);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/^The database stopped answering\. [^\n]+\n$/m);
    await other.query('ROLLBACK');
    expect(await runScript('data', ['rotate'], environment)).toMatchObject({ status: 0 });
  });

  test('a server ends cleanly at SIGTERM while it waits for the migration of another', async ({
    freshDatabase,
  }) => {
    const DATABASE_URL = (await freshDatabase()) ?? '';
    const other = new pg.Client(DATABASE_URL);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('SELECT pg_advisory_lock(7305112)');
    const server = spawn(process.execPath, ['src/backend/service/npmStart.mjs'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: temporaryFolder(), DATABASE_URL },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    server.kill('SIGTERM');
    const [code] = (await once(server, 'exit')) as [number | null];
    expect(code).toBe(0);
  });

  test('returns 503 while every connection stays in use, and recovers after that', async ({ start }) => {
    const backend = await start([camp]);
    const { $client: pool } = backend.backend.database.sql as unknown as { $client: pg.Pool };
    const connections = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const ask = () =>
      Promise.all([
        get(backend, '/api/camps?key=demo'),
        checkDiscounts(backend, child(2), camp.id),
        enrol(backend, camp, child(1)),
        get(backend, '/organisatie/'),
      ]);
    for (const { status, headers } of await ask()) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    }
    for (const connection of connections) connection.release();
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('responds on silent connections, and recovers', async ({ start, freshDatabase }) => {
    const { relay, backend, reads } = await startBehindRelay(start, freshDatabase);
    relay.silence();
    const since = performance.now();
    const saves = Array.from({ length: 10 }, (_, n) => enrol(backend, camp, child(n)));
    const responses = await Promise.all([...reads(), ...saves]);
    expect(performance.now() - since).toBeLessThan(20_000);
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(statuses).not.toContain(500);
    const after = await Promise.all([...reads(), enrol(backend, camp, child(20))]);
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(performance.now() - since).toBeLessThan(30_000);
  });

  test('returns 503 for a request that takes longer than 9 s, and logs it', async ({ start }) => {
    const backend = await start([camp]);
    const { camps } = backend.backend;
    const never = new Promise<never>(() => {});
    const asked = [vi.spyOn(camps, 'find'), vi.spyOn(camps, 'all')];
    for (const spy of asked) spy.mockReturnValue(never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const responses = Promise.all([
      get(backend, `/api/camps?key=demo&campId=${camp.id}`),
      checkDiscounts(backend, child(2), camp.id),
      enrol(backend, camp, child(1)),
      get(backend, '/organisatie/'),
    ]);
    await expect.poll(() => asked.map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
    vi.advanceTimersByTime(9000);
    for (const { status, headers } of await responses) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    }
    expect(backend.errors).toHaveLength(4);
  });

  test('returns 503 if PostgreSQL cancels a statement after 5 s, and logs it', async ({
    start,
    freshDatabase,
  }) => {
    const databaseUrl = await freshDatabase();
    const backend = await start([camp], { databaseUrl });
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('BEGIN; LOCK TABLE seat');
    const saved = await enrol(backend, camp, child(1));
    expect([saved.status, saved.headers.get('retry-after')]).toEqual([503, '5']);
    expect(backend.errors).toHaveLength(1);
    await other.query('ROLLBACK');
    expect((await enrol(backend, camp, child(1))).status).toBe(200);
  });

  test('returns 503 while PostgreSQL restarts, and logs it', async ({ start, freshDatabase }) => {
    const { relay, backend } = await startBehindRelay(start, freshDatabase);
    relay.close();
    const ask = () =>
      Promise.all([checkDiscounts(backend, child(2), camp.id), enrol(backend, camp, child(1))]);
    // On connections that break, and without any.
    for (const { status, headers } of [...(await ask()), ...(await ask())]) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    }
    expect(backend.errors.length).toBeGreaterThan(0);
  });

  test('stops a server with silent connections', async ({ start, freshDatabase }) => {
    const { relay, backend, reads } = await startBehindRelay(start, freshDatabase);
    relay.silence();
    const find = vi.spyOn(backend.backend.camps, 'find');
    const pending = Promise.allSettled(reads());
    await expect.poll(() => find).toHaveBeenCalled();
    const since = performance.now();
    await backend.stop();
    expect(performance.now() - since).toBeLessThan(20_000);
    await pending;
  });
});
