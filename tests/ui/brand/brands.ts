import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadBrand } from '../../../src/build/loadBrand.ts';
import type { Brand } from '../../../src/ui/brand/Brand.ts';
import { checkContrast, readBrand } from '../../../src/ui/brand/readBrand.ts';

const { resolve } = createRequire(import.meta.url);

/** A font of one weight, and a variable one. */
export const FONT = readFileSync(
  resolve('@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2'),
);
export const VARIABLE_FONT = readFileSync(
  resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);

/** An SVG of this size, with this content. */
export const svg = (inside = '<path d="M0 0h9v9z"/>', attributes = 'viewBox="0 0 60 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

/** The start of a PNG of this size. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** The default brand. */
export const { brand: PINE } = await loadBrand();

/** Reads a brand from these files, as a server does. */
export async function read(source: unknown, files: Record<string, Uint8Array> = {}): Promise<Brand> {
  const brand = await readBrand(source, PINE, {
    read: (path) => Promise.resolve(files[path] ?? null),
    address: (path) => `/brand/${path}`,
    metrics: () => Promise.resolve(null),
  });
  checkContrast(brand);
  return brand;
}
