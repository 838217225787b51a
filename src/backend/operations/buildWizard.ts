import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupProblem } from './SetupProblem.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where `vite build` puts the wizard. */
export const WIZARD_DIR = join(root, 'dist', 'wizard');

/** What the wizard is built from; of the backend's own files nothing is (`tests/house.test.ts`). */
const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'brands', 'src'];
const NOT_SOURCES = join('src', 'backend');

function newestIn(path: string): number {
  const full = join(root, path);
  if (!existsSync(full) || path === NOT_SOURCES) return 0;
  const found = statSync(full);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(full).map((name) => newestIn(join(path, name))));
}

/** Whether there is no build of the wizard, or one that is older than its sources. */
export function isBuildNeeded(): boolean {
  const built = join(WIZARD_DIR, 'index.html');
  return !existsSync(built) || statSync(built).mtimeMs < Math.max(...SOURCES.map(newestIn));
}

/** Builds the wizard with Vite, showing its progress; in a process of its own, which takes its 400 MB along. */
export async function buildWizard(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new SetupProblem('The wizard cannot be built; above is why.');
}
