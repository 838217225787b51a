import { afterEach, beforeEach, describe } from 'vitest';
import { databasesOf } from './postgres.ts';
import { SHARED_POSTGRES } from './sharedPostgres.ts';
import { startTestBackend, type TestBackend, type TestBackendOptions } from './testBackend.ts';

/** Starts a backend that is stopped after the test. */
export type Start = (options?: TestBackendOptions) => Promise<TestBackend>;

export type Engine = 'embedded' | 'PostgreSQL';

/** A database of a test's own, for what starts its backends itself. */
export type FreshDatabase = () => Promise<string | undefined>;

/** The same tests on the embedded database and on PostgreSQL. */
export function onEachEngine(
  define: (start: Start, freshDatabase: FreshDatabase, engine: Engine) => void,
): void {
  describe.each<Engine>(['embedded', 'PostgreSQL'])('%s', (engine) => {
    const running: TestBackend[] = [];
    const shared = process.env[SHARED_POSTGRES];
    const createDatabase = engine === 'PostgreSQL' && shared !== undefined ? databasesOf(shared) : null;

    beforeEach((context) =>
      context.skip(engine === 'PostgreSQL' && createDatabase === null, 'no PostgreSQL'),
    );
    afterEach(async () => {
      await Promise.all(running.splice(0).map((backend) => backend.stop()));
    });

    const freshDatabase = async () => createDatabase?.();
    define(
      async (options = {}) => {
        const backend = await startTestBackend({ databaseUrl: await freshDatabase(), ...options });
        running.push(backend);
        return backend;
      },
      freshDatabase,
      engine,
    );
  });
}
