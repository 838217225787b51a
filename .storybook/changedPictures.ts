import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../src/build/paths.ts';
import { pngsIn } from '../tests/visual/lastRun.ts';

const BASELINES = 'tests/visual/baselines';

/** A picture of a story that differs from that of the main branch. */
export interface ChangedPicture {
  /** Its path below the baselines, without `.png`: component, story, width and brand. */
  name: string;
  /** `new`: the main branch has no such picture; `gone`: only the main branch has it. */
  change: 'new' | 'changed' | 'gone';
}

const fileOf = (folder: string, name: string) => join(folder, `${name}.png`);
const picturesIn = (folder: string) =>
  new Map(pngsIn(folder).map((name) => [name, readFileSync(fileOf(folder, name))]));

function empty(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * The pictures that differ from the main branch; writes those of the main branch to a folder. `null` if git cannot tell:
 * there is no repository or main branch, or the history is too short. A checkout of a pull request has `origin/main` only.
 */
function changedPictures(before: string, root: string): ChangedPicture[] | null {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });
    return status === 0 ? stdout : null;
  };
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  const archive = base && git('archive', base.toString().trim(), BASELINES);
  if (!archive) return null;
  spawnSync('tar', ['-x', '--strip-components=3', '-C', before], { input: archive });
  // Not `git diff`: a link to another picture is the same link when that picture changes.
  const old = picturesIn(before);
  const now = picturesIn(join(root, BASELINES));
  empty(before);
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was && is?.equals(was)) return [];
    if (!was) return { name, change: 'new' };
    mkdirSync(dirname(fileOf(before, name)), { recursive: true });
    writeFileSync(fileOf(before, name), was);
    return { name, change: is ? 'changed' : 'gone' };
  });
}

/** Writes a folder for the page 'What changed': the changed pictures of the main branch, and a list of them. */
export function writeChanges(before: string, root = ROOT): void {
  empty(before);
  writeFileSync(join(before, 'changes.json'), JSON.stringify(changedPictures(before, root)));
}
