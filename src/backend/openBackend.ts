import { join } from 'node:path';
import { createBackend, type Backend } from './Backend.ts';
import type { Database } from './database.ts';
import { DataDirLock } from './DataDirLock.ts';
import { openVault } from './keys.ts';
import { createLog } from './log.ts';
import { lookupKey } from './schema.ts';
import { SetupProblem } from './SetupProblem.ts';
import type { Settings } from './settings.ts';
import type { Vault } from './Vault.ts';

/** A backend that is open, with what its owner alone may do. */
export interface OpenBackend {
  backend: Backend;
  /** Of the embedded database's folder; null with PostgreSQL, which knows how to share. */
  lock: DataDirLock | null;
  close(): Promise<void>;
}

/** Notes the look-ups' key at first, and refuses another one later: it would find no child again. */
async function checkKey({ sql: db }: Database, vault: Vault): Promise<void> {
  const { id, fingerprint } = vault.current;
  const [known] = await db.select().from(lookupKey);
  if (!known) {
    await db.insert(lookupKey).values({ id, fingerprint }).onConflictDoNothing();
    return checkKey({ sql: db } as Database, vault);
  }
  if (known.fingerprint !== fingerprint) {
    throw new SetupProblem(
      `This database was written with the key "${known.id}", and the first key given is "${id}": ` +
        'put the old key first, or run "npm run data -- rotate" with the new key first and the old one behind it.',
    );
  }
}

/**
 * Opens the database that the settings name, and the vault; says what it made. A `rotation` brings a vault whose first
 * key is a new one.
 */
export async function openBackend(
  settings: Settings,
  say: (line: string) => void,
  rotation?: () => Vault,
): Promise<OpenBackend> {
  const lock = settings.databaseUrl === null ? DataDirLock.take(settings.dataDir) : null;
  let database: Database | undefined;
  try {
    const vault = rotation ? rotation() : openVault(settings, say);
    database = await openDatabase(settings);
    const opened = database;
    if (!rotation) await checkKey(opened, vault);
    return {
      backend: createBackend({
        database: opened,
        vault,
        settings,
        log: createLog(settings.logLevel),
        clock: () => new Date(),
      }),
      lock,
      async close() {
        await opened.close();
        lock?.release();
      },
    };
  } catch (error) {
    await database?.close();
    lock?.release();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  try {
    // Only the driver that is needed is loaded: a start is 0.1 s shorter.
    if (databaseUrl === null) {
      const { openEmbedded } = await import('./openEmbedded.ts');
      return await openEmbedded({ dataDir: join(dataDir, 'database') });
    }
    const { openPostgres } = await import('./openPostgres.ts');
    return await openPostgres(databaseUrl);
  } catch (error) {
    const where = databaseUrl === null ? `in ${dataDir}` : 'at DATABASE_URL';
    throw new SetupProblem(`The database ${where} cannot be opened: ${(error as Error).message}`);
  }
}
