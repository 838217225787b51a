import { afterEach, type TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import { BRANDS, inBrand } from '../../stories/support/Themed.tsx';
import type { Tokens } from '../../src/theme/tokens.ts';
import { fontProblem } from './fontProblem.ts';
import { OWN_BRAND, SCREENS } from './Shot.ts';
import { resizeFrame } from './storyFrame.ts';

// Set up in vitest.config.ts, in the browser: after its play and axe, every story is drawn and compared.

interface StoryContext extends TestContext {
  /** Left here by Storybook's own test function. */
  story?: { id: string; storyName: string; tags: string[]; parameters: { layout?: string } };
}

/** As much room around a story as Storybook's canvas gives it, or a focus ring at its edge would be cut off. */
const ROOM = '16px';

const SECOND_BRAND = 'coral';

/** The first family of a list is the one the theme means; those after it stand in until it is there. */
const meant = (families: string) => families.split(',')[0]?.trim() ?? '';

/** The theme's fonts are loaded, or no picture is worth taking. */
async function fontsAreLoaded({ bodyFont, headingFont, headingWeight }: Tokens): Promise<void> {
  const problem = await fontProblem([
    `400 17px ${meant(bodyFont)}`,
    `${headingWeight} 17px ${meant(headingFont)}`,
  ]);
  if (problem !== null) throw new Error(problem);
}

/** Draws the story on one screen, whole. */
async function showOn(width: number, height: number): Promise<void> {
  await resizeFrame(width, height);
  const whole = document.documentElement.scrollHeight;
  if (whole <= height) return;
  // What is measured in heights of the window grows with it, and how far the story was scrolled would show.
  window.scrollTo(0, 0);
  await resizeFrame(width, whole);
}

async function shootIn(
  brand: string,
  { id, storyName }: NonNullable<StoryContext['story']>,
): Promise<string[]> {
  const problems: (string | null)[] = [];
  for (const { width, height } of SCREENS) {
    await showOn(width, height);
    const shot = { story: id, width, brand };
    problems.push(await commands.takeShot({ shot, title: storyName, height: window.innerHeight }));
  }
  return problems.filter((problem) => problem !== null);
}

afterEach(async ({ story, task }: StoryContext) => {
  if (!story || task.result?.state === 'fail') return;
  const own = BRANDS[OWN_BRAND];
  const second = BRANDS[SECOND_BRAND];
  if (!own || !second) throw new Error('stories/support/Themed.tsx lacks a brand the baselines are made in.');

  if (story.parameters.layout !== 'fullscreen') document.body.style.padding = ROOM;
  await fontsAreLoaded(own);
  const problems = await shootIn(OWN_BRAND, story);
  if (story.tags.includes('overview')) {
    await inBrand(second, async () => {
      await fontsAreLoaded(second);
      problems.push(...(await shootIn(SECOND_BRAND, story)));
    });
  }
  document.body.style.padding = '';
  if (problems.length === 0) return;
  const error = new Error([...new Set(problems)].join('\n'));
  error.stack = error.message; // Where this file throws is of no use to whoever reads it.
  throw error;
});
