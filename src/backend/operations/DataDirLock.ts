import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeDataDir } from './makeDataDir.ts';
import { SetupProblem } from './SetupProblem.ts';

/** Native, and without types. */
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as {
  tryLock: (file: number, offset: number, length: number) => boolean;
};

/** Where the owner of the directory takes commands: a loopback port, and the token that only this user can read. */
export interface Control {
  port: number;
  token: string;
}

/** What the lock file says of the process that owns the data directory. */
export interface Owner {
  pid: number;
  /** Null while the owner is still starting, or is a command that takes none. */
  control: Control | null;
}

/** Another process owns the data directory. */
export class DataDirInUse extends SetupProblem {
  constructor(
    dataDir: string,
    readonly owner: Owner,
  ) {
    super(
      `The data in ${dataDir} is in use by process ${owner.pid}; stop it first, or choose another DATA_DIR.`,
    );
  }
}

/** Beyond what is written in the file: Windows lets nobody read what is locked. */
const LOCKED = [1_000_000, 1] as const;

function ownerIn(file: number): Owner {
  try {
    const bytes = Buffer.alloc(1024);
    return JSON.parse(bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, 0))) as Owner;
  } catch {
    // It is being written.
    return { pid: 0, control: null };
  }
}

/**
 * The embedded database has no lock of its own: a second process on its folder loses rows in silence. So one process
 * owns the data directory by a lock of the kernel, which ends with the process and is the same for all containers of a
 * machine. The file stays: it says where the owner takes commands.
 */
export class DataDirLock {
  private constructor(private readonly file: number) {}

  /** Throws {@link DataDirInUse} when another process owns the directory. */
  static take(dataDir: string): DataDirLock {
    let file: number;
    try {
      makeDataDir(dataDir);
      file = openSync(join(dataDir, 'lock'), 'a+', 0o600);
    } catch (error) {
      throw new SetupProblem(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`);
    }
    if (!tryLock(file, ...LOCKED)) {
      const owner = ownerIn(file);
      closeSync(file);
      throw new DataDirInUse(dataDir, owner);
    }
    const lock = new DataDirLock(file);
    lock.announce(null);
    return lock;
  }

  /** Tells others where the owner takes commands. */
  announce(control: Control | null): void {
    ftruncateSync(this.file);
    writeSync(this.file, JSON.stringify({ pid: process.pid, control }));
  }

  release(): void {
    closeSync(this.file);
  }
}
