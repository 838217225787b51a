import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { replacePrivate } from '../service/privateFile.ts';
import { SetupProblem } from '../service/SetupProblem.ts';

type TryLock = (file: number, offset: number, length: number) => boolean;

/** The package has no types, and a part for each platform. */
function loadLocks() {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as { tryLock: TryLock };
  } catch {
    throw new SetupProblem(
      `The package fs-native-extensions has no part for ${process.platform}-${process.arch} here: run "npm ci" on this machine, or use PostgreSQL through DATABASE_URL.`,
    );
  }
}

/** The content of the file `owner`, beside the lock. */
export interface Owner {
  pid: number;
  /** Where it accepts commands: loopback, with a token only this user can read. Null for a command and during startup. */
  control: { port: number; token: string } | null;
}

/** Another process owns the data directory. */
export class DataDirInUse extends SetupProblem {
  constructor(
    readonly dataDir: string,
    readonly owner: Owner,
  ) {
    super(
      `The data in ${dataDir} is in use by process ${owner.pid}; stop it first, or choose another DATA_DIR.`,
    );
  }
}

/** The locked byte range, the same in every version: two versions may run at the same time. */
const LOCKED = [1_000_000, 1] as const;

function ownerIn(path: string): Owner {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    // The file does not exist yet.
    return { pid: 0, control: null };
  }
}

function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    // Not `recursive`, which never returns below /proc.
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Creates the data directory and its missing parents, accessible to this user only. With the file `.gitignore`, no
 * repository holds it, whatever its name.
 */
export function makeDataDir(path: string): void {
  if (existsSync(path)) return;
  makeFolder(path);
  // Two processes may create the directory at once.
  writeFileSync(join(path, '.gitignore'), '*\n', { mode: 0o600 });
}

/**
 * Locks the data directory for one process: two processes on the embedded database would lose rows silently. The kernel
 * lock ends with the process and covers all containers of a machine. Throws {@link DataDirInUse} if another process owns
 * the directory.
 */
export function lockDataDir(dataDir: string) {
  const { tryLock } = loadLocks();
  const path = join(dataDir, 'owner');
  /** Publishes where the owner accepts commands. */
  const announce = (control: Owner['control']) => {
    const owner: Owner = { pid: process.pid, control };
    replacePrivate(path, JSON.stringify(owner));
  };
  try {
    makeDataDir(dataDir);
    const file = openSync(join(dataDir, 'lock'), 'a+', 0o600);
    if (!tryLock(file, ...LOCKED)) {
      closeSync(file);
      throw new DataDirInUse(dataDir, ownerIn(path));
    }
    announce(null);
    return { announce, release: () => closeSync(file) };
  } catch (error) {
    if (error instanceof DataDirInUse) throw error;
    throw new SetupProblem(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`);
  }
}

export type DataDirLock = ReturnType<typeof lockDataDir>;
