import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

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
