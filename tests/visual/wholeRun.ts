import { join } from 'node:path';
import type { TestModule, TestProject } from 'vitest/node';
import { filesBelow } from '../sources.ts';
import { Baselines, BASELINES } from './Baselines.ts';
import { LAST_RUN, Run, type Compared } from './Run.ts';
import { shotNamed } from './Shot.ts';
import { orphanProblem } from './verdict.ts';

/** Whether every story of every file ran. */
function isWhole(project: TestProject, modules: readonly TestModule[]): boolean {
  const { root } = project.vitest.config;
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  const files = [...filesBelow(root, ['stories']).keys()].filter((path) => path.endsWith('.stories.tsx'));
  return (
    files.every((path) => ran.has(join(root, path))) &&
    modules.every((module) =>
      [...module.children.allTests()].every((test) => test.result().state !== 'skipped'),
    )
  );
}

/** The stories whose test failed before a picture was taken. */
function notDrawn(modules: readonly TestModule[], shots: readonly Compared[]): string[] {
  const drawn = new Set(shots.map(({ name }) => shotNamed(name).story));
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
  return failed
    .map((test) => (test.meta() as { storyId?: string }).storyId)
    .filter((story) => story !== undefined && !drawn.has(story)) as string[];
}

/** Baselines no story has: nobody compares them any more. A story that could not be drawn keeps its own. */
function orphansOf(shots: readonly Compared[], stories: readonly string[]): string[] {
  const taken = new Set(shots.map(({ name }) => name));
  return new Baselines(BASELINES)
    .names()
    .filter((name) => !taken.has(name) && !stories.includes(shotNamed(name).story));
}

/**
 * Before the stories run, and after: the record of the run begins empty and ends with a line that says how many shots
 * were compared, how many differ and what it took.
 */
export default function wholeRun(project: TestProject): () => void {
  const run = new Run(LAST_RUN);
  run.start();
  return () => {
    const modules = project.vitest.state
      .getTestModules()
      .filter((module) => module.project.name === project.name);
    const shots = run.shots();
    const whole = isWhole(project, modules);
    const failed = notDrawn(modules, shots);
    const orphans = whole ? orphansOf(shots, failed) : [];
    run.end({ whole, orphans, notDrawn: failed });

    const count = (verdict: Compared['verdict']) => shots.filter((shot) => shot.verdict === verdict).length;
    const seconds = shots.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    console.log(
      `Pictures: ${shots.length} shots compared, ${count('different')} differing, ${count('missing')} without a ` +
        `baseline, ${orphans.length} baselines without a story; ${seconds.toFixed(1)} s.` +
        (whole ? '' : ' Only some stories ran: baselines without a story were not looked for.'),
    );
    for (const name of orphans) console.error(orphanProblem(name));
    if (orphans.length > 0) process.exitCode = 1;
  };
}
