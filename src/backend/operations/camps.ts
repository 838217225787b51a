import { readFileSync } from 'node:fs';
import { rowsOfCsv } from '../camps/campCsv.ts';
import { rowsOfJson, type ImportRow } from '../camps/campImport.ts';
import { counted, print, recordsTable, runSubcommand } from './commandLine.ts';
import { perform } from './commands.ts';
import { SetupProblem } from './SetupProblem.ts';

const USAGE =
  'Use: npm run camps -- import FILE.json|FILE.csv [--force] | list | close CAMP_ID | open CAMP_ID [--json]';

function textOf(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new SetupProblem(`The file ${file} cannot be read: ${(error as Error).message}.`, 2);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SetupProblem(
      `The file ${file} is not in UTF-8: save it as "CSV UTF-8" or as JSON in UTF-8.`,
      2,
    );
  }
}

function rowsOf(file: string): ImportRow[] {
  const text = textOf(file);
  if (/\.csv$/i.test(file)) return rowsOfCsv(text);
  try {
    return rowsOfJson(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SetupProblem(`The file ${file} is not JSON: ${error.message}.`, 2);
  }
}

async function setClosed(
  campId: string,
  isClosed: boolean,
  values: Parameters<typeof print>[0],
): Promise<void> {
  const changed = await perform('setClosed', { campId, isClosed });
  print(values, changed, `Camp ${changed.camp} is ${changed.state}.`);
}

/** `npm run camps -- …` */
await runSubcommand(USAGE, {
  import: {
    operand: 'required',
    options: ['force', 'json'],
    async run({ operand, values }) {
      const rows = rowsOf(operand);
      const loaded = await perform('importCamps', { rows, force: values.force === true });
      const sentence = `Loaded ${counted(loaded.length, 'camp')} from ${operand}.`;
      print(values, loaded, sentence, recordsTable(loaded, ''));
    },
  },
  list: {
    options: ['json'],
    async run({ values }) {
      const camps = await perform('listCamps', {});
      print(values, camps, recordsTable(camps, 'There are no camps.'));
    },
  },
  close: {
    operand: 'required',
    options: ['json'],
    run: ({ operand, values }) => setClosed(operand, true, values),
  },
  open: {
    operand: 'required',
    options: ['json'],
    run: ({ operand, values }) => setClosed(operand, false, values),
  },
});
