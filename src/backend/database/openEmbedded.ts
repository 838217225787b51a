import { execFile, type ExecFileException } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { SetupProblem } from '../service/SetupProblem.ts';
import { migrateSchema } from './migrateSchema.ts';
import type { Database, Sql } from './database.ts';

/** Of PGlite; the files of another version cannot be read. */
const PG_VERSION = '18';

/** 16 MB of buffers instead of 128. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** WASI's ENOSPC. */
const NO_SPACE = 51;

/** Creates a database in a folder. An error of the file system has a number and no message. */
const CREATE = `require(process.argv[1]).PGlite.create(process.argv[2]).then((made) => made.close()).then(
  () => process.exit(),
  ({ message, errno }) => process.stderr.write(message ?? (errno === ${NO_SPACE} ? 'the disk is full' : 'its files cannot be written, error ' + errno), () => process.exit(1)))`;

/**
 * Creates a database in a separate process, whose end frees its 600 MB. Created beside and then renamed: an incomplete one
 * never opens. In a folder of its own, because that process outlives this one for a moment if only this one is killed.
 */
async function makeDatabase(dataDir: string): Promise<void> {
  const beside = `${dataDir}.new`;
  mkdirSync(beside, { recursive: true, mode: 0o700 });
  const made = mkdtempSync(join(beside, 'database-'));
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  try {
    await promisify(execFile)(process.execPath, ['-e', CREATE, pglite, made]);
  } catch (error) {
    // On a full disk, the next start needs its space.
    rmSync(made, { recursive: true, force: true, maxRetries: 5 });
    const { stderr, signal, code } = error as ExecFileException;
    const reason = stderr || `the process that creates it ended with ${signal ?? code}`;
    throw new SetupProblem(`The database ${dataDir} cannot be created: ${reason}.`, { cause: error });
  }
  renameSync(made, dataDir);
  rmSync(beside, { recursive: true, force: true, maxRetries: 5 });
}

/** PostgreSQL's default. PGlite has no checkpointer: without this, the write-ahead log and crash recovery only grow. */
const CHECKPOINT_MS = 300_000;

/** Opens the embedded database: in a folder that is locked, or in memory for tests. */
export async function openEmbedded({ dataDir, dump }: { dataDir?: string; dump?: Blob }): Promise<Database> {
  if (dataDir !== undefined) {
    if (!existsSync(join(dataDir, 'PG_VERSION'))) await makeDatabase(dataDir);
    const made = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
    if (made !== PG_VERSION) {
      throw new SetupProblem(
        `The database in ${dataDir} was made by PostgreSQL ${made}, and this program has ${PG_VERSION}: start the version that made it, or restore a backup of this one.`,
      );
    }
    // PGlite creates files that everyone may read.
    chmodSync(dataDir, 0o700);
    // Only a running database has this file. If it was killed while writing it, no later one starts.
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  }
  const pglite = await PGlite.create({ dataDir, loadDataDir: dump, startParams });
  const sql = drizzle(pglite);
  const shared = sql as unknown as Sql;
  try {
    await migrateSchema(shared, (config) => migrate(sql, config));
  } catch (error) {
    await pglite.close();
    throw error;
  }
  const checkpoint = () => void pglite.exec('CHECKPOINT').catch(() => {});
  const checkpoints = setInterval(checkpoint, CHECKPOINT_MS).unref();
  return {
    sql: shared,
    run: async <Row>(text: string, values: unknown[]) => (await pglite.query<Row>(text, values)).rows,
    // Only one process can open the folder.
    holdKeys: () => Promise.resolve(),
    close() {
      clearInterval(checkpoints);
      return pglite.close();
    },
  };
}
