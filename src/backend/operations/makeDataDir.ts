import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the data directory, and those above it that are missing, for this user alone. */
export function makeDataDir(path: string): void {
  if (existsSync(path)) return;
  makeDataDir(dirname(path));
  try {
    // Not `recursive`: Node never returns from that below /proc.
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in between.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
