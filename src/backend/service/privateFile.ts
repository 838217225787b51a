import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a new file that only this user can read, completely: it is on the disk when this returns. */
export function writePrivate(path: string, text: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, text, { flag: 'wx', mode: 0o600, flush: true });
}

/** Writes the new name of a file to the disk too: after a power failure, the folder has it. */
export function syncName(path: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Replaces a file at once by such a file: readers see the old or the new one. A link is replaced, not followed. */
export function replacePrivate(path: string, text: string): void {
  try {
    writePrivate(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    rmSync(`${path}.new`, { force: true });
    throw error;
  }
  syncName(path);
}
