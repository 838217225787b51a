import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted, runSubcommand } from './commandLine.ts';
import { perform } from './commands.ts';
import { hasValidCheckDigits, pastedNationalNumber } from '../../domain/nationalNumber.ts';
import { addKey } from '../privacy/keys.ts';
import { openBackend } from '../service/openBackend.ts';
import { rotateKeys } from '../privacy/rotateKeys.ts';
import { InputProblem, SetupProblem } from '../service/SetupProblem.ts';
import { readSettings } from '../service/settings.ts';

const USAGE =
  'Use: npm run data -- purge | export CAMP_ID [--to FOLDER] | forget NATIONAL_NR (or - to read it from the input) | forget-again | rotate';

const say = (line: string) => console.log(line);

async function purge(): Promise<void> {
  const { sheets, bookings } = await perform('purge', {});
  say(`Deleted ${counted(sheets, 'medical sheet')} and ${counted(bookings, 'booking')}.`);
}

async function exportCamp(wanted: string, folder: string): Promise<void> {
  const { campId, count, csv, json } = await perform('exportCamp', { campId: wanted });
  // Encoded, so that no two camps share a file name.
  const name = join(folder, encodeURIComponent(campId));
  try {
    // Readable by its owner only: it contains unencrypted medical data.
    writeFileSync(`${name}.csv`, csv, { mode: 0o600 });
    writeFileSync(`${name}.json`, json, { mode: 0o600 });
  } catch (error) {
    throw new SetupProblem(`The export cannot be written: ${(error as Error).message}.`);
  }
  say(`Wrote ${counted(count, 'enrolment')} to ${name}.csv and ${name}.json.`);
}

const sayRemoved = ({ bookings }: { bookings: number }) => say(`Removed ${counted(bookings, 'booking')}.`);

async function forget(given: string): Promise<void> {
  // A number on standard input stays out of the shell's history.
  const nationalNr = pastedNationalNumber(given === '-' ? readFileSync(0, 'utf8') : given);
  if (!hasValidCheckDigits(nationalNr)) throw new InputProblem('That is not a valid national number.');
  sayRemoved(await perform('forget', { nationalNr }));
}

async function rotate(): Promise<void> {
  const settings = readSettings(process.env);
  const opened = await openBackend(settings, say, (present) => addKey(settings, present, say));
  const { bookings } = await rotateKeys(opened.backend).finally(opened.close);
  say(`Sealed ${counted(bookings, 'booking')} with the key "${opened.backend.vault.current.id}".`);
}

/** `npm run data -- …`: retention, export, erasure and keys. */
await runSubcommand(USAGE, {
  purge: { run: purge },
  export: {
    operand: 'required',
    options: { to: { type: 'string' } },
    run: ({ operand, values }) => exportCamp(operand, String(values.to ?? '.')),
  },
  forget: { operand: 'required', run: ({ operand }) => forget(operand) },
  'forget-again': { run: async () => sayRemoved(await perform('forgetAgain', {})) },
  rotate: { run: rotate },
});
