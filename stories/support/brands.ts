import type { Brand } from '../../src/domain/brand/Brand.ts';
import { readBrand } from '../../src/domain/brand/readBrand.ts';

const TEXTS = import.meta.glob<string>('../../brands/*/brand.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Fonts and pictures as addresses that hold them. */
const FILES = import.meta.glob<string>('../../brands/**/*.{svg,png,ico,woff2}', {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** The brand that others fall back to. */
export const OWN_BRAND = 'pine';

async function read(source: unknown, folder: string, base: Brand | null): Promise<Brand> {
  const address = (path: string) => FILES[`../../brands/${folder}/${path}`];
  return readBrand(source, base, {
    read: async (path) => {
      const at = address(path);
      return at === undefined ? null : new Uint8Array(await (await fetch(at)).arrayBuffer());
    },
    address: (path) => address(path) ?? '',
    // Stories are looked at when their fonts are there.
    metrics: () => Promise.resolve(null),
  });
}

const textOf = (name: string) => TEXTS[`../../brands/${name}/brand.json`];

/** The product's own brand. */
export const pine = await read(textOf(OWN_BRAND), OWN_BRAND, null);

/** Every brand of the folder `brands`, by the name of its folder. */
export const BRANDS: Readonly<Record<string, Brand>> = {
  [OWN_BRAND]: pine,
  ...Object.fromEntries(
    await Promise.all(
      Object.keys(TEXTS)
        .map((path) => path.split('/').at(-2) ?? '')
        .filter((name) => name !== OWN_BRAND)
        .map(async (name) => [name, await read(textOf(name), name, pine)] as const),
    ),
  ),
};

/** All but the product's own. */
export const OTHER_BRANDS = Object.entries(BRANDS).filter(([name]) => name !== OWN_BRAND);

/** Reads a brand that is in no folder: it has no files, and falls back for them. */
export function readLooseBrand(source: unknown): Promise<Brand> {
  return read(source, '', pine);
}
