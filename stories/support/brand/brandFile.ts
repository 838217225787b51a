import { COLOUR_JOBS, type Brand } from '../../../src/ui/brand/Brand.ts';

const values = (of: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(of).map(([name, $value]) => [name, { $value }]));

/** The design tokens of a brand as JSON, without its files. */
export function brandFile({ name, colours, fonts, headingWeight, fieldRadius, cardRadius }: Brand): string {
  const tokens = {
    name: { $value: name },
    colour: { $type: 'color', ...values(Object.fromEntries(COLOUR_JOBS.map((job) => [job, colours[job]]))) },
    font: { $type: 'fontFamily', ...values({ body: fonts.body, heading: fonts.heading }) },
    fontWeight: { $type: 'fontWeight', ...values({ heading: headingWeight }) },
    radius: { $type: 'dimension', ...values({ field: `${fieldRadius}px`, card: `${cardRadius}px` }) },
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
