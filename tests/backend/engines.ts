import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startTestBackend, type TestBackend, type TestBackendOptions } from './testBackend.ts';

/** Starts a backend that is stopped after the test. */
export type Start = (options?: TestBackendOptions) => Promise<TestBackend>;

export type Engine = 'embedded' | 'PostgreSQL';

/** A database of a test's own, for what starts its backends itself. */
export type FreshDatabase = () => Promise<string | undefined>;

async function ownPostgres(): Promise<TestPostgres | null> {
  try {
    return await startPostgres();
  } catch (error) {
    // Where the project is checked, both engines are; elsewhere one can work without.
    if (process.env.CI) throw error;
    console.warn(
      `\n!!! PostgreSQL could not run here, so these tests ran on the embedded database only.\n`,
      error,
    );
    return null;
  }
}

/** The same tests on the embedded database and on PostgreSQL. */
export function onEachEngine(
  define: (start: Start, freshDatabase: FreshDatabase, engine: Engine) => void,
): void {
  describe.each<Engine>(['embedded', 'PostgreSQL'])('%s', (engine) => {
    const running: TestBackend[] = [];
    let postgres: TestPostgres | null = null;

    if (engine === 'PostgreSQL') {
      beforeAll(async () => {
        postgres = await ownPostgres();
      });
      beforeEach((context) => context.skip(postgres === null, 'no PostgreSQL'));
      afterAll(() => postgres?.stop());
    }
    afterEach(async () => {
      await Promise.all(running.splice(0).map((backend) => backend.stop()));
    });

    const freshDatabase = async () => postgres?.createDatabase();
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
