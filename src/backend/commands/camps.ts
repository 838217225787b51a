import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { rowsOfCsv } from '../camps/campCsv.ts';
import { rowsOfJson, type ImportRow } from '../camps/campImport.ts';
import { counted, recordsTable, runSubcommand } from './commandLine.ts';
import { command } from './commands.ts';
import { InputProblem } from '../service/SetupProblem.ts';

const USAGE =
  'Use: npm run camps -- import FILE.json|FILE.csv [--force] | list | close CAMP_ID | open CAMP_ID [--json]';

function textOf(file: string): string {
  try {
    const bytes = readFileSync(file);
    if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  } catch (error) {
    throw new InputProblem(`The file ${file} cannot be read: ${(error as Error).message}.`);
  }
  throw new InputProblem(`The file ${file} is not in UTF-8: save it as "CSV UTF-8" or as JSON in UTF-8.`);
}

function rowsOf(file: string): ImportRow[] {
  const text = textOf(file);
  if (/\.csv$/i.test(file)) return rowsOfCsv(text);
  try {
    return rowsOfJson(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputProblem(`The file ${file} is not JSON: ${error.message.replace(/\s+/g, ' ')}.`);
  }
}

const setClosed = (isClosed: boolean) =>
  command('setClosed', {
    operand: 'required',
    given: ({ operand }) => ({ campId: operand, isClosed }),
    say: ({ camp, state }) => `Camp ${camp} is ${state}.`,
  });

/** `npm run camps -- …` */
await runSubcommand(USAGE, {
  import: command('importCamps', {
    operand: 'required',
    options: { force: { type: 'boolean' } },
    given: ({ operand, values }) => ({ rows: rowsOf(operand), force: values.force === true }),
    say: (loaded, { operand }) =>
      `Loaded ${counted(loaded.length, 'camp')} from ${operand}.\n${recordsTable(loaded, '')}`,
  }),
  list: command('listCamps', {
    given: () => ({}),
    say: (camps) => recordsTable(camps, 'There are no camps.'),
  }),
  close: setClosed(true),
  open: setClosed(false),
});
