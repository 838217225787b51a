import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrand } from '../service/openBrand.ts';
import { readSettings } from '../service/settings.ts';
import { InputProblem, print, runCommand } from '../service/SetupProblem.ts';
import { accessibilityStatement } from '../site/accessibilityStatement.ts';

function fileFrom(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values.to;
  } catch {
    throw new InputProblem('Use: npm run a11y:statement [-- --to FILE]');
  }
}

/** `npm run a11y:statement` */
await runCommand(async () => {
  const file = fileFrom(process.argv.slice(2));
  const { settings } = await openBrand(readSettings(process.env));
  const text = accessibilityStatement(settings);
  try {
    if (file === undefined) print(text.trimEnd());
    else writeFileSync(file, text);
  } catch {
    throw new InputProblem(`The statement cannot be written to ${String(file)}.`);
  }
});
