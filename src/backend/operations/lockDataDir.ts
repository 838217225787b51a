import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SetupProblem } from './SetupProblem.ts';

// Has no types.
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as {
  tryLock: (file: number, offset: number, length: number) => boolean;
};

/** The content of the file `owner`, beside the lock. */
export interface Owner {
  pid: number;
  /** Where it accepts commands: on loopback, with a token that only this user can read. Null for a command or a start. */
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

/** The range that every version locks, one that runs beside another included. */
const LOCKED = [1_000_000, 1] as const;

function ownerIn(path: string): Owner {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    // A new file.
    return { pid: 0, control: null };
  }
}

/** Creates the data directory and its missing parents, for this user alone. */
export function makeDataDir(path: string): void {
  if (existsSync(path)) return;
  makeDataDir(dirname(path));
  try {
    // Not `recursive`, which never returns below /proc.
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * One process owns the data directory, for a second one on the embedded database would lose rows in silence. A lock of the
 * kernel, which ends with the process and covers all containers of a machine. Throws {@link DataDirInUse} when another
 * process owns the directory.
 */
export function lockDataDir(dataDir: string) {
  const path = join(dataDir, 'owner');
  let file: number;
  try {
    makeDataDir(dataDir);
    file = openSync(join(dataDir, 'lock'), 'a+', 0o600);
  } catch (error) {
    throw new SetupProblem(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`);
  }
  if (!tryLock(file, ...LOCKED)) {
    closeSync(file);
    throw new DataDirInUse(dataDir, ownerIn(path));
  }
  /** Publishes where the owner accepts commands. */
  const announce = (control: Owner['control']) => {
    const owner: Owner = { pid: process.pid, control };
    // Replaced by a rename, so that nobody reads an empty or half a file: a write is not atomic for its readers.
    writeFileSync(`${path}.new`, JSON.stringify(owner), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  announce(null);
  return { announce, release: () => closeSync(file) };
}

export type DataDirLock = ReturnType<typeof lockDataDir>;
