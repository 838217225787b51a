import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { picturesOf } from './pictures.ts';
import { BASELINES, DIFFERING, ROOT } from './screenshots.ts';

/** The PNG files below a folder, without their ending. */
export function pngsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.slice(0, -'.png'.length))
    .sort();
}

/** The files of the last run's pictures that differ from their baselines or are new, by name. */
export function differing(): Map<string, string> {
  // Vitest names a picture without a baseline '-reference'.
  const files = pngsIn(DIFFERING).filter((path) => /-(actual|reference)$/.test(path));
  return new Map(files.map((path) => [path.replace(/-\w+$/, ''), join(DIFFERING, `${path}.png`)]));
}

interface Entry {
  id: string;
  type: string;
  tags?: string[];
}

/** The baselines that no story of Storybook's index has. */
export function orphansOf(entries: Record<string, Entry>): string[] {
  const brands = readdirSync(join(ROOT, 'brands'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const pictures = stories.flatMap(({ id, tags = [] }) => picturesOf(id, tags, brands));
  const names = new Set(pictures.map(({ name }) => name));
  return pngsIn(BASELINES).filter((name) => !names.has(name));
}

export const orphans = async () =>
  orphansOf((await buildIndex({ configDir: join(ROOT, '.storybook') })).entries);

/** Runs stories with Vitest, and returns whether all pass. Their pictures are those of {@link differing}. */
export function runStories(args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
