/** The colours of a brand by purpose. */
export const COLOUR_JOBS = [
  /** The background of the page. */
  'ground',
  /** The background of cards and fields. */
  'surface',
  'ink',
  /** Secondary text. */
  'inkQuiet',
  /** The primary button, links, the current step and ticked boxes. */
  'action',
  'actionPressed',
  /** Text on `action`. */
  'onAction',
  /** Selected days and the notice about an existing sheet. */
  'actionSoft',
  /** Small accents, never text. */
  'spark',
  'wrong',
  'wrongSoft',
  /** Notices about vouchers and the secretariat. */
  'noticeSoft',
  /** Dividers and borders of cards. */
  'line',
  /** Borders of fields: 3:1 against the surface. */
  'inputLine',
] as const;

export type ColourJob = (typeof COLOUR_JOBS)[number];

/** Colours as `#RRGGBB`. */
export type Colours = Record<ColourJob, string>;

export type Scheme = 'light' | 'dark';

/** The text styles that have their own font. */
export type FontRole = 'body' | 'heading';

/** A font file of the brand. */
export interface Face {
  family: string;
  /** Its URL. */
  src: string;
  /** The `font-weight` descriptor of `@font-face`: one weight, or the range of a variable font. */
  weight: string;
  /** The metrics to scale the fallback font with; null when the file is loaded before the first render. */
  metrics: FontMetrics | null;
}

/** Metrics relative to the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The average character width. */
  width: number;
}

export interface Logo {
  /** Its URL. */
  src: string;
  /** Width divided by height; null for that of the picture, which gets its space when it is loaded. */
  ratio: number | null;
}

/** The favicon of a brand without favicon and logo: none, instead of a request for `/favicon.ico`. */
export const NO_FAVICON = 'data:,';

/** A brand that has been read and validated. */
export interface Brand {
  name: string;
  /** Its light colours. */
  colours: Colours;
  /** Its dark colours; null for a brand that is always light. */
  dark: Colours | null;
  /** Font families, in order of preference. */
  fonts: Record<FontRole, readonly string[]>;
  headingWeight: number;
  /** Border radius in px. */
  fieldRadius: number;
  cardRadius: number;
  /** Null for a brand that shows its name alone. */
  logo: Logo | null;
  /** The URL of the favicon. */
  favicon: string;
  faces: readonly Face[];
}

/** The schemes of a brand with their colours. */
export function schemesOf({ colours, dark }: Pick<Brand, 'colours' | 'dark'>): [Scheme, Colours][] {
  return dark
    ? [
        ['light', colours],
        ['dark', dark],
      ]
    : [['light', colours]];
}

/** An invalid brand: the token, and the reason, which continues the sentence after its name. */
export class BrandProblem extends Error {
  constructor(
    readonly token: string,
    readonly reason: string,
  ) {
    super(`${token} ${reason}.`);
  }
}
