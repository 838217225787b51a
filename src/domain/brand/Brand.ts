/** What colours a brand has, by what they do. */
export const COLOUR_JOBS = [
  /** The page. */
  'ground',
  /** Cards and fields. */
  'surface',
  'ink',
  /** Help text and second lines. */
  'inkQuiet',
  /** The one primary button of a screen, links, the current step, ticked boxes. */
  'action',
  'actionPressed',
  /** Text on `action`. */
  'onAction',
  /** Chosen days, found sheet. */
  'actionSoft',
  /** Small accents only: never text. */
  'spark',
  'wrong',
  'wrongSoft',
  /** Voucher notice, secretariat note. */
  'noticeSoft',
  /** Dividers and the edges of cards. */
  'line',
  /** The edges of fields: 3:1 against the surface. */
  'inputLine',
] as const;

export type ColourJob = (typeof COLOUR_JOBS)[number];

/** Each written `#RRGGBB`. */
export type Colours = Record<ColourJob, string>;

/** The parts of a page that have a font of their own. */
export type FontRole = 'body' | 'heading';

/** A font file of the organisation. */
export interface Face {
  family: string;
  /** Its address. */
  src: string;
  /** As `font-weight` in `@font-face` has it: one weight, or the range of a variable font. */
  weight: string;
  /** How a font that stands in is scaled to its widths; null where the file is loaded before anything is drawn. */
  metrics: FontMetrics | null;
}

/** Shares of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** How wide a letter of a usual text is. */
  width: number;
}

export interface Logo {
  /** Its address. */
  src: string;
  /** How wide it is for its height. */
  ratio: number;
}

/** All that makes a brand, read and checked: what a page is drawn with. */
export interface Brand {
  name: string;
  colours: Colours;
  /** Families, the one that is meant first. */
  fonts: Record<FontRole, readonly string[]>;
  headingWeight: number;
  /** Corners in px. */
  fieldRadius: number;
  cardRadius: number;
  logo: Logo;
  /** The address of the icon of the tab. */
  favicon: string;
  faces: readonly Face[];
}

/** Why a brand is refused: the token, and a reason that goes on after its name. */
export class BrandProblem extends Error {
  constructor(
    readonly token: string,
    readonly reason: string,
  ) {
    super(`${token} ${reason}.`);
  }
}
