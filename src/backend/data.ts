import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { perform } from './commands.ts';
import { hasValidCheckDigits, pastedNationalNumber } from '../domain/nationalNumber.ts';
import { addKey } from './keys.ts';
import { openBackend } from './openBackend.ts';
import { rotateKeys } from './rotateKeys.ts';
import { runCommand, SetupProblem } from './SetupProblem.ts';
import { readSettings } from './settings.ts';

const USAGE =
  'Use: npm run data -- purge | export CAMP_ID [--to FOLDER] | forget NATIONAL_NR (or - to read it from the input) | rotate';

const say = (line: string) => console.log(line);

async function purge(): Promise<void> {
  const { sheets } = await perform(readSettings(process.env), 'purge', {});
  say(`Deleted ${sheets} medical sheet${sheets === 1 ? '' : 's'}.`);
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

async function forget(given: string): Promise<void> {
  // From the input, the number stays out of the shell's history.
  const nationalNr = pastedNationalNumber(given === '-' ? readFileSync(0, 'utf8') : given);
  if (!hasValidCheckDigits(nationalNr)) throw new SetupProblem('That is not a valid national number.', 2);
  const { bookings } = await perform(readSettings(process.env), 'forget', { nationalNr });
  say(`Removed ${bookings} booking${bookings === 1 ? '' : 's'}.`);
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

function parsed() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
  } catch {
    throw new SetupProblem(USAGE, 2);
  }
}

/** `npm run data -- …`: what becomes of the data after the booking. */
await runCommand(async () => {
  const { positionals, values } = parsed();
  const [verb, operand, ...rest] = positionals;
  const wantsOperand = verb === 'export' || verb === 'forget';
  if (
    rest.length > 0 ||
    wantsOperand !== (operand !== undefined) ||
    (values.to !== undefined && verb !== 'export')
  ) {
    throw new SetupProblem(USAGE, 2);
  }
  switch (verb) {
    case 'purge':
      return purge();
    case 'export':
      return exportCamp(operand ?? '', values.to ?? '.');
    case 'forget':
      return forget(operand ?? '');
    case 'rotate':
      return rotate();
    default:
      throw new SetupProblem(USAGE, 2);
  }
});
