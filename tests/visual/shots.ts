import { afterEach, type TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import type { Brand } from '../../src/domain/brand/Brand.ts';
import { fontFamily } from '../../src/domain/brand/fonts.ts';
import { OTHER_BRANDS, pine } from '../../stories/support/brands.ts';
import { inBrand } from '../../stories/support/Themed.tsx';
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

/** The first family of a list is the one the theme means; those after it stand in until it is there. */
const meant = (families: string) => families.split(',')[0]?.trim() ?? '';

/** The theme's fonts are loaded, or no picture is worth taking. */
async function fontsAreLoaded(brand: Brand): Promise<void> {
  const problem = await fontProblem([
    `400 17px ${meant(fontFamily(brand, 'body'))}`,
    `${brand.headingWeight} 17px ${meant(fontFamily(brand, 'heading'))}`,
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
  if (story.parameters.layout !== 'fullscreen') document.body.style.padding = ROOM;
  await fontsAreLoaded(pine);
  const problems = await shootIn(OWN_BRAND, story);
  for (const [name, brand] of story.tags.includes('overview') ? OTHER_BRANDS : []) {
    await inBrand(brand, async () => {
      await fontsAreLoaded(brand);
      problems.push(...(await shootIn(name, story)));
    });
  }
  document.body.style.padding = '';
  if (problems.length === 0) return;
  const error = new Error([...new Set(problems)].join('\n'));
  error.stack = error.message; // Where this file throws is of no use to whoever reads it.
  throw error;
});
