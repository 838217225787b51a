import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBrand } from '../../build/loadBrand.ts';
import { BrandProblem } from '../../domain/brand/Brand.ts';
import { contrastIn, nearestPassing, PAIRS, ratioText } from '../../domain/brand/contrast.ts';
import { checkContrast } from '../../domain/brand/readBrand.ts';
import { refusedBrand } from './openBrand.ts';
import { runCommand, SetupProblem } from './SetupProblem.ts';

const USAGE = 'Use: npm run brand -- check FILE';

function fileOf(args: string[]): string {
  try {
    const [verb, file, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
    if (verb === 'check' && file !== undefined && rest.length === 0) return file;
  } catch {
    // Said below, as for all that is not what is expected.
  }
  throw new SetupProblem(USAGE, 2);
}

/** Columns as wide as what stands in them. */
function tableOf(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `npm run brand -- check FILE` */
await runCommand(async () => {
  const file = fileOf(process.argv.slice(2));
  try {
    const { brand } = await loadBrand(resolve(file));
    const { colours } = brand;
    const rows = PAIRS.map((pair) => {
      const { drawn, on, where, least } = pair;
      const ratio = contrastIn(colours, pair);
      const verdict =
        ratio >= least ? 'passes' : `too close: ${nearestPassing(colours, pair) ?? 'no colour'} passes`;
      return [
        `${drawn} ${colours[drawn]}`,
        `${on} ${colours[on]}`,
        ratioText(ratio),
        String(least),
        verdict,
        where,
      ];
    });
    console.log(`${brand.name}: every pair of colours that meets on a page\n`);
    console.log(tableOf([['drawn', 'on', 'contrast', 'least', '', 'for'], ...rows]));
    checkContrast(brand);
  } catch (error) {
    if (error instanceof BrandProblem) throw refusedBrand(file, error);
    throw error;
  }
});
