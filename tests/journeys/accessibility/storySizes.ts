import { afterEach } from 'vitest';
import { STORY_SIZES } from '../../../stories/support/settings/sizes.ts';
import { resizeFrame } from '../../visual/storyFrame.ts';
import { overflowProblems } from './layoutProblems.ts';

// A setup file of vitest.config.ts, in the browser: every story fits these sizes and text settings.

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const own = [...document.adoptedStyleSheets];
  const problems: string[] = [];
  for (const [name, { width, height, css = '' }] of Object.entries(STORY_SIZES)) {
    document.adoptedStyleSheets = [...own, await new CSSStyleSheet().replace(css)];
    await resizeFrame(width, height);
    problems.push(...overflowProblems().map((problem) => `on ${name}: ${problem}`));
  }
  document.adoptedStyleSheets = own;
  Object.assign(task.meta, { sizes: Object.keys(STORY_SIZES).length });
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  error.stack = error.message; // The stack of this file is not useful.
  throw error;
});
