import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BASELINES = 'tests/visual/baselines';

/** A picture of a story that differs from the main branch. */
export interface ChangedPicture {
  /** Its path below the baselines, without `.png`: component, story, width and brand. */
  name: string;
  /** If `true`, the main branch has no such picture. */
  isNew: boolean;
}

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
};

/**
 * The pictures that differ from the main branch; writes those of the main branch to a folder. `null` if git cannot tell:
 * there is no repository or main branch, or the history is too short. A checkout of a pull request has `origin/main` only.
 */
function changedPictures(before: string): ChangedPicture[] | null {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  if (base === null) return null;
  const commit = base.toString().trim();
  const changed = (filter: 'A' | 'M') =>
    git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, commit, '--', BASELINES)
      ?.toString()
      .split('\n')
      .filter((path) => path.endsWith('.png'));
  const [added, modified] = [changed('A'), changed('M')];
  if (!added || !modified) return null;
  const archive = modified.length > 0 && git('archive', commit, ...modified);
  if (archive) spawnSync('tar', ['-x', '--strip-components=3', '-C', before], { input: archive });
  return [...added, ...modified]
    .sort()
    .map((path) => ({ name: path.slice(BASELINES.length + 1, -'.png'.length), isNew: added.includes(path) }));
}

/** Writes a folder for the page 'What changed': the changed pictures of the main branch, and a list of them. */
export function writeChanges(before: string): void {
  rmSync(before, { recursive: true, force: true });
  mkdirSync(before, { recursive: true });
  writeFileSync(join(before, 'changes.json'), JSON.stringify(changedPictures(before)));
}
