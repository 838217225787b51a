import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadBrand, type LoadedBrand } from '../../build/loadBrand.ts';
import { BrandProblem } from '../../ui/brand/Brand.ts';
import { checkContrast } from '../../ui/brand/readBrand.ts';
import { InputProblem } from './SetupProblem.ts';
import { DEMO_NAME, type Settings } from './settings.ts';

/** False for a path that cannot be read: loading it gives the reason. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Loads a brand from its file or folder and shows it. Throws if it cannot be read or has too little contrast. */
export async function usableBrand(file: string, show?: (loaded: LoadedBrand) => void): Promise<LoadedBrand> {
  try {
    const path = resolve(file);
    const loaded = await loadBrand(isFolder(path) ? join(path, 'brand.json') : path);
    show?.(loaded);
    checkContrast(loaded.brand);
    return loaded;
  } catch (error) {
    if (!(error instanceof BrandProblem)) throw error;
    throw new InputProblem(`The brand ${file} cannot be used: ${error.message}`);
  }
}

/** The configured or default brand, and the settings, with the brand's name if they have none. */
export async function openBrand(settings: Settings) {
  const { brandFile, wizard } = settings;
  if (brandFile === null) return { brand: await loadBrand(), settings };
  const brand = await usableBrand(brandFile);
  const organisationName =
    wizard.organisationName === DEMO_NAME ? (brand.ownName ?? DEMO_NAME) : wizard.organisationName;
  return { brand, settings: { ...settings, wizard: { ...wizard, organisationName } } };
}
