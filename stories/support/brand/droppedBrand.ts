import { BrandProblem, type Brand } from '../../../src/ui/brand/Brand.ts';
import { checkContrast, readBrand } from '../../../src/ui/brand/readBrand.ts';
import type { DroppedFile } from './brandEvents.ts';
import { bytesOf, NO_STAND_IN, pine } from './brands.ts';

/**
 * Reads a brand that is dropped together with its logo and fonts, which are found by file name whatever their folder.
 * Throws a {@link BrandProblem}.
 */
export async function readDropped(files: readonly DroppedFile[]): Promise<Brand> {
  const tokens = files.find(({ name }) => name.endsWith('.json'));
  if (!tokens) throw new BrandProblem('The brand', 'is a file that ends in .json');
  const found = (path: string) => files.find(({ name }) => name === path.split('/').at(-1));
  const brand = await readBrand(new TextDecoder().decode(await bytesOf(tokens.url)), pine, {
    read: async (path) => {
      const file = found(path);
      return file ? bytesOf(file.url) : null;
    },
    address: (path) => found(path)?.url ?? '',
    metrics: () => Promise.resolve(NO_STAND_IN),
  });
  checkContrast(brand);
  return brand;
}

let dropped: Brand | undefined;

/** The brand that was dropped last, if one was. */
export function droppedBrand(): Brand | undefined {
  return dropped;
}

/** Stores a dropped brand for the stories. Returns the problem with it, or `null`. */
export async function takeDropped(files: readonly DroppedFile[]): Promise<string | null> {
  try {
    dropped = await readDropped(files);
    return null;
  } catch (error) {
    if (error instanceof BrandProblem) return error.message;
    throw error;
  }
}
