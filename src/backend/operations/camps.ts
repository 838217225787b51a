import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { perform } from './commands.ts';
import { runCommand, SetupProblem } from './SetupProblem.ts';
import { readSettings } from './settings.ts';

const USAGE = 'Use: npm run camps -- import FILE.json';

function readItems(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupProblem(`The file ${file} cannot be read: ${(error as Error).message}.`, 2);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new SetupProblem(`The file ${file} is not JSON: ${(error as Error).message}.`);
  }
}

function argumentsOf(args: string[]): { file: string } {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [verb, file, ...rest] = positionals;
    if (verb === 'import' && file !== undefined && rest.length === 0) return { file };
  } catch {
    // The sentence below says it better.
  }
  throw new SetupProblem(USAGE, 2);
}

/** `npm run camps -- import FILE.json` */
await runCommand(async () => {
  const { file } = argumentsOf(process.argv.slice(2));
  const items = readItems(file);
  const { count, warnings } = await perform(readSettings(process.env), 'importCamps', { items });
  console.log(`Loaded ${count} ${count === 1 ? 'camp' : 'camps'} from ${file}.`);
  for (const warning of warnings) console.error(warning);
});
