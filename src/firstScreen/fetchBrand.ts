import { BrandProblem, type Brand } from '../ui/brand/Brand.ts';
import { checkContrast, readBrand } from '../ui/brand/readBrand.ts';

/** The time-out of a request in ms. */
const TIMEOUT_MS = 15_000;

async function get(url: URL): Promise<Response | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return response?.ok ? response : null;
}

/** The tokens of the configuration, and the URL their files are relative to. */
async function sourceOf(given: unknown): Promise<{ source: unknown; at: URL }> {
  const page = new URL(document.baseURI);
  if (typeof given !== 'string') return { source: given, at: page };
  const at = URL.canParse(given, page.href) ? new URL(given, page) : null;
  if (at?.origin !== page.origin)
    throw new BrandProblem(JSON.stringify(given), "is no address of the page's own origin");
  const response = await get(at);
  if (!response) throw new BrandProblem(at.pathname, 'cannot be fetched');
  return { source: await response.text(), at };
}

/**
 * Loads the brand of the configuration block, which is tokens or a URL of the same origin, with its fonts and its
 * favicon. Missing tokens have the values of `base`. Throws a {@link BrandProblem}.
 */
export async function fetchBrand(given: unknown, base: Brand): Promise<Brand> {
  const { source, at } = await sourceOf(given);
  const bytesAt = new Map<string, Uint8Array<ArrayBuffer>>();
  const addressOf = (path: string) => new URL(path, at).pathname;
  const brand = await readBrand(source, base, {
    async read(path) {
      const response = await get(new URL(path, at));
      if (!response) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      bytesAt.set(addressOf(path), bytes);
      return bytes;
    },
    address: addressOf,
    // No fallback: the fonts are loaded before the first frame.
    metrics: () => Promise.resolve(null),
  });
  checkContrast(brand);
  await Promise.all(
    brand.faces.map(async ({ family, src, weight }) => {
      const bytes = bytesAt.get(src);
      const font = bytes && (await new FontFace(family, bytes, { weight }).load().catch(() => null));
      if (font === null)
        throw new BrandProblem('fontFile', `names ${src}, which is a font that cannot be read`);
      if (font) document.fonts.add(font);
    }),
  );
  document.querySelector('link[rel="icon"]')?.setAttribute('href', brand.favicon);
  return brand;
}
