import { afterEach, beforeEach, expect } from 'vitest';
import { watchFocus } from './watchFocus.ts';
import { watchRepeats } from './watchRepeats.ts';

// A setup file of vitest.config.ts, in the browser: no play of a story loses the focus, or says the same twice.

let problems: string[] = [];
let lookAtFocus: () => void;
let play: AbortController;

beforeEach(() => {
  problems = [];
  play = new AbortController();
  const say = (problem: string) => problems.push(problem);
  lookAtFocus = watchFocus(say, play.signal);
  watchRepeats(say, play.signal);
});

afterEach(async ({ task }) => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  lookAtFocus();
  play.abort();
  if (task.result?.state !== 'fail') expect(problems).toEqual([]);
});
