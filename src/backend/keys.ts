import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from './SetupProblem.ts';
import type { Settings } from './settings.ts';
import { newKeyText, Vault } from './Vault.ts';

/**
 * The vault with the keys of the environment, or of the file `keys` in the data directory. Where there are none yet,
 * makes one, readable by this user alone, and says so once.
 */
export function openVault(
  { dataKeys, dataDir }: Pick<Settings, 'dataKeys' | 'dataDir'>,
  say: (line: string) => void,
): Vault {
  if (dataKeys !== null) return Vault.fromText(dataKeys);
  const file = join(dataDir, 'keys');
  try {
    mkdirSync(dataDir, { recursive: true });
    // Fails when the file is there, so that two first starts cannot each make their own key.
    writeFileSync(file, `${newKeyText('k1')}\n`, { flag: 'wx', mode: 0o600 });
    say(`Made a new key for personal data in ${file}: back it up, without it the bookings cannot be read.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SetupProblem(`The key file ${file} cannot be written: ${(error as Error).message}.`);
    }
  }
  try {
    return Vault.fromText(readFileSync(file, 'utf8').trim());
  } catch (error) {
    throw new SetupProblem(`The key file ${file} cannot be used: ${(error as Error).message}`);
  }
}

/**
 * The vault for a rotation: with the keys of the environment as they are, of which the first is the new one, or with
 * a new key put before those of the file.
 */
export function addKey(settings: Pick<Settings, 'dataKeys' | 'dataDir'>, say: (line: string) => void): Vault {
  const vault = openVault(settings, say);
  if (settings.dataKeys !== null) return vault;
  const file = join(settings.dataDir, 'keys');
  const before = readFileSync(file, 'utf8').trim();
  const text = `${newKeyText(`k${before.split(',').length + 1}`)},${before}`;
  // The new file is whole before it takes the place of the old one: without a key nothing can be read.
  writeFileSync(`${file}.new`, `${text}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  say(`Put a new key first in ${file}: back it up. The keys behind it are for old backups.`);
  return Vault.fromText(text);
}
