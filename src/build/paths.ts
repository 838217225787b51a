import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}

/** The folder of package.json. Not relative to this file, which may be part of a bundle. */
export const ROOT = rootAbove(import.meta.dirname);

/** Where `vite build` puts the wizard. */
export const WIZARD_DIR = join(ROOT, 'dist', 'wizard');
