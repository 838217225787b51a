import { resolve } from 'node:path';
import { loadBrand, type LoadedBrand } from '../../build/loadBrand.ts';
import { BrandProblem } from '../../domain/brand/Brand.ts';
import { checkContrast } from '../../domain/brand/readBrand.ts';
import { SetupProblem } from './SetupProblem.ts';
import { DEMO_NAME, type Settings } from './settings.ts';

export function refusedBrand(file: string, { message }: BrandProblem): SetupProblem {
  return new SetupProblem(`The brand ${file} cannot be used: ${message}`, 2);
}

/** The brand of the settings or the default one, and the settings, with the brand's name where they have none. */
export async function openBrand(settings: Settings): Promise<{ brand: LoadedBrand; settings: Settings }> {
  const { brandFile, wizard } = settings;
  if (brandFile === null) return { brand: await loadBrand(), settings };
  try {
    const loaded = await loadBrand(resolve(brandFile));
    checkContrast(loaded.brand);
    const organisationName =
      wizard.organisationName === DEMO_NAME ? (loaded.ownName ?? DEMO_NAME) : wizard.organisationName;
    return { brand: loaded, settings: { ...settings, wizard: { ...wizard, organisationName } } };
  } catch (error) {
    if (error instanceof BrandProblem) throw refusedBrand(brandFile, error);
    throw error;
  }
}
