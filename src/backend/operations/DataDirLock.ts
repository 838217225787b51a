import { closeSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SetupProblem } from './SetupProblem.ts';

/** Native, and without types. */
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as {
  tryLock: (file: number, offset: number, length: number, options?: { shared: boolean }) => boolean;
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

/** Beyond what is written in the file: Windows lets nobody read what is locked. */
const LOCKED = [1_000_000, 1] as const;

const ATTEMPTS = 5;

function read(file: number): Owner {
  try {
    const bytes = Buffer.alloc(1024);
    return JSON.parse(bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, 0))) as Owner;
  } catch {
    // It is being written.
    return { pid: 0, control: null };
  }
}

/** The living owner of the data directory, or null. */
export function ownerOf(dataDir: string): Owner | null {
  let file: number;
  try {
    file = openSync(join(dataDir, 'lock'), 'r');
  } catch {
    // Nobody was ever here; what else is wrong, whoever takes the lock will say.
    return null;
  }
  try {
    return tryLock(file, ...LOCKED, { shared: true }) ? null : read(file);
  } finally {
    closeSync(file);
  }
}

/**
 * The embedded database has no lock of its own: a second process on its folder loses rows in silence. So one process
 * owns the data directory by a lock of the kernel, which ends with the process and is the same for all containers of a
 * machine. The file stays: it says where the owner takes commands.
 */
export class DataDirLock {
  private constructor(private readonly file: number) {}

  static take(dataDir: string): DataDirLock {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const file = openSync(join(dataDir, 'lock'), 'a+', 0o600);
      // Who asks for the owner has a part of the lock for a moment.
      let isMine = tryLock(file, ...LOCKED);
      for (let attempt = 1; !isMine && attempt < ATTEMPTS; attempt += 1) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        isMine = tryLock(file, ...LOCKED);
      }
      if (isMine) {
        const lock = new DataDirLock(file);
        lock.announce(null);
        return lock;
      }
      const { pid } = read(file);
      closeSync(file);
      throw new SetupProblem(
        `The data in ${dataDir} is in use by process ${pid}; stop it first, or choose another DATA_DIR.`,
      );
    } catch (error) {
      if (error instanceof SetupProblem) throw error;
      throw new SetupProblem(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`);
    }
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
