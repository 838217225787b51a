import { resolve } from 'node:path';
import { loadBrand } from '../../build/loadBrand.ts';
import { BrandProblem } from '../../domain/brand/Brand.ts';
import { contrastIn, nearestPassing, PAIRS, ratioText } from '../../domain/brand/contrast.ts';
import { checkContrast } from '../../domain/brand/readBrand.ts';
import { refusedBrand } from './openBrand.ts';
import { runSubcommand, tableOf } from './commandLine.ts';

/** Prints the contrast of every pair of colours; throws when one is too low or the brand cannot be read. */
async function check(file: string): Promise<void> {
  try {
    const { brand } = await loadBrand(resolve(file));
    const { colours } = brand;
    const rows = PAIRS.map((pair) => {
      const { drawn, on, where, least } = pair;
      const ratio = contrastIn(colours, pair);
      const result =
        ratio >= least ? 'passes' : `too close: ${nearestPassing(colours, pair) ?? 'no colour'} passes`;
      const names = [`${drawn} ${colours[drawn]}`, `${on} ${colours[on]}`];
      return [...names, ratioText(ratio), String(least), result, where];
    });
    console.log(`${brand.name}: every pair of colours that meets on a page\n`);
    console.log(tableOf([['colour', 'on', 'contrast', 'least', '', 'for'], ...rows]));
    checkContrast(brand);
  } catch (error) {
    if (error instanceof BrandProblem) throw refusedBrand(file, error);
    throw error;
  }
}

/** `npm run brand -- check FILE` */
await runSubcommand('Use: npm run brand -- check FILE', {
  check: { operand: 'required', run: ({ operand }) => check(operand) },
});
