import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { SetupProblem } from '../service/SetupProblem.ts';
import { migrateSchema } from './migrateSchema.ts';
import type { Database, Sql } from './database.ts';

/** The file operations of PGlite's file system that set modes. */
interface NodeOperations {
  mknod: (parent: object, name: string, mode: number, device: number) => object;
  setattr: (node: object, attributes: { mode?: number | null }) => void;
}

const OTHERS = 0o077;

/** PGlite creates files with mode 666, regardless of the umask. This makes them accessible to this user only. */
class PrivateFS extends NodeFS {
  override init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    chmodSync(this.rootDir, 0o700);
    // The files of an existing database.
    for (const entry of readdirSync(this.rootDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) {
        chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
      }
    }
    const keepPrivate = ({ NODEFS }: { NODEFS: object }) => {
      const { node_ops: operations } = NODEFS as { node_ops: NodeOperations };
      const { mknod, setattr } = operations;
      operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
      operations.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode == null ? rest : { ...rest, mode: mode & ~OTHERS });
    };
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), keepPrivate] });
  }
}

/** Of PGlite; the files of another version cannot be read. */
const PG_VERSION = '18';

/** 16 MB of buffers instead of 128. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Creates a database in a separate process, whose end frees its 600 MB. Created beside and then renamed: an incomplete one
 * never opens.
 */
async function makeDatabase(dataDir: string): Promise<void> {
  const made = `${dataDir}.new`;
  rmSync(made, { recursive: true, force: true });
  const script =
    'require(process.argv[1]).PGlite.create(process.argv[2]).then((made) => made.close()).then(() => process.exit())';
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['-e', script, pglite, made]);
  renameSync(made, dataDir);
}

/** PostgreSQL's default. PGlite has no checkpointer: without this, the write-ahead log and crash recovery only grow. */
const CHECKPOINT_MS = 300_000;

/** Opens the embedded database: in a folder that is locked, or in memory for tests. */
export async function openEmbedded(from: { dataDir: string } | { dump?: Blob }): Promise<Database> {
  if ('dataDir' in from) {
    if (!existsSync(join(from.dataDir, 'PG_VERSION'))) await makeDatabase(from.dataDir);
    const made = readFileSync(join(from.dataDir, 'PG_VERSION'), 'utf8').trim();
    if (made !== PG_VERSION) {
      throw new SetupProblem(
        `The database in ${from.dataDir} was made by PostgreSQL ${made}, and this program has ${PG_VERSION}: start the version that made it, or restore a backup of this one.`,
      );
    }
    // Only a running database has this file. If it was killed while writing it, no later one starts.
    rmSync(join(from.dataDir, 'postmaster.pid'), { force: true });
  }
  const pglite =
    'dataDir' in from
      ? await PGlite.create({ fs: new PrivateFS(from.dataDir), startParams })
      : await PGlite.create(from.dump ? { loadDataDir: from.dump } : {});
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
    counters: shared,
    run: async <Row>(text: string, values: unknown[]) => (await pglite.query<Row>(text, values)).rows,
    // Only one process can open the folder.
    holdKeys: () => Promise.resolve(),
    close() {
      clearInterval(checkpoints);
      return pglite.close();
    },
  };
}
