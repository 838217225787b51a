import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BASELINES = 'tests/visual/baselines';

/** A picture of a story that differs from that of the main branch. */
export interface ChangedPicture {
  /** Its path below the baselines, without `.png`: component, story, width and brand. */
  name: string;
  /** `new`: the main branch has no such picture; `gone`: only the main branch has it. */
  change: 'new' | 'changed' | 'gone';
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
  const pathsOf = (filter: 'A' | 'M' | 'D') =>
    git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, commit, '--', BASELINES)
      ?.toString()
      .split('\n')
      .filter((path) => path.endsWith('.png'));
  const [added, modified, deleted] = [pathsOf('A'), pathsOf('M'), pathsOf('D')];
  if (!added || !modified || !deleted) return null;
  const old = [...modified, ...deleted];
  const archive = old.length > 0 && git('archive', commit, ...old);
  if (archive) spawnSync('tar', ['-x', '--strip-components=3', '-C', before], { input: archive });
  return [...added, ...old].sort().map((path) => ({
    name: path.slice(BASELINES.length + 1, -'.png'.length),
    change: added.includes(path) ? 'new' : deleted.includes(path) ? 'gone' : 'changed',
  }));
}

/** Writes a folder for the page 'What changed': the changed pictures of the main branch, and a list of them. */
export function writeChanges(before: string): void {
  rmSync(before, { recursive: true, force: true });
  mkdirSync(before, { recursive: true });
  writeFileSync(join(before, 'changes.json'), JSON.stringify(changedPictures(before)));
}
