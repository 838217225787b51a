import { afterEach } from 'vitest';
import { resizeFrame } from '../../visual/storyFrame.ts';
import { misfits } from './misfits.ts';
import { LARGE_TEXT, WIDE_SPACING, type Size } from './sizes.ts';

// Set up in vitest.config.ts, in the browser: every story fits a narrow window, also as its reader has set it.

const SIZES: Record<string, Size> = {
  'a phone of 320 px': { width: 320, height: 568 },
  'a phone of 320 px with text spacing': { width: 320, height: 568, css: WIDE_SPACING },
  'a phone with 200 % text': { width: 390, height: 844, css: LARGE_TEXT },
};

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const own = [...document.adoptedStyleSheets];
  const problems: string[] = [];
  for (const [name, { width, height, css = '' }] of Object.entries(SIZES)) {
    document.adoptedStyleSheets = [...own, await new CSSStyleSheet().replace(css)];
    await resizeFrame(width, height);
    problems.push(...misfits().map((problem) => `on ${name}: ${problem}`));
  }
  document.adoptedStyleSheets = own;
  Object.assign(task.meta, { sizes: Object.keys(SIZES).length });
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  error.stack = error.message; // Where this file throws is of no use to whoever reads it.
  throw error;
});
