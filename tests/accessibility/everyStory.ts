import { afterEach, inject, type TestContext } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DESKTOP } from '../../stories/support/settings/sizes.ts';
import { orderProblems } from '../journeys/accessibility/layoutProblems.ts';
import { focusedStop, focusEdge, numberTabStops, removeEdge } from '../journeys/accessibility/tabStops.ts';
import { resizeFrame } from '../visual/storyFrame.ts';
import type {} from './claimedRules.ts';

// A setup file of vitest.config.ts, in the browser: every story passes the checks of storyChecks.ts, and what a report of
// docs/accessibility claims with a story finds something to check there.

interface StoryContext extends TestContext {
  /** Added by Storybook's test function. */
  story?: { id: string; tags: string[] };
}

interface AxeReport {
  type: string;
  result?: { passes?: { id: string }[] };
}

declare global {
  interface Element {
    /** The name in the accessibility tree of Chromium (vitest.config.ts). */
    computedName: string;
  }
}

/** The rules that reports claim, by story. */
const claimed = inject('claimedRules');

/** Rules that look for an exception: they find nothing where all is well. */
const FINDS_EXCEPTIONS = ['visual order'];

/** More presses of a key than any story has tab stops. */
const MOST_PRESSES = 120;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Presses Tab and Shift+Tab through the story: returns the number of tab stops, and what is wrong with them. */
async function tabProblems(): Promise<[count: number, problems: string[]]> {
  const problems: string[] = [];
  const before = location.href;
  let stops = 0;
  for (const shift of [false, true]) {
    // Again: a field that is left can show an error or a suggestion.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await nextFrame();
    stops = numberTabStops();
    const seen: string[] = [];
    focusEdge(!shift);
    for (let press = 0; seen.length < stops && press < MOST_PRESSES; press += 1) {
      await userEvent.tab({ shift });
      const [problem, stop] = focusedStop();
      if (problem !== null) problems.push(problem);
      // Tab can stop at each radio button of a group without a choice.
      if (stop !== undefined && stop !== seen.at(-1)) seen.push(stop);
    }
    removeEdge();
    const inOrder = Array.from({ length: stops }, (_, stop) => String(shift ? stops - 1 - stop : stop));
    if (seen.join() !== inOrder.join())
      problems.push(`${shift ? 'Shift+Tab' : 'Tab'} stops at ${seen.join()} and not at ${inOrder.join()}`);
  }
  if (location.href !== before) problems.push('the focus changes the address');
  // The browser itself presses a native control with Enter or Space. A day of the calendar cannot be pressed.
  for (const { outerHTML } of document.querySelectorAll(
    '[data-stop]:not(a, button, input, select, textarea, [aria-readonly])',
  ))
    problems.push(`${outerHTML.slice(0, 80)} is no native control`);
  return [stops, problems];
}

/** Pictures that are neither hidden from screen readers nor named. Also returns the number of pictures. */
function pictureProblems(): [count: number, problems: string[]] {
  const pictures = [...document.querySelectorAll('svg, img')].filter((picture) => picture.checkVisibility());
  const unnamed = pictures.filter(
    (picture) =>
      picture.closest('[aria-hidden="true"]') === null &&
      picture.getAttribute('alt') === null &&
      !picture.closest('[role="img"]')?.getAttribute('aria-label'),
  );
  return [pictures.length, unnamed.map((picture) => `${picture.outerHTML.slice(0, 60)} has no name`)];
}

/** The words of an element that are seen. */
function seenWords(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = '';
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    let box = node.parentElement;
    // Visually hidden text.
    while (box && getComputedStyle(box).clipPath === 'none') box = box.parentElement;
    if (isSeen && !box) words += node.textContent ?? '';
  }
  return words;
}

/** Letters and digits alone. */
const spoken = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Controls whose name lacks words that are seen in them or in their labels: who speaks these does not reach the control.
 * Also returns the number of controls.
 */
function nameProblems(): [count: number, problems: string[]] {
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
  );
  const problems = controls.flatMap((control) => {
    const { labels } = control as Partial<HTMLInputElement>;
    return [...(control.matches('a, button') ? [control] : (labels ?? []))]
      .map(seenWords)
      .filter((words) => !spoken(control.computedName).includes(spoken(words)))
      .map((words) => `"${words}" is not in the name "${control.computedName}"`);
  });
  return [controls.length, problems];
}

afterEach(async ({ story, task }: StoryContext) => {
  // The pages for designers are not part of the library.
  if (!story || story.id.startsWith('start-') || task.result?.state === 'fail') return;
  const claims = new Set(claimed[story.id]);
  const [pictures, unnamed] = pictureProblems();
  const [controls, misnamed] = nameProblems();
  // The keyboard journeys press Tab through whole steps.
  const isStep = /^(steps|shell)-/.test(story.id);
  const [stops, inaccessible] = isStep && !claims.has('tab stops') ? [0, []] : await tabProblems();
  const disordered = orderProblems();
  await resizeFrame(DESKTOP.width, DESKTOP.height);
  disordered.push(...orderProblems().map((problem) => `on a desktop: ${problem}`));
  const { reports: ran = [] } = task.meta as { reports?: AxeReport[] };
  const found = new Set(ran.flatMap(({ result }) => result?.passes ?? []).map(({ id }) => id));
  if (pictures > 0) found.add('pictures');
  if (controls > 0) found.add('label in name');
  if (stops > 0) found.add('tab stops');
  const empty = [...claims].filter(
    (rule) => !found.has(rule) && !FINDS_EXCEPTIONS.includes(rule) && !rule.startsWith('a phone'),
  );
  const problems = [
    ...unnamed,
    ...misnamed,
    ...disordered,
    ...inaccessible,
    ...empty.map(
      (rule) => `docs/accessibility claims ${rule} with this story, where it has nothing to check`,
    ),
  ];
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  error.stack = error.message; // The stack of this file is not useful.
  throw error;
});
