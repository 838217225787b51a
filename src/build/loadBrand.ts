import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { BrandProblem, type Brand, type FontMetrics } from '../domain/brand/Brand.ts';
import { readTokens } from '../domain/brand/brandTokens.ts';
import { readBrand } from '../domain/brand/readBrand.ts';
import { ROOT } from './paths.ts';

/** The brand a wizard wears that is given none, and that others fall back to. */
export const DEFAULT_BRAND = join(ROOT, 'brands/pine/brand.json');

/** A brand, and its files by the addresses that it names them by. */
export interface LoadedBrand {
  brand: Brand;
  files: ReadonlyMap<string, Buffer>;
  /** The name that the file itself gives; null where it gives none. */
  ownName: string | null;
}

/** Where the server and a host of files serve what has a hash in its name. */
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

/** The bytes of a file, unless there is none, or a link leads out of the folder. */
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
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BrandProblem('The file', `cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Reads a brand from its file, with fonts and pictures beside it. What it does not give is the default brand's. Contrast
 * is the caller's to check. Throws a {@link BrandProblem}.
 */
export async function loadBrand(file = DEFAULT_BRAND): Promise<LoadedBrand> {
  const base = file === DEFAULT_BRAND ? null : await loadBrand();
  const folder = dirname(file);
  const files = new Map(base?.files);
  const source = textOf(file);
  const brand = await readBrand(source, base?.brand ?? null, {
    read: (path) => Promise.resolve(readInside(folder, path)),
    address(path, bytes) {
      // The default brand's own pictures are smaller than a request for them, so they come with the page.
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
  return { brand, files, ownName: readTokens(source, brand).name ?? null };
}
