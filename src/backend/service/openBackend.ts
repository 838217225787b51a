import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createBackend } from './Backend.ts';
import { causeOf, type Database } from '../database/database.ts';
import { lockDataDir } from '../database/lockDataDir.ts';
import { keyFileOf, makeVault, readVault } from '../privacy/keys.ts';
import { createLog } from './log.ts';
import { lookupKey } from '../database/schema.ts';
import { InputProblem, SetupProblem } from './SetupProblem.ts';
import type { Settings } from './settings.ts';
import type { Vault } from '../privacy/Vault.ts';

/** Stores the key of a first start, unless a concurrent one has stored its own. Returns the stored one. */
function storeKey({ sql: db }: Database, current: Vault['current']): Promise<Vault['current']> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE ${lookupKey}`);
    const [stored] = await transaction.select().from(lookupKey);
    if (!stored) await transaction.insert(lookupKey).values(current);
    return stored ?? current;
  });
}

/** Rejects keys that are not the database's: they would find no child and decrypt nothing. */
function checkKeys(known: Vault['current'], vault: Vault, settings: Settings, isRotation: boolean): void {
  const here = vault.fingerprintOf(known.id);
  if (here !== undefined && here !== known.fingerprint) {
    throw new SetupProblem(
      `This database was written with another key of the name "${known.id}" than the one in ` +
        `${settings.dataKeys === null ? keyFileOf(settings) : 'DATA_KEYS'}: put the right one back.`,
    );
  }
  if (isRotation ? here === undefined : vault.current.fingerprint !== known.fingerprint) {
    throw new SetupProblem(
      `This database was written with the key "${known.id}", and the first key given is "${vault.current.id}": ` +
        'put the old key first, or run "npm run data -- rotate" with the new key first and the old one behind it.',
    );
  }
  if (isRotation && settings.dataKeys !== null && vault.current.fingerprint === known.fingerprint) {
    throw new SetupProblem(
      `The first key of DATA_KEYS, "${known.id}", is already that of the database: put a new one before it. ` +
        'If a rotation with it was interrupted, run "npm run data -- purge".',
    );
  }
}

/**
 * Cron and another shell have none of a server's settings: a command would create a new, empty database, and report it as
 * done or as without bookings.
 */
function checkDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl !== null || existsSync(join(dataDir, 'database'))) return;
  throw new InputProblem(
    `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as for the server.`,
  );
}

/**
 * Opens the configured database and vault; with PostgreSQL, `lock` is null. A server and an import create the embedded
 * database if there is none. For a rotation, `purpose` is a function that returns the present vault with a new current
 * key. `outdated` is called if the keys are rotated later.
 */
export async function openBackend(
  settings: Settings,
  say: (line: string) => void,
  purpose: 'server' | 'import' | 'command' | ((present: Vault) => Vault) = 'server',
  outdated = () => {},
) {
  const lock = settings.databaseUrl === null ? lockDataDir(settings.dataDir) : null;
  const rotates = typeof purpose === 'function';
  let opened: Database | undefined;
  const close = async () => {
    await opened?.close();
    lock?.release();
  };
  try {
    // Invalid keys are rejected before a database is created.
    readVault(settings);
    if (purpose !== 'server' && purpose !== 'import') checkDatabase(settings);
    const database = (opened = await openDatabase(settings, purpose === 'server'));
    await database.holdKeys(rotates, outdated);
    /** The key the database was written with; none before a first start. */
    const [known] = await database.sql.select().from(lookupKey);
    // A concurrent first start may have created them meanwhile.
    const given = readVault(settings);
    if (known && !given) {
      throw new SetupProblem(
        `The keys of this database, of which "${known.id}" is the current one, are missing: ` +
          `put the copy of them back as ${keyFileOf(settings)}, or name them in DATA_KEYS.`,
      );
    }
    const present = given ?? makeVault(settings, say);
    const stored = known ?? (await storeKey(database, present.current));
    checkKeys(stored, present, settings, rotates);
    const vault = rotates ? purpose(present) : present;
    const log = createLog(settings.logLevel);
    const clock = () => new Date();
    return { backend: createBackend({ database, vault, settings, log, clock }), lock, close };
  } catch (error) {
    await close();
    throw problemOf(settings, error);
  }
}

async function openDatabase({ databaseUrl, databaseDirectUrl, dataDir }: Settings, isServer: boolean) {
  if (databaseUrl === null) {
    const { openEmbedded } = await import('../database/openEmbedded.ts');
    return openEmbedded({ dataDir: join(dataDir, 'database') });
  }
  const { openPostgres } = await import('../database/openPostgres.ts');
  return openPostgres(databaseUrl, isServer, databaseDirectUrl);
}

/** Why a database cannot be opened, by the code or message of the error. */
const REASONS: [RegExp, string][] = [
  [/^08P01/, 'it is behind a connection pooler: see "PgBouncer" in src/backend/README.md'],
  [/^25006/, 'it is read-only: name the primary, not a standby, and remove default_transaction_read_only'],
  [
    /^42P01/,
    'its tables are in a schema that is not in the search_path: use a database for each organisation',
  ],
  [
    /^42501/,
    'its user must own the tables and the schema "drizzle", and have CREATE on the database and the schema of the tables',
  ],
  [/^55P03/, 'a backup or another program is using its tables: start again after it'],
  [/^53300/, 'all its connections are taken: each process needs 16 (max_connections)'],
  [/password must be a /, 'its user needs a password, in DATABASE_URL or PGPASSWORD'],
  // PGlite tells no more.
  [
    /Aborted\(|PGlite failed to init/,
    'its files are damaged, cannot be written, or are an incomplete copy, such as one without the empty folders',
  ],
];

function problemOf({ databaseUrl, dataDir }: Settings, error: unknown): SetupProblem {
  if (error instanceof SetupProblem) return error;
  const { code = '', message } = causeOf(error);
  const [, reason = message] = REASONS.find(([known]) => known.test(`${code} ${message}`)) ?? [];
  const where = databaseUrl === null ? `in ${dataDir}` : 'at DATABASE_URL';
  return new SetupProblem(`The database ${where} cannot be opened: ${reason}.`);
}
