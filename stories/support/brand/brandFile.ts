import { COLOUR_JOBS, type Brand, type Colours } from '../../../src/ui/brand/Brand.ts';

const values = (of: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(of).map(([name, $value]) => [name, { $value }]));

const coloursFile = (colours: Colours) =>
  values(Object.fromEntries(COLOUR_JOBS.map((job) => [job, colours[job]])));

/** The design tokens of a brand as JSON, without its files. */
export function brandFile({
  name,
  colours,
  dark,
  fonts,
  headingWeight,
  fieldRadius,
  cardRadius,
}: Brand): string {
  const tokens = {
    name: { $value: name },
    colour: { $type: 'color', ...coloursFile(colours), ...(dark && { dark: coloursFile(dark) }) },
    font: { $type: 'fontFamily', ...values({ body: fonts.body, heading: fonts.heading }) },
    fontWeight: { $type: 'fontWeight', ...values({ heading: headingWeight }) },
    radius: { $type: 'dimension', ...values({ field: `${fieldRadius}px`, card: `${cardRadius}px` }) },
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
