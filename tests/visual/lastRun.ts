import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { StoryIndex } from 'storybook/internal/types';
import { picturesInModes, picturesOf } from './pictures.ts';
import { BASELINES, DIFFERING, ROOT } from './screenshots.ts';

/** The PNG files below a folder, without their ending. */
function pngsIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files.flatMap((path) => /^(.+)\.png$/.exec(path)?.[1] ?? []).sort();
}

/** The PNG files below a folder, by their path without its ending. */
export const picturesIn = (folder: string) =>
  new Map(pngsIn(folder).map((name) => [name, readFileSync(join(folder, `${name}.png`))]));

/** The baselines of the commit where this branch left `ref`; null if there is none, or it is not fetched. */
export function baselinesBefore(ref: string, root = ROOT): Map<string, Buffer> | null {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });
    return status === 0 ? stdout : null;
  };
  const commit = git('merge-base', 'HEAD', ref)?.toString().trim();
  const archive = commit && git('archive', commit, relative(ROOT, BASELINES));
  if (!archive) return null;
  const folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  try {
    spawnSync('tar', ['-x', '--strip-components=3', '-C', folder], { input: archive });
    return picturesIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files of the last run's pictures that differ from their baselines or are new, by name. */
export function differing(): Map<string, string> {
  // Vitest names a picture without a baseline '-reference'.
  const files = pngsIn(DIFFERING).filter((path) => /-(actual|reference)$/.test(path));
  return new Map(files.map((path) => [path.replace(/-\w+$/, ''), join(DIFFERING, `${path}.png`)]));
}

/** The baselines that no story of Storybook's index has. */
export function orphansOf(entries: StoryIndex['entries']): string[] {
  const brands = readdirSync(join(ROOT, 'brands'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const pictures = stories.flatMap(({ id, tags = [] }) => [
    ...picturesOf(id, tags, brands),
    ...picturesInModes(id, tags).values(),
  ]);
  const names = new Set(pictures.map(({ name }) => name));
  return pngsIn(BASELINES).filter((name) => !names.has(name));
}

export const orphans = async () =>
  orphansOf((await buildIndex({ configDir: join(ROOT, '.storybook') })).entries);

/** Runs only the pictures, without the other checks of a story. */
export const ALONE = '--config=tests/visual/vitest.config.ts';

/** Runs stories with Vitest, and returns whether all pass. Their pictures are those of {@link differing}. */
export function runStories(args: readonly string[], env: Record<string, string> = {}): boolean {
  const command = ['vitest', 'run', '--silent', '--reporter=dot', ...args];
  const options = {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  } as const;
  return spawnSync('npx', command, options).status === 0;
}
