/** The media that a browser emulates, as in Playwright's `emulateMedia`. */
interface Media {
  colorScheme?: 'dark';
  forcedColors?: 'active';
  media?: 'print';
  reducedMotion?: 'no-preference';
}

/** A way to look at every story: values of the toolbar, and what only the browser can emulate. */
export interface Mode {
  globals?: Record<string, unknown> & { brand?: string };
  emulated?: Media;
  /** The tag of stories that are left out. */
  without?: string;
  /** If `true`, overview stories have a picture in this mode. The pictures of every run show the brands and the widths. */
  hasPictures?: boolean;
}

const screen = (value: string): Mode => ({ globals: { viewport: { value } } });

/** The modes of `npm test -- stories --modes NAME,…`. */
export const MODES: Readonly<Record<string, Mode>> = {
  coral: { globals: { brand: 'coral' } },
  dark: { globals: { scheme: 'dark' }, emulated: { colorScheme: 'dark' }, hasPictures: true },
  'coral-dark': {
    globals: { brand: 'coral', scheme: 'dark' },
    emulated: { colorScheme: 'dark' },
    hasPictures: true,
  },
  // Stories tagged `colours` check the colours of a brand, which the browser replaces.
  'forced-colors': { emulated: { forcedColors: 'active' }, without: 'colours', hasPictures: true },
  'text-200': { globals: { textSize: 'double' }, hasPictures: true },
  'reduced-motion': { globals: { motion: 'on' } },
  // Stories tagged `screen` print something else than they show, or nothing.
  print: { emulated: { media: 'print' }, without: 'screen', hasPictures: true },
  phone: screen('phone320'),
  desktop: screen('desktop'),
};

/** The modes of a list of names, or of `all`. Throws for an unknown one. */
export function modesFrom(list: string): string[] {
  const names = list === 'all' ? Object.keys(MODES) : list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(MODES, name));
  if (unknown === undefined) return [...new Set(names)];
  throw new Error(`There is no mode "${unknown}": choose from all, ${Object.keys(MODES).join(', ')}.`);
}

/** Chromatic's modes: the screens of the baselines, in every brand. */
export const chromaticModes = (brands: readonly string[]) =>
  Object.fromEntries(
    brands.flatMap((brand) => [
      [`phone, ${brand}`, { viewport: 'phone320', brand }],
      [`desktop, ${brand}`, { viewport: 'desktop', brand }],
    ]),
  );
