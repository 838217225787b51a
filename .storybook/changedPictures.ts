import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../src/build/paths.ts';
import { baselinesBefore, picturesIn } from '../tests/visual/lastRun.ts';

const BASELINES = 'tests/visual/baselines';

/** A picture of a story that differs from that of the main branch. */
export interface ChangedPicture {
  /** Its path below the baselines, without `.png`: component, story, width and brand. */
  name: string;
  /** `new`: the main branch has no such picture; `gone`: only the main branch has it. */
  change: 'new' | 'changed' | 'gone';
}

/**
 * The files of the page 'What changed': the list of {@link ChangedPicture}s, and those of the main branch. The list is
 * `null` if git cannot tell: there is no repository or main branch, or the history is too short.
 */
export function filesOfChanges(root = ROOT): Map<string, string | Buffer> {
  // A checkout of a pull request has `origin/main` only.
  const before = baselinesBefore('origin/main', root) ?? baselinesBefore('main', root);
  if (!before) return new Map([['changes.json', 'null']]);
  // Not `git diff`: a link to another picture is the same link when that picture changes.
  const now = picturesIn(join(root, BASELINES));
  const changes = [...new Set([...before.keys(), ...now.keys()])].sort().flatMap((name): ChangedPicture[] => {
    const [was, is] = [before.get(name), now.get(name)];
    if (was && is?.equals(was)) return [];
    return [{ name, change: was ? (is ? 'changed' : 'gone') : 'new' }];
  });
  const old = changes.flatMap(({ name }) => {
    const picture = before.get(name);
    return picture ? [[`${name}.png`, picture] as const] : [];
  });
  return new Map<string, string | Buffer>([['changes.json', JSON.stringify(changes)], ...old]);
}

const FOLDER = 'pictures-before';

/** Serves the files of the page 'What changed', and writes them beside a built Storybook. */
export function changedPictures(): Plugin {
  let files = new Map<string, string | Buffer>();
  return {
    name: 'changed-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FOLDER}`, ({ url = '' }, response, next) => {
        const file = url.slice(1);
        if (file === 'changes.json') files = filesOfChanges();
        const content = files.get(file);
        if (content === undefined) next();
        else response.end(content);
      });
    },
    generateBundle() {
      for (const [file, source] of filesOfChanges())
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source });
    },
  };
}
