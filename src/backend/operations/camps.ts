import { readFileSync } from 'node:fs';
import { rowsOfCsv } from '../camps/campCsv.ts';
import { rowsOfJson, type ImportRow } from '../camps/campImport.ts';
import { answer, readCommandLine, recordsTable } from './commandLine.ts';
import { perform } from './commands.ts';
import { runCommand, SetupProblem } from './SetupProblem.ts';
import { readSettings } from './settings.ts';

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

/** `npm run camps -- …` */
await runCommand(async () => {
  const { verb, operand, values } = readCommandLine(
    USAGE,
    {
      import: { operand: 'one', options: ['force', 'json'] },
      list: { options: ['json'] },
      close: { operand: 'one', options: ['json'] },
      open: { operand: 'one', options: ['json'] },
    },
    { force: { type: 'boolean' }, json: { type: 'boolean' } },
  );
  const settings = readSettings(process.env);
  const given = operand ?? '';
  if (verb === 'import') {
    const rows = rowsOf(given);
    const loaded = await perform(settings, 'importCamps', { rows, force: values.force ?? false });
    const count = `${loaded.length} ${loaded.length === 1 ? 'camp' : 'camps'}`;
    answer(values.json, loaded, `Loaded ${count} from ${given}.`, recordsTable(loaded, ''));
  } else if (verb === 'list') {
    const camps = await perform(settings, 'listCamps', {});
    answer(values.json, camps, recordsTable(camps, 'There are no camps.'));
  } else {
    const done = await perform(settings, 'setClosed', { campId: given, isClosed: verb === 'close' });
    answer(values.json, done, `Camp ${done.camp} is ${done.state}.`);
  }
});
