import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { filesBelow } from '../sources.ts';
import { folderOf } from './pictures.ts';
import { BASELINES, DIFFERING, differing, pngsIn, RUN_FILE, type LastRun } from './screenshots.ts';

/** Clears the result of the last run; after a complete run it finds baselines without a story. */
export default function wholeRun(project: TestProject): () => void {
  rmSync(DIFFERING, { recursive: true, force: true });
  return () => {
    const { state, config } = project.vitest;
    const modules = state.getTestModules().filter((module) => module.project.name === project.name);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const taken = new Set<string>();
    const notDrawn: string[] = [];
    for (const test of tests) {
      const { storyId = '', pictures } = test.meta() as { storyId?: string; pictures?: string[] };
      if (pictures) for (const name of pictures) taken.add(name);
      else notDrawn.push(`${folderOf(storyId)}/`);
    }
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    const files = [...filesBelow(config.root, ['stories']).keys()].filter((path) =>
      path.endsWith('.stories.tsx'),
    );
    const whole =
      files.every((path) => ran.has(join(config.root, path))) &&
      !tests.some((test) => test.result().state === 'skipped');
    const orphans = whole
      ? pngsIn(BASELINES).filter(
          (name) => !taken.has(name) && !notDrawn.some((folder) => name.startsWith(folder)),
        )
      : [];
    mkdirSync(DIFFERING, { recursive: true });
    const run: LastRun = { taken: taken.size, orphans, notDrawn };
    writeFileSync(RUN_FILE, JSON.stringify(run));
    console.log(
      `Pictures: ${taken.size} compared, ${differing().size} differ or are new, ${orphans.length} baselines without a story.` +
        (whole ? '' : ' Only some stories ran: baselines without a story were not looked for.'),
    );
    for (const name of orphans) {
      console.error(
        `${name}: there is a baseline, and no such story. \`npm run visual:approve\` removes it.`,
      );
    }
    if (orphans.length > 0) process.exitCode = 1;
  };
}
