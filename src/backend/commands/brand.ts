import type { LoadedBrand } from '../../build/loadBrand.ts';
import { COLOUR_JOBS, schemesOf } from '../../ui/brand/Brand.ts';
import { contrastIn, nearestPassing, PAIRS, ratioText } from '../../ui/brand/contrast.ts';
import { runSubcommand, tableOf } from './commandLine.ts';
import { usableBrand } from '../service/openBrand.ts';
import { print } from '../service/SetupProblem.ts';

/** Prints the contrast of every pair of colours, in each scheme. */
function printContrast({ brand, ownName, defaultColours }: LoadedBrand): void {
  const name = ownName ?? 'The brand';
  for (const [scheme, colours] of schemesOf(brand)) {
    const rows = PAIRS.map((pair) => {
      const { foreground, background, where, minimum } = pair;
      const ratio = contrastIn(colours, pair);
      const result =
        ratio >= minimum ? 'passes' : `too close: ${nearestPassing(colours, pair) ?? 'no colour'} passes`;
      const names = [foreground, background].map((job) => `${job} ${colours[job]}`);
      return [...names, ratioText(ratio), String(minimum), result, where];
    });
    print(`${name}: every pair of colours that meets on a page, ${scheme}\n`);
    print(`${tableOf([['colour', 'on', 'contrast', 'least', '', 'for'], ...rows])}\n`);
  }
  if (!brand.dark) print(`${name} has no dark colours, and is always light.`);
  if (defaultColours.length > 0 && defaultColours.length < COLOUR_JOBS.length)
    print(`The colours of the default brand are used for ${defaultColours.join(', ')}.`);
}

/** `npm run brand -- check FILE|FOLDER` */
await runSubcommand('Use: npm run brand -- check FILE|FOLDER', {
  check: { operand: 'required', run: ({ operand }) => usableBrand(operand, printContrast) },
});
