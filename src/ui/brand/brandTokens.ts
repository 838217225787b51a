import {
  BrandProblem,
  COLOUR_JOBS,
  NO_FAVICON,
  schemesOf,
  type Brand,
  type ColourJob,
  type Colours,
  type Scheme,
} from './Brand.ts';

/** The type of a token: one of the W3C design tokens format, or our own. */
type Kind = 'color' | 'fontFamily' | 'fontWeight' | 'dimension' | 'text' | 'file';

type ColourToken = `colour.${ColourJob}` | `colour.dark.${ColourJob}`;

/** The token of a colour in a scheme. */
export const colourToken = (scheme: Scheme, job: ColourJob): ColourToken =>
  scheme === 'light' ? `colour.${job}` : `colour.dark.${job}`;

/** The tokens of a brand. */
const TOKENS = {
  name: 'text',
  ...(Object.fromEntries(
    (['light', 'dark'] as const).flatMap((scheme) =>
      COLOUR_JOBS.map((job) => [colourToken(scheme, job), 'color']),
    ),
  ) as Record<ColourToken, 'color'>),
  'font.body': 'fontFamily',
  'font.heading': 'fontFamily',
  'fontFile.body': 'file',
  'fontFile.heading': 'file',
  'fontWeight.heading': 'fontWeight',
  'radius.field': 'dimension',
  'radius.card': 'dimension',
  logo: 'file',
  favicon: 'file',
} as const satisfies Record<string, Kind>;

export type TokenName = keyof typeof TOKENS;

interface Values {
  color: string;
  fontFamily: readonly string[];
  fontWeight: number;
  /** In px. */
  dimension: number;
  text: string;
  /** A path relative to the brand's file. */
  file: string;
}

/** The tokens of a file, with aliases resolved. */
export type BrandTokens = { [Name in TokenName]?: Values[(typeof TOKENS)[Name]] };

const isTokenName = (path: string): path is TokenName => Object.hasOwn(TOKENS, path);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};
export const MAX_NAME_LENGTH = 100;
const MAX_FAMILIES = 10;
const LARGEST_RADIUS_PX = 64;
const PX_PER_REM = 16;

function colourFrom(value: unknown): string | null {
  const hex = isRecord(value) ? value.hex : value;
  const isOpaque = !isRecord(value) || value.alpha === undefined || value.alpha === 1;
  return typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) && isOpaque ? hex.toUpperCase() : null;
}

function familiesFrom(value: unknown): readonly string[] | null {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  const isFamily = (family: unknown) =>
    typeof family === 'string' && /^[\p{L}\p{N}_-][\p{L}\p{N} ._-]{0,63}$/u.test(family);
  const isList = families.length > 0 && families.length <= MAX_FAMILIES && families.every(isFamily);
  return isList ? (families as string[]) : null;
}

function weightFrom(value: unknown): number | null {
  if (typeof value === 'string') return Object.hasOwn(WEIGHTS, value) ? (WEIGHTS[value] ?? null) : null;
  return typeof value === 'number' && value >= 1 && value <= 1000 ? value : null;
}

function pixelsFrom(value: unknown): number | null {
  const [, digits, suffix] = (typeof value === 'string' && /^(\d+(?:\.\d+)?)(px|rem)$/.exec(value)) || [];
  const { value: size, unit } = isRecord(value) ? value : { value: Number(digits), unit: suffix };
  if (typeof size !== 'number' || (unit !== 'px' && unit !== 'rem')) return null;
  const pixels = unit === 'rem' ? size * PX_PER_REM : size;
  return pixels >= 0 && pixels <= LARGEST_RADIUS_PX ? pixels : null;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value);

/** The parser of each type and, for messages, its requirement. */
const KINDS: { [K in Kind]: { from: (value: unknown) => Values[K] | null; must: string } } = {
  color: { from: colourFrom, must: 'an opaque colour, "#rrggbb" or an object with such a hex' },
  fontFamily: { from: familiesFrom, must: 'the name of a font, or a list of names' },
  fontWeight: { from: weightFrom, must: 'a weight from 1 to 1000, or the name of one' },
  dimension: { from: pixelsFrom, must: `a size such as "4px", from 0 to ${LARGEST_RADIUS_PX}px` },
  text: {
    from: (value) => (isText(value) && value.length <= MAX_NAME_LENGTH ? value.trim() : null),
    must: `a line of at most ${MAX_NAME_LENGTH} characters`,
  },
  file: { from: (value) => (isText(value) ? value : null), must: 'the name of a file' },
};

/** A token before parsing. */
interface RawToken {
  value: unknown;
  /** Its own `$type`, or that of the nearest group. */
  type: unknown;
}

function unknownToken(path: string): BrandProblem {
  const group = path.slice(0, path.lastIndexOf('.'));
  const near = Object.keys(TOKENS).filter(
    (name) => name.slice(0, name.lastIndexOf('.')) === group && group !== '',
  );
  const known = near.length > 0 ? near : [...new Set(Object.keys(TOKENS).map((name) => name.split('.')[0]))];
  return new BrandProblem(path, `is no token of a brand, which has ${known.join(', ')}`);
}

/** Of the name of an unknown token: groups in each other could be deeper than the stack. */
const MAX_PATH_LENGTH = 200;

/** Collects the tokens of a group by path. */
function collectTokens(
  group: Record<string, unknown>,
  path: string,
  type: unknown,
  given: Map<TokenName, RawToken>,
): void {
  for (const [key, child] of Object.entries(group)) {
    const name = path === '' ? key : `${path}.${key}`;
    // The two properties of a group that contain tokens.
    if (key === '$root' || key === '$extends') throw unknownToken(name);
    // `$description`, `$extensions` and the like.
    if (key.startsWith('$')) continue;
    const childType = isRecord(child) ? (child.$type ?? type) : type;
    const isGroup = Object.keys(TOKENS).some((known) => known.startsWith(`${name}.`));
    // The format allows no dots in names, because they separate groups.
    if (isTokenName(name) && !key.includes('.')) {
      if (!isRecord(child) || !Object.hasOwn(child, '$value'))
        throw new BrandProblem(name, `must be {"$value": …} with ${KINDS[TOKENS[name]].must}`);
      given.set(name, { value: child.$value, type: childType });
    } else if (isRecord(child) && !Object.hasOwn(child, '$value') && !key.includes('.')) {
      // An unknown group is read to name a token in it.
      if (isGroup || name.length < MAX_PATH_LENGTH) collectTokens(child, name, childType, given);
      if (!isGroup) throw unknownToken(name);
    } else if (isGroup && !key.includes('.')) throw new BrandProblem(name, 'must be a group of tokens');
    else throw unknownToken(name);
  }
}

/** The tokens of a brand, for aliases to tokens that a file does not set. */
function tokensOf(brand: Brand): BrandTokens {
  const { name, fonts, headingWeight, fieldRadius, cardRadius } = brand;
  return {
    name,
    ...Object.fromEntries(
      schemesOf(brand).flatMap(([scheme, colours]) =>
        COLOUR_JOBS.map((job) => [colourToken(scheme, job), colours[job]]),
      ),
    ),
    'font.body': fonts.body,
    'font.heading': fonts.heading,
    'fontWeight.heading': headingWeight,
    'radius.field': fieldRadius,
    'radius.card': cardRadius,
  };
}

function shown(value: unknown): string {
  try {
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined || text.length <= 60 ? String(text) : `${text.slice(0, 57)}…`;
  } catch {
    // Nested deeper than the stack.
    return '…';
  }
}

/** The value of a token, with aliases resolved. `trail` contains the aliases so far. */
function valueOf(
  name: TokenName,
  given: ReadonlyMap<TokenName, RawToken>,
  fallback: BrandTokens,
  trail: readonly TokenName[] = [],
): unknown {
  if (trail.includes(name))
    throw new BrandProblem(name, `is an alias in a circle: ${[...trail, name].join(' → ')}`);
  const kind: Kind = TOKENS[name];
  const token = given.get(name);
  const from = trail.at(-1);
  if (from !== undefined && kind !== TOKENS[from])
    throw new BrandProblem(from, `is an alias of ${name}, and must be ${KINDS[TOKENS[from]].must}`);
  if (!token) {
    if (fallback[name] !== undefined) return fallback[name];
    throw new BrandProblem(from ?? name, `is an alias of ${name}, which is not given`);
  }
  const { value, type } = token;
  const [, target] = (typeof value === 'string' && /^\{(.*)\}$/s.exec(value)) || [];
  if (target !== undefined && !isTokenName(target))
    throw new BrandProblem(name, `is an alias of ${target}, which is no token of a brand`);
  const isTyped = kind !== 'text' && kind !== 'file';
  if (type !== undefined && type !== kind && isTyped)
    throw new BrandProblem(name, `has the type ${shown(type)}, and must be a ${kind}`);
  if (target !== undefined) return valueOf(target, given, fallback, [...trail, name]);
  const read = KINDS[kind].from(value);
  if (read === null) throw new BrandProblem(name, `is ${shown(value)}, and must be ${KINDS[kind].must}`);
  return read;
}

/**
 * Parses a brand in the W3C design tokens format, as text or parsed JSON. An alias may refer to a token of `base` that
 * the file does not set. Throws a {@link BrandProblem}.
 */
export function readTokens(source: unknown, base: Brand | null): BrandTokens {
  let file = source;
  try {
    if (typeof source === 'string') file = JSON.parse(source);
  } catch (error) {
    throw new BrandProblem('The file', `is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
  if (!isRecord(file)) throw new BrandProblem('The file', 'must be a JSON object of tokens');
  const given = new Map<TokenName, RawToken>();
  collectTokens(file, '', file.$type, given);
  const fallback = base ? tokensOf(base) : {};
  const read = [...given.keys()].map((name) => [name, valueOf(name, given, fallback)]);
  return Object.fromEntries(read) as BrandTokens;
}

/**
 * The dark colours of a file: all of them or none. A file without any colour has those of `base`, and one with light
 * colours alone has none. Throws a {@link BrandProblem} when some are missing.
 */
function darkColours(tokens: BrandTokens, base: Brand | null): Colours | null {
  const given = (scheme: Scheme) =>
    COLOUR_JOBS.filter((job) => tokens[colourToken(scheme, job)] !== undefined);
  const dark = given('dark');
  if (dark.length === 0) return given('light').length === 0 ? (base?.dark ?? null) : null;
  const missing = COLOUR_JOBS.filter((job) => !dark.includes(job));
  if (missing.length > 0)
    throw new BrandProblem(
      'colour.dark',
      `has no ${missing.map((job) => colourToken('dark', job)).join(', ')}: the dark scheme has all colours or none`,
    );
  return Object.fromEntries(dark.map((job) => [job, tokens[colourToken('dark', job)]])) as Colours;
}

/**
 * The brand of these tokens; those that are absent have the values of `base`. Paths of files are used as URLs. Throws a
 * {@link BrandProblem} for a token that neither has.
 */
export function brandFrom(tokens: BrandTokens, base: Brand | null): Brand {
  const required = <Value>(name: TokenName, value: Value | undefined): Value => {
    if (value === undefined)
      throw new BrandProblem(name, 'is missing, and there is no brand to fall back to');
    return value;
  };
  return {
    name: required('name', tokens.name ?? base?.name),
    colours: Object.fromEntries(
      COLOUR_JOBS.map((job) => [
        job,
        required(`colour.${job}`, tokens[`colour.${job}`] ?? base?.colours[job]),
      ]),
    ) as Colours,
    dark: darkColours(tokens, base),
    fonts: {
      body: tokens['font.body'] ?? base?.fonts.body ?? [],
      heading: tokens['font.heading'] ?? base?.fonts.heading ?? [],
    },
    headingWeight: required('fontWeight.heading', tokens['fontWeight.heading'] ?? base?.headingWeight),
    fieldRadius: required('radius.field', tokens['radius.field'] ?? base?.fieldRadius),
    cardRadius: required('radius.card', tokens['radius.card'] ?? base?.cardRadius),
    logo: tokens.logo === undefined ? null : { src: tokens.logo, ratio: null },
    favicon: tokens.favicon ?? tokens.logo ?? NO_FAVICON,
    faces: [],
  };
}
