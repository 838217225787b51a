import type { Brand, FontMetrics } from '../../../src/ui/brand/Brand.ts';
import { readBrand } from '../../../src/ui/brand/readBrand.ts';

const TEXTS = import.meta.glob<string>('../../../brands/*/brand.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Fonts and pictures as data URLs. */
const FILES = import.meta.glob<string>('../../../brands/**/*.{svg,png,ico,woff2}', {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** The default brand. */
export const OWN_BRAND = 'pine';

/** The bytes at an address. */
export async function bytesOf(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** Stories are shown when their fonts are loaded, so the metrics of the fallback font do not matter. */
export const NO_STAND_IN: FontMetrics = { ascent: 1, descent: 0.25, lineGap: 0, width: 0.45 };

async function read(source: unknown, folder: string, base: Brand | null): Promise<Brand> {
  const address = (path: string) => FILES[`../../../brands/${folder}/${path}`];
  return readBrand(source, base, {
    read: async (path) => {
      const at = address(path);
      return at === undefined ? null : bytesOf(at);
    },
    address: (path) => address(path) ?? '',
    metrics: () => Promise.resolve(NO_STAND_IN),
  });
}

const textOf = (name: string) => TEXTS[`../../../brands/${name}/brand.json`];

/** The default brand. */
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

/** All brands except the default one. */
export const OTHER_BRANDS = Object.entries(BRANDS).filter(([name]) => name !== OWN_BRAND);
