import { describe, expect, onTestFinished } from 'vitest';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { child, enrol } from './client.ts';
import { onPostgres, test } from './engines.ts';
import { hasPgBouncer, NO_PGBOUNCER, startPgBouncer } from './machines/startPgBouncer.ts';
import { oneSentence } from './runCommand.ts';
import { runScript, startServer } from './serverProcess.ts';
import { startWithCamps } from './startWithCamps.ts';
import { temporaryFolder } from './temporaryFolder.ts';

if (!hasPgBouncer) console.warn(`These tests are skipped. ${NO_PGBOUNCER}`);

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  onPostgres(() => {
    test.for(['', 'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout'])(
      'says in one sentence that PostgreSQL itself must be named too: %s',
      async (more, { environment }) => {
        const bouncer = await startPgBouncer(environment.DATABASE_URL ?? '', more);
        onTestFinished(() => bouncer.stop());
        // The first leaves no lock behind for which the second waits.
        for (const script of ['start', 'camps'] as const) {
          const args = script === 'camps' ? ['list'] : [];
          const { status, stderr } = await runScript(script, args, {
            ...environment,
            DATABASE_URL: bouncer.url,
          });
          expect([status, stderr]).toEqual([
            1,
            oneSentence('it is behind a connection pooler: see "PgBouncer" in src/backend/README.md'),
          ]);
        }
      },
    );

    test('refuses two addresses of different databases', async ({ environment, freshDatabase }) => {
      const bouncer = await startPgBouncer(environment.DATABASE_URL ?? '');
      onTestFinished(() => bouncer.stop());
      const { status, stderr } = await runScript('start', [], {
        ...environment,
        DATABASE_URL: bouncer.url,
        DATABASE_DIRECT_URL: (await freshDatabase()) ?? '',
      });
      expect([status, stderr]).toEqual([
        1,
        oneSentence('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases'),
      ]);
    });

    test('books with two servers, and keeps their lock on the keys', async ({ environment }) => {
      const direct = environment.DATABASE_URL ?? '';
      const bouncer = await startPgBouncer(direct);
      onTestFinished(() => bouncer.stop());
      const settings = { ...environment, DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: direct };
      const camp = flexibleCamp({ seatsOpen: 5 });
      const servers = [
        await startWithCamps(settings, temporaryFolder(), [camp]),
        await startServer(settings),
      ];
      onTestFinished(async () => {
        await Promise.all(servers.map((server) => server.end('SIGKILL')));
      });
      const responses = await Promise.all(
        Array.from({ length: 40 }, (_, n) => enrol(servers[n % 2] ?? { url: '' }, camp, child(n))),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
      const rotated = await runScript('data', ['rotate'], settings);
      expect([rotated.status, rotated.stderr]).toEqual([
        1,
        expect.stringContaining('are using this database'),
      ]);
    });
  });
});
