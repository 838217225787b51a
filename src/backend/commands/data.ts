import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../build/paths.ts';
import { makeDataDir } from '../database/lockDataDir.ts';
import { replacePrivate } from '../service/privateFile.ts';
import { counted, runSubcommand, type Arguments } from './commandLine.ts';
import { explainFailures, perform, withProgress } from './commands.ts';
import { hasValidCheckDigits } from '../../domain/nationalNumber.ts';
import { cleaned } from '../../ui/fields/insertedText.ts';
import { addKey } from '../privacy/keys.ts';
import { openBackend } from '../service/openBackend.ts';
import { rotateKeys } from '../privacy/rotateKeys.ts';
import { InputProblem, print, printJson, SetupProblem } from '../service/SetupProblem.ts';
import { readSettings } from '../service/settings.ts';

const USAGE =
  'Use: npm run data -- purge | export CAMP_ID [--to FOLDER] | show [-] | forget [-] | forget-again | rotate (- reads the national number from standard input)';

async function purge(): Promise<void> {
  const { sheets, bookings } = await perform('purge', {});
  print(`Deleted ${counted(sheets, 'medical sheet')} and ${counted(bookings, 'booking')}.`);
}

/** Whether a folder is the other one or below it, whatever links lead there. */
function isWithin(folder: string, other: string): boolean {
  const path = relative(realpathSync(other), realpathSync(folder));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** The folder of an export: unencrypted medical data must not get into the repository or an image. */
function exportFolder(given: string | undefined): string {
  const { dataDir } = readSettings(process.env);
  const folder = given ?? join(dataDir, 'exports');
  if (given !== undefined && !existsSync(given))
    throw new InputProblem(`There is no folder ${given}: create it first.`);
  try {
    if (given === undefined) makeDataDir(folder);
    if (!isWithin(folder, ROOT) || (existsSync(dataDir) && isWithin(folder, dataDir))) return folder;
  } catch (error) {
    throw new SetupProblem(`The export cannot be written: ${(error as Error).message}.`);
  }
  throw new InputProblem(`${folder} is part of the program: export to a folder outside it, or without --to.`);
}

async function exportCamp({ operand, values }: Arguments): Promise<void> {
  const folder = exportFolder(values.to as string | undefined);
  const { campId, count, csv, json } = await perform('exportCamp', { campId: operand });
  // Encoded, so that no two camps share a file name.
  const fileOf = (type: string) => join(folder, `${encodeURIComponent(campId)}.${type}`);
  try {
    replacePrivate(fileOf('csv'), csv);
    replacePrivate(fileOf('json'), json);
  } catch (error) {
    throw new SetupProblem(`The export cannot be written: ${(error as Error).message}.`);
  }
  print(`Wrote ${counted(count, 'enrolment')} to ${fileOf('csv')} and ${fileOf('json')}.`);
}

const printRemoved = ({ bookings }: { bookings: number }) =>
  print(`Removed ${counted(bookings, 'booking')}.`);

/** The national number of a child or parent. Never an argument, which a shell and npm write to their logs. */
async function givenNumber(operand: string): Promise<string> {
  if (operand !== '' && operand !== '-') {
    throw new InputProblem(
      'Give the national number when asked, or with - on standard input: an argument is logged.',
    );
  }
  if (operand === '') process.stderr.write('National number of the child or parent: ');
  const given: string[] = [];
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    if (line.trim() !== '') given.push(line);
    // At the prompt, the first line is the answer.
    if (operand === '') break;
  }
  lines.close();
  if (given.length > 1) throw new InputProblem('Give one national number at a time.');
  const nationalNr = cleaned('numeric', given[0] ?? '');
  if (!hasValidCheckDigits(nationalNr)) throw new InputProblem('That is not a valid national number.');
  return nationalNr;
}

const nothingOf = () => new InputProblem('There is no booking of this child or parent.');

async function show({ operand }: Arguments): Promise<void> {
  const records = await perform('showPerson', { nationalNr: await givenNumber(operand) });
  if (records.length === 0) throw nothingOf();
  printJson(records);
}

async function forget({ operand }: Arguments): Promise<void> {
  const removed = await perform('forget', { nationalNr: await givenNumber(operand) });
  if (removed.bookings === 0) throw nothingOf();
  printRemoved(removed);
}

async function rotate(): Promise<void> {
  const settings = readSettings(process.env);
  const opened = await openBackend(settings, print, (present) => addKey(settings, present, print));
  const { bookings } = await withProgress(() => explainFailures(() => rotateKeys(opened.backend))).finally(
    opened.close,
  );
  print(`Encrypted ${counted(bookings, 'booking')} with the key "${opened.backend.vault.current.id}".`);
}

/** `npm run data -- …`: retention, export, erasure and keys. */
await runSubcommand(USAGE, {
  purge: { run: purge },
  export: { operand: 'required', options: { to: { type: 'string' } }, run: exportCamp },
  show: { operand: 'optional', run: show },
  forget: { operand: 'optional', run: forget },
  'forget-again': { run: async () => printRemoved(await perform('forgetAgain', {})) },
  rotate: { run: rotate },
});
