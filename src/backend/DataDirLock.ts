import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from './SetupProblem.ts';

/** Where the owner of the directory takes commands: a loopback port, and the token that only this user can read. */
export interface Control {
  port: number;
  token: string;
}

/** What the lock file says of the process that owns the data directory. */
export interface Owner {
  pid: number;
  /** Tells the process from a later one with the same number; empty where the system does not say. */
  birth: string;
  /** Null while the owner is still starting, or is a command that takes none. */
  control: Control | null;
}

/** When the process was born, in ticks of this boot of the machine (Linux); empty elsewhere or when it is gone. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; field 22 of proc(5) is the 20th behind it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${ticks}`;
  } catch {
    return '';
  }
}

function isAlive({ pid, birth }: Owner): boolean {
  if (pid === process.pid) return birth === birthOf(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return birth === birthOf(pid);
}

/** The living owner of the data directory, or null. */
export function ownerOf(dataDir: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as Owner;
    return isAlive(owner) ? owner : null;
  } catch {
    // No lock, or one that was cut off while it was written: whoever wrote it is gone.
    return null;
  }
}

/**
 * The embedded database has no lock of its own: a second process on its folder loses rows in silence. So one process
 * owns the data directory; a lock whose process is gone is taken over.
 */
export class DataDirLock {
  private constructor(private readonly file: string) {}

  static take(dataDir: string): DataDirLock {
    const lock = new DataDirLock(join(dataDir, 'lock'));
    try {
      mkdirSync(dataDir, { recursive: true });
      for (;;) {
        try {
          lock.write({ pid: process.pid, birth: birthOf(process.pid), control: null }, 'wx');
          return lock;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
        const owner = ownerOf(dataDir);
        if (owner) {
          throw new SetupProblem(
            `The data in ${dataDir} is in use by process ${owner.pid}; stop it first, or choose another DATA_DIR.`,
          );
        }
        lock.dropStale();
      }
    } catch (error) {
      if (error instanceof SetupProblem) throw error;
      throw new SetupProblem(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`);
    }
  }

  /** Tells others where the owner takes commands. */
  announce(control: Control): void {
    const next = `${this.file}.${process.pid}`;
    writeFileSync(next, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), control }), {
      mode: 0o600,
    });
    renameSync(next, this.file);
  }

  release(): void {
    rmSync(this.file, { force: true });
  }

  private write(owner: Owner, flag: string): void {
    writeFileSync(this.file, JSON.stringify(owner), { flag, mode: 0o600 });
  }

  /** Only one of two newcomers can move the stale lock away; the other one finds it gone and tries again. */
  private dropStale(): void {
    const aside = `${this.file}.stale.${process.pid}`;
    try {
      renameSync(this.file, aside);
      rmSync(aside, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
