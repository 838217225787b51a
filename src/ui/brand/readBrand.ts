import {
  BrandProblem,
  NO_FAVICON,
  schemesOf,
  type Brand,
  type Face,
  type FontMetrics,
  type FontRole,
} from './Brand.ts';
import { checkFile, checkPath, isVariable, logoRatio, type FileToken } from './brandFiles.ts';
import { brandFrom, readTokens, type BrandTokens } from './brandTokens.ts';
import { pairProblem, failingPairs } from './contrast.ts';
import { isGeneric } from './fonts.ts';

/** Access to the files of a brand. */
export interface BrandFiles {
  /** Reads a file relative to the brand's file; null when it does not exist in the folder. */
  read(path: string): Promise<Uint8Array | null>;
  /** The URL of a file in the page. */
  address(path: string, bytes: Uint8Array): string;
  /** The metrics to scale a fallback font with. */
  metrics(bytes: Uint8Array): Promise<FontMetrics | null>;
  /** Called for a font that cannot be used, which its fallback fonts replace. Absent: the brand is refused. */
  onFontProblem?: (problem: BrandProblem) => void;
}

async function fileOf(token: FileToken, path: string, files: BrandFiles) {
  checkPath(token, path);
  const bytes = await files.read(path);
  checkFile(token, path, bytes);
  return { path, bytes, src: files.address(path, bytes) };
}

/** The font families of a role, and its face. A font file without a family name gets one, before the fallback families. */
export function withFace(
  role: FontRole,
  tokens: BrandTokens,
  base: Brand | null,
  file: Omit<Face, 'family'> | null,
) {
  const given = tokens[`font.${role}`];
  const families = given ?? base?.fonts[role] ?? [];
  if (!file) {
    const faces = given ? [] : (base?.faces ?? []).filter(({ family }) => families.includes(family));
    return { families, faces };
  }
  const [first] = given ?? [];
  const isNamed = first !== undefined && !isGeneric(first);
  const family = isNamed ? first : `Brand ${role}`;
  return { families: isNamed ? families : [family, ...families], faces: [{ family, ...file }] };
}

/** The brand with the fonts of both roles. */
export function withFonts(brand: Brand, body: ReturnType<typeof withFace>, heading: typeof body): Brand {
  return {
    ...brand,
    fonts: { body: body.families, heading: heading.families },
    faces: [...body.faces, ...heading.faces.filter((face) => !body.faces.includes(face))],
  };
}

/** The font families of a role, and its file if the brand has one. */
async function fontOf(
  role: FontRole,
  tokens: BrandTokens,
  base: Brand | null,
  weight: number,
  files: BrandFiles,
) {
  const token = `fontFile.${role}` as const;
  const path = tokens[token];
  if (path === undefined) return withFace(role, tokens, base, null);
  const file = await fileOf(token, path, files).catch((error: unknown) => {
    if (!files.onFontProblem || !(error instanceof BrandProblem)) throw error;
    files.onFontProblem(error);
    return null;
  });
  if (!file) return { families: tokens[`font.${role}`] ?? base?.fonts[role] ?? [], faces: [] };
  const { bytes, src } = file;
  const metrics = await files.metrics(bytes).catch(() => {
    throw new BrandProblem(token, `names ${JSON.stringify(path)}, which is a font that cannot be read`);
  });
  return withFace(role, tokens, base, {
    src,
    weight: isVariable(bytes) ? '100 900' : String(weight),
    metrics,
  });
}

/**
 * Reads and validates a brand and its files. Tokens that it does not set have the values of `base`. Throws a {@link
 * BrandProblem}, except for too little contrast ({@link checkContrast}), so that such colours can be previewed.
 */
export async function readBrand(source: unknown, base: Brand | null, files: BrandFiles): Promise<Brand> {
  const tokens = readTokens(source, base);
  const brand = brandFrom(tokens, base);
  const [body, heading] = await Promise.all([
    fontOf('body', tokens, base, 400, files),
    fontOf('heading', tokens, base, brand.headingWeight, files),
  ]);
  const logo = tokens.logo === undefined ? null : await fileOf('logo', tokens.logo, files);
  const favicon = tokens.favicon === undefined ? null : await fileOf('favicon', tokens.favicon, files);
  return {
    ...withFonts(brand, body, heading),
    logo: logo && { src: logo.src, ratio: logoRatio(logo.path, logo.bytes) },
    favicon: favicon?.src ?? logo?.src ?? NO_FAVICON,
  };
}

/** Throws for a pair of colours with too little contrast in a scheme. */
export function checkContrast(brand: Pick<Brand, 'colours' | 'dark'>): void {
  for (const [scheme, colours] of schemesOf(brand)) {
    const [worst] = failingPairs(colours);
    if (worst) throw pairProblem(colours, worst, scheme);
  }
}
