import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './commandLine.ts';
import { perform } from './commands.ts';
import { hasValidCheckDigits, pastedNationalNumber } from '../../domain/nationalNumber.ts';
import { addKey } from '../privacy/keys.ts';
import { openBackend } from './openBackend.ts';
import { rotateKeys } from '../privacy/rotateKeys.ts';
import { runCommand, SetupProblem } from './SetupProblem.ts';
import { readSettings } from './settings.ts';

const USAGE =
  'Use: npm run data -- purge | export CAMP_ID [--to FOLDER] | forget NATIONAL_NR (or - to read it from the input) | forget-again | rotate';

const say = (line: string) => console.log(line);

async function purge(): Promise<void> {
  const { sheets, bookings } = await perform(readSettings(process.env), 'purge', {});
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  say(`Deleted ${counted(sheets, 'medical sheet')} and ${counted(bookings, 'booking')}.`);
}

async function exportCamp(wanted: string, folder: string): Promise<void> {
  const { campId, count, csv, json } = await perform(readSettings(process.env), 'exportCamp', {
    campId: wanted,
  });
  // Two camps never get the same name.
  const name = join(folder, encodeURIComponent(campId));
  try {
    // For the organiser's eyes: medical data leaves the vault here.
    writeFileSync(`${name}.csv`, csv, { mode: 0o600 });
    writeFileSync(`${name}.json`, json, { mode: 0o600 });
  } catch (error) {
    throw new SetupProblem(`The export cannot be written: ${(error as Error).message}.`);
  }
  say(`Wrote ${count} enrolment${count === 1 ? '' : 's'} to ${name}.csv and ${name}.json.`);
}

const sayRemoved = ({ bookings }: { bookings: number }) =>
  say(`Removed ${bookings} booking${bookings === 1 ? '' : 's'}.`);

async function forget(given: string): Promise<void> {
  // From the input, the number stays out of the shell's history.
  const nationalNr = pastedNationalNumber(given === '-' ? readFileSync(0, 'utf8') : given);
  if (!hasValidCheckDigits(nationalNr)) throw new SetupProblem('That is not a valid national number.', 2);
  sayRemoved(await perform(readSettings(process.env), 'forget', { nationalNr }));
}

async function rotate(): Promise<void> {
  const settings = readSettings(process.env);
  const opened = await openBackend(settings, say, (present) => addKey(settings, present, say));
  try {
    const { bookings } = await rotateKeys(opened.backend);
    say(
      `Sealed ${bookings} booking${bookings === 1 ? '' : 's'} with the key "${opened.backend.vault.current.id}".`,
    );
  } finally {
    await opened.close();
  }
}

/** `npm run data -- …`: what becomes of the data after the booking. */
await runCommand(async () => {
  const { verb, operand, values } = readCommandLine(
    USAGE,
    {
      purge: {},
      export: { operand: 'one', options: ['to'] },
      forget: { operand: 'one' },
      'forget-again': {},
      rotate: {},
    },
    { to: { type: 'string' } },
  );
  switch (verb) {
    case 'purge':
      return purge();
    case 'export':
      return exportCamp(operand ?? '', values.to ?? '.');
    case 'forget':
      return forget(operand ?? '');
    case 'forget-again':
      sayRemoved(await perform(readSettings(process.env), 'forgetAgain', {}));
      return;
    case 'rotate':
      return rotate();
  }
});
