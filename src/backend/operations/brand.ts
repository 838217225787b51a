import { resolve } from 'node:path';
import { loadBrand } from '../../build/loadBrand.ts';
import { BrandProblem } from '../../domain/brand/Brand.ts';
import { contrastIn, nearestPassing, PAIRS, ratioText } from '../../domain/brand/contrast.ts';
import { checkContrast } from '../../domain/brand/readBrand.ts';
import { refusedBrand } from './openBrand.ts';
import { readCommandLine, tableOf } from './commandLine.ts';
import { runCommand } from './SetupProblem.ts';

const USAGE = 'Use: npm run brand -- check FILE';

/** `npm run brand -- check FILE` */
await runCommand(async () => {
  const { operand } = readCommandLine(USAGE, { check: { operand: 'one' } }, {});
  const file = operand ?? '';
  try {
    const { brand } = await loadBrand(resolve(file));
    const { colours } = brand;
    const rows = PAIRS.map((pair) => {
      const { foreground, background, where, minimum } = pair;
      const ratio = contrastIn(colours, pair);
      const verdict =
        ratio >= minimum ? 'passes' : `too close: ${nearestPassing(colours, pair) ?? 'no colour'} passes`;
      return [
        `${foreground} ${colours[foreground]}`,
        `${background} ${colours[background]}`,
        ratioText(ratio),
        String(minimum),
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
