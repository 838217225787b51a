import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { createApp } from '../../src/backend/http/app.ts';
import { createBackend, todayOf, type Backend } from '../../src/backend/service/Backend.ts';
import { importCamps, rowsOfJson } from '../../src/backend/camps/campImport.ts';
import type { Database } from '../../src/backend/database/database.ts';
import { openEmbedded } from '../../src/backend/database/openEmbedded.ts';
import { openBrand } from '../../src/backend/service/openBrand.ts';
import { openPostgres } from '../../src/backend/database/openPostgres.ts';
import { demoCamps } from '../../src/backend/camps/demoCamps.ts';
import { enrolmentRecords, type EnrolmentRecord } from '../../src/backend/privacy/enrolmentRecords.ts';
import { listen } from '../../src/backend/http/listen.ts';
import type { Log } from '../../src/backend/service/log.ts';
import { seat } from '../../src/backend/database/schema.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { newKeyText, Vault } from '../../src/backend/privacy/Vault.ts';
import { createVoucher } from '../../src/backend/booking/voucherStore.ts';
import { ROOT } from '../../src/build/paths.ts';
import type { Day } from '../../src/domain/days.ts';

const PGLITE = join(ROOT, 'node_modules/@electric-sql/pglite/package.json');

export interface TestBackendOptions {
  /** In the format of the camps response; the demo camps of `today` when absent. */
  camps?: readonly Record<string, unknown>[];
  /** A built wizard to serve; none when absent. */
  wizardDir?: string;
  /** The current date of the backend; the real one when absent. */
  today?: Day;
  /** A PostgreSQL database instead of an embedded one in memory. */
  databaseUrl?: string | undefined;
  /** An open database. */
  database?: Database;
  /** Called instead of closing the database at the end. */
  release?: () => Promise<void>;
  /** Used instead of collecting the failures in `errors`. */
  log?: Log;
  /** Environment variables, such as DISCOUNT_SAVINGS. */
  environment?: Record<string, string>;
}

/** A real backend on a free loopback port, with access to its database. */
export interface TestBackend {
  /** Without a trailing slash. */
  url: string;
  backend: Backend;
  /** The key of its vault. */
  keyText: string;
  importCamps(camps: readonly Record<string, unknown>[]): Promise<void>;
  /** The voucher's code, and the link a parent gets. */
  createVoucher(campId: string, options?: { expired?: boolean }): Promise<{ code: string; link: string }>;
  /** The camp's bookings as exported for the organiser. */
  bookings(campId: string): Promise<EnrolmentRecord[]>;
  seatsOpen(campId: string): Promise<number>;
  /** The logged failures, for tests that expect none. */
  errors: unknown[];
  stop(): Promise<void>;
}

/** A cached file or folder of the embedded database, created again when the database or its migrations change. */
async function madeOnce(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const migrations = join(ROOT, 'src/backend/database/migrations');
  const sources = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const file of [...sources.sort().map((each) => join(migrations, each)), PGLITE]) {
    hash.update(readFileSync(file));
  }
  const folder = join(ROOT, 'node_modules/.cache/enrolment');
  const path = join(folder, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = mkdtempSync(`${path}-`);
  const made = join(unfinished, name);
  await make(made);
  try {
    renameSync(made, path);
  } catch (error) {
    if (!existsSync(path)) throw error; // Otherwise another test was first.
  }
  rmSync(unfinished, { recursive: true });
  return path;
}

/** A dump of the empty, migrated embedded database: loading it takes a tenth of the time of creating one. */
async function emptyDump(): Promise<Blob> {
  const file = await madeOnce('empty.tar', async (path) => {
    const database = await openEmbedded({});
    const { $client } = database.sql as unknown as { $client: PGlite };
    writeFileSync(path, Buffer.from(await (await $client.dumpDataDir('none')).arrayBuffer()));
    await database.close();
  });
  return new Blob([readFileSync(file)]);
}

/** Copies a migrated, empty embedded database to the data directory. A first start takes twenty times as long. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const made = await madeOnce('database', async (path) => {
    await (await PGlite.create(path, { loadDataDir: await emptyDump() })).close();
  });
  mkdirSync(dataDir, { recursive: true });
  cpSync(made, join(dataDir, 'database'), { recursive: true });
}

/** Opens an empty database: embedded in memory, or at this address. */
export function openDatabase(databaseUrl: string | undefined): Promise<Database> {
  return databaseUrl === undefined
    ? emptyDump().then((dump) => openEmbedded({ dump }))
    : openPostgres(databaseUrl);
}

/** Starts the real backend for a test or a journey. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const database = options.database ?? (await openDatabase(options.databaseUrl));
  const keyText = newKeyText('test');
  const errors: unknown[] = [];
  const { today } = options;
  const { brand, settings } = await openBrand(readSettings({ ...options.environment }));
  const backend = createBackend({
    database,
    log: options.log ?? { request: () => {}, failure: (error) => errors.push(error) },
    vault: Vault.fromText(keyText),
    settings,
    clock: () => (today === undefined ? new Date() : new Date(`${today}T12:00:00Z`)),
  });
  const importItems = (items: readonly object[]) =>
    importCamps(database, rowsOfJson(items), todayOf(backend), true);
  await importItems(options.camps ?? demoCamps(todayOf(backend)));
  const app = createApp(backend, brand, options.wizardDir ?? null);
  const server = await listen(app.fetch, '127.0.0.1', 0);
  const url = `http://127.0.0.1:${server.port}`;
  let stopped: Promise<void> | undefined;
  return {
    url,
    backend,
    keyText,
    errors,
    async importCamps(camps) {
      await importItems(camps);
    },
    createVoucher: (campId, { expired = false } = {}) =>
      createVoucher(
        { ...backend, settings: { ...settings, publicUrl: url } },
        { campId, hours: expired ? -1 : 24 },
      ),
    bookings: (campId) => enrolmentRecords(backend, campId),
    async seatsOpen(campId) {
      const [row] = await database.sql.select().from(seat).where(eq(seat.campId, campId.toUpperCase()));
      return row?.seatsOpen ?? Number.NaN;
    },
    stop: () => (stopped ??= server.stop().then(() => options.release?.() ?? database.close())),
  };
}
