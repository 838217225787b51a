import { existsSync, linkSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../database/lockDataDir.ts';
import { replacePrivate, syncName, writePrivate } from '../service/privateFile.ts';
import { SetupProblem } from '../service/SetupProblem.ts';
import type { Settings } from '../service/settings.ts';
import { readErasures } from './erasures.ts';
import { newKeyText, Vault } from './Vault.ts';

/** The key file, which is used if DATA_KEYS is not set. */
export function keyFileOf({ dataDir }: Settings): string {
  return join(dataDir, 'keys');
}

function vaultOfFile(file: string): Vault {
  try {
    return Vault.fromText(readFileSync(file, 'utf8').trim());
  } catch (error) {
    throw new SetupProblem(`The key file ${file} cannot be used: ${(error as Error).message}`);
  }
}

const unwritable = (file: string, error: unknown) =>
  new SetupProblem(`The key file ${file} cannot be written: ${(error as Error).message}.`);

/** The vault with the keys of DATA_KEYS or of the key file; null if there are none. */
export function readVault(settings: Settings): Vault | null {
  if (settings.dataKeys !== null) return Vault.fromText(settings.dataKeys);
  const file = keyFileOf(settings);
  return existsSync(file) ? vaultOfFile(file) : null;
}

/** Creates the key file with a first key, readable by this user only. */
export function makeVault(settings: Settings, say: (line: string) => void): Vault {
  const file = keyFileOf(settings);
  const complete = `${file}.${process.pid}`;
  try {
    makeDataDir(settings.dataDir);
    writePrivate(complete, `${newKeyText('k1')}\n`);
    // Fails for an existing file, so that two concurrent first starts have one key.
    linkSync(complete, file);
    syncName(file);
    say(`Made a new key for personal data in ${file}: back it up, without it the bookings cannot be read.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(file, error);
  } finally {
    rmSync(complete, { force: true });
  }
  return vaultOfFile(file);
}

/** One more than the largest number in use, so that the name of a removed key is not reused. */
function nextId(text: string): string {
  const numbers = [...text.matchAll(/(?:^|,)\s*k(\d+)=/g)].map(([, digits]) => Number(digits));
  return `k${Math.max(0, ...numbers) + 1}`;
}

/** The vault for a rotation: with DATA_KEYS the `present` one, whose first key is new; else with a new key in the file. */
export function addKey(settings: Settings, present: Vault, say: (line: string) => void): Vault {
  if (settings.dataKeys !== null) return present;
  // Refused before the file has a new key, with which no server starts until the rotation is done.
  readErasures({ settings, vault: present });
  const file = keyFileOf(settings);
  const before = readFileSync(file, 'utf8').trim();
  const text = `${newKeyText(nextId(before))},${before}`;
  const vault = Vault.fromText(text);
  try {
    // Without its keys no data can be read.
    replacePrivate(file, `${text}\n`);
  } catch (error) {
    throw unwritable(file, error);
  }
  say(`Put a new key first in ${file}: back it up. The keys behind it are for old backups.`);
  return vault;
}
