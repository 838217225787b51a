import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import {
  BrandProblem,
  COLOUR_JOBS,
  type Brand,
  type ColourJob,
  type FontMetrics,
} from '../ui/brand/Brand.ts';
import { readTokens } from '../ui/brand/brandTokens.ts';
import { readBrand } from '../ui/brand/readBrand.ts';
import { ROOT } from './paths.ts';

/** The default brand, which other brands fall back to. */
export const DEFAULT_BRAND = join(ROOT, 'brands/pine/brand.json');

/** A brand, and its files by URL. */
export interface LoadedBrand {
  brand: Brand;
  files: ReadonlyMap<string, Buffer>;
  /** The name in the file itself; null when it has none. */
  ownName: string | null;
  /** The light colours that the file does not set, and has from the default brand. */
  defaultColours: ColourJob[];
}

/** The folder of files with a hash in their name. */
const ASSETS = '/assets';

async function metricsOf(bytes: Uint8Array): Promise<FontMetrics> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { ascent, descent, lineGap, xWidthAvg, unitsPerEm } = await fromBuffer(Buffer.from(bytes));
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

/** Reads a file; null when it does not exist or is a link out of the folder. */
function readInside(folder: string, path: string): Buffer | null {
  try {
    const file = realpathSync(join(folder, path));
    return file.startsWith(realpathSync(folder) + sep) ? readFileSync(file) : null;
  } catch {
    return null;
  }
}

function textOf(file: string): string {
  try {
    // Windows writes a byte order mark, which is not JSON.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new BrandProblem('The file', `cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Loads a brand from its file. Missing tokens have the values of the default brand. The caller validates the contrast.
 * Throws a {@link BrandProblem}.
 */
export async function loadBrand(file = DEFAULT_BRAND): Promise<LoadedBrand> {
  const base = file === DEFAULT_BRAND ? null : await loadBrand();
  const folder = dirname(file);
  const files = new Map(base?.files);
  const source = textOf(file);
  const brand = await readBrand(source, base?.brand ?? null, {
    read: (path) => Promise.resolve(readInside(folder, path)),
    address(path, bytes) {
      // The default brand's pictures are smaller than a request, so they are in the page.
      if (!base) return `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(bytes))}`;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const extension = extname(path);
      const stem = basename(path, extension).replace(/[^\w-]/g, '-');
      const address = `${ASSETS}/${stem}-${hash}${extension.toLowerCase()}`;
      files.set(address, Buffer.from(bytes));
      return address;
    },
    metrics: metricsOf,
  });
  const tokens = readTokens(source, brand);
  const defaultColours = COLOUR_JOBS.filter((job) => tokens[`colour.${job}`] === undefined);
  return { brand, files, ownName: tokens.name ?? null, defaultColours };
}
