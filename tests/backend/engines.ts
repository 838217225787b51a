import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, test as base } from 'vitest';
import type { Database } from '../../src/backend/database/database.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { campItem, TODAY } from '../../src/testing/camps.ts';
import { databasesOf } from './postgres.ts';
import { SHARED_POSTGRES } from './sharedPostgres.ts';
import type { Environment } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import {
  openDatabase,
  prepareDataDir,
  startTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from './testBackend.ts';

export type Engine = 'embedded' | 'PostgreSQL';

const shared = process.env[SHARED_POSTGRES];
const createDatabase = shared === undefined ? null : databasesOf(shared);
const ENGINES: Engine[] = createDatabase ? ['embedded', 'PostgreSQL'] : ['embedded'];

/** Open databases that no test uses: emptying one takes a hundredth of the time of opening one. */
const idle: Record<Engine, Database[]> = { embedded: [], PostgreSQL: [] };
afterAll(() => Promise.all(Object.values(idle).flatMap((all) => all.map((database) => database.close()))));

/** An empty database, which is reused after its release unless it was closed. */
async function takeDatabase(
  engine: Engine,
  freshDatabase: FreshDatabase,
): Promise<{ database: Database; release: () => Promise<void> }> {
  const database = idle[engine].pop() ?? (await openDatabase(await freshDatabase()));
  await database.sql.execute(sql`TRUNCATE camp, lookup_key, limit_points CASCADE`);
  let isOpen = true;
  const close = () => {
    isOpen = false;
    return database.close();
  };
  const release = () => {
    if (isOpen) idle[engine].push(database);
    return Promise.resolve();
  };
  return { database: { ...database, close }, release };
}

/** Starts a backend with these camps, parsed or in the format of the camps response, or else with the demo camps. */
export type Start = (
  camps?: readonly (Camp | Record<string, unknown>)[],
  options?: Omit<TestBackendOptions, 'camps'>,
) => Promise<TestBackend>;

/** The address of an empty PostgreSQL database; undefined for the embedded engine. */
export type FreshDatabase = () => Promise<string | undefined>;

interface Fixtures {
  engine: Engine;
  freshDatabase: FreshDatabase;
  /** The environment of a process with an empty database and its own data directory. */
  environment: Environment;
  /** Every backend is stopped after the test. */
  start: Start;
}

export const test = base.extend<Fixtures>({
  engine: 'embedded',
  freshDatabase: async ({ engine }, use) => {
    await use(async () => (engine === 'PostgreSQL' ? createDatabase?.() : undefined));
  },
  environment: async ({ freshDatabase }, use) => {
    const [DATABASE_URL, DATA_DIR] = [await freshDatabase(), join(temporaryFolder(), 'data')];
    mkdirSync(DATA_DIR);
    if (DATABASE_URL === undefined) await prepareDataDir(DATA_DIR);
    await use(DATABASE_URL === undefined ? { DATA_DIR } : { DATA_DIR, DATABASE_URL });
  },
  start: async ({ engine, freshDatabase }, use) => {
    const running: TestBackend[] = [];
    await use(async (camps, options = {}) => {
      const items = camps?.map((camp) => ('CAMP_ID' in camp ? camp : campItem(camp as Camp)));
      const isOwn = options.database !== undefined || options.databaseUrl !== undefined;
      const database = isOwn ? {} : await takeDatabase(engine, freshDatabase);
      const backend = await startTestBackend({
        today: TODAY,
        ...database,
        ...options,
        ...(items && { camps: items }),
      });
      running.push(backend);
      return backend;
    });
    // Some tests have closed the database.
    await Promise.allSettled(running.map((backend) => backend.stop()));
  },
});

function onEngines(engines: readonly Engine[], define: (engine: Engine) => void): void {
  describe.each(engines)('%s', (engine) => {
    test.override({ engine });
    define(engine);
  });
}

/** The same tests on the embedded database and on PostgreSQL. */
export const onEachEngine = (define: (engine: Engine) => void) => onEngines(ENGINES, define);

/** Tests on PostgreSQL only: the embedded database has one connection. */
export const onPostgres = (define: () => void) =>
  createDatabase ? onEngines(['PostgreSQL'], define) : describe.skip('PostgreSQL', define);
