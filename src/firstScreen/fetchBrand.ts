import { BrandProblem, type Brand } from '../ui/brand/Brand.ts';
import { checkContrast, readBrand } from '../ui/brand/readBrand.ts';
import { withRetries } from '../api/withRetries.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { showBrandTags } from './brandTags.ts';

/** The time-out of a request in ms. */
const TIMEOUT_MS = 4000;
/** After these times in ms, in which nothing is shown, no request is sent or repeated. */
const PATIENCE_MS = { font: 5000, other: 10_000 };

/** Whether this time has passed, later. */
function timer(ms: number): () => boolean {
  let isOver = false;
  setTimeout(() => (isOver = true), ms);
  return () => isOver;
}

/** A file of the brand cannot be had, which does not make the brand invalid. */
class Unavailable extends Error {}

/** One request. Null: the host does not have the file. */
const requestOnce = (url: URL) =>
  withTimeout(TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, { signal, redirect: 'error' });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Error(`was answered with ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });

/** Requests a file, with retries until the time is over. */
function get(url: URL, isOver: () => boolean): Promise<Uint8Array<ArrayBuffer> | null> {
  const request = () => (isOver() ? Promise.reject(new Error('took too long')) : requestOnce(url));
  return withRetries(request, { retries: 2, firstWaitMs: 350 }).catch((error: unknown) => {
    throw new Unavailable(`${url.pathname} cannot be fetched: ${(error as Error).message}`);
  });
}

function urlOf(given: string, page: URL): URL | null {
  try {
    return new URL(given, page);
  } catch {
    return null;
  }
}

/** The tokens of the configuration, and the URL their files are relative to. */
async function sourceOf(given: unknown, isOver: () => boolean): Promise<{ source: unknown; at: URL }> {
  const page = new URL(document.baseURI);
  if (typeof given !== 'string') return { source: given, at: page };
  const at = urlOf(given, page);
  if (at?.origin !== page.origin)
    throw new BrandProblem(JSON.stringify(given), "is no address of the page's own origin");
  const bytes = await get(at, isOver);
  if (!bytes) throw new Unavailable(`${at.pathname} is missing`);
  return { source: new TextDecoder().decode(bytes), at };
}

/** Loads and validates a brand with its fonts. */
async function readFrom(given: unknown, base: Brand): Promise<Brand> {
  const isOver = timer(PATIENCE_MS.other);
  const isFontOver = timer(PATIENCE_MS.font);
  const { source, at } = await sourceOf(given, isOver);
  const bytesAt = new Map<string, Uint8Array<ArrayBuffer>>();
  const addressOf = (path: string) => new URL(path, at).pathname;
  const brand = await readBrand(source, base, {
    async read(path) {
      const isFont = path.toLowerCase().endsWith('.woff2');
      const bytes = await get(new URL(path, at), isFont ? isFontOver : isOver).catch((error: unknown) => {
        if (!isFont) throw error;
        return null;
      });
      if (bytes) bytesAt.set(addressOf(path), bytes);
      return bytes;
    },
    address: addressOf,
    // No fallback: the fonts are loaded before the first frame.
    metrics: () => Promise.resolve(null),
    onFontProblem: ({ message }) => console.error(message),
  });
  checkContrast(brand);
  const isUsable = await Promise.all(
    brand.faces.map(async ({ family, src, weight }) => {
      const bytes = bytesAt.get(src);
      if (!bytes) return true; // A font of the default brand.
      const font = await new FontFace(family, bytes, { weight }).load().catch(() => null);
      if (font) document.fonts.add(font);
      else console.error(`fontFile names ${src}, which is a font that cannot be read`);
      return font !== null;
    }),
  );
  return { ...brand, faces: brand.faces.filter((_, index) => isUsable[index]) };
}

/**
 * Loads the brand of the configuration block, which is tokens or a URL of the same origin, with its fonts.
 * Missing tokens have the values of `base`. A font that cannot be used is replaced by its fallback fonts.
 * Throws a {@link BrandProblem} for an invalid brand, and another error for one that cannot be had.
 */
export async function fetchBrand(given: unknown, base: Brand): Promise<Brand> {
  try {
    const brand = await readFrom(given, base);
    showBrandTags(brand);
    return brand;
  } catch (error) {
    showBrandTags(base);
    throw error;
  }
}
