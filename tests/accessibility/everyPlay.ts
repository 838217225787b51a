import { afterEach, beforeEach, expect } from 'vitest';
import { watchFocus } from './watchFocus.ts';

// A setup file of vitest.config.ts, in the browser: no play of a story loses the focus.

let lost: string[] = [];
let look: () => void;
let play: AbortController;

beforeEach(() => {
  lost = [];
  play = new AbortController();
  look = watchFocus((problem) => lost.push(problem), play.signal);
});

afterEach(async ({ task }) => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  look();
  play.abort();
  if (task.result?.state !== 'fail') expect(lost).toEqual([]);
});
