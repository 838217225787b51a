import { afterEach, expect, type TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import type { Brand } from '../../src/domain/brand/Brand.ts';
import { fontFamily } from '../../src/domain/brand/fonts.ts';
import { BRANDS } from '../../stories/support/brands.ts';
import { inBrand } from '../../stories/support/brand/Themed.tsx';
import { fontProblem } from './fontProblem.ts';
import { OWN_BRAND, picturesOf, type Picture } from './pictures.ts';
import { resizeFrame } from './storyFrame.ts';

// Set up in vitest.config.ts, in the browser: after its play and axe, every story is compared with its pictures.

interface StoryContext extends TestContext {
  /** Left here by Storybook's own test function. */
  story?: { id: string; tags: string[]; parameters: { layout?: string; pictureOf?: string } };
}

/** As much room around a story as Storybook's canvas gives it, or a focus ring at its edge would be cut off. */
const ROOM = '16px';

/** The first family of a list is the one the theme means; those after it stand in until it is there. */
const meant = (families: string) => families.split(',')[0]?.trim() ?? '';

/** Draws the page whole: what is measured in heights of the window grows with it. */
async function showOn({ width, height }: Picture): Promise<void> {
  await resizeFrame(width, height);
  const page = document.documentElement;
  // A page that ends within a pixel has that whole pixel in its picture.
  const whole = Math.max(height, page.scrollHeight, Math.ceil(page.getBoundingClientRect().height));
  window.scrollTo(0, 0);
  page.style.minHeight = `${whole}px`;
  if (whole > height) await resizeFrame(width, whole);
  await commands.makeRoom(whole);
}

async function problemOf(picture: Picture, brand: Brand, pictureOf = 'html'): Promise<string | null> {
  const missing = await fontProblem([
    `400 17px ${meant(fontFamily(brand, 'body'))}`,
    `${brand.headingWeight} 17px ${meant(fontFamily(brand, 'heading'))}`,
  ]);
  if (missing !== null) return missing;
  await showOn(picture);
  try {
    await expect(document.querySelector(pictureOf)).toMatchScreenshot(picture.name);
    return null;
  } catch (error) {
    const said = (error as Error).message
      .split('\n')
      .filter((line) => line !== '' && !line.includes('expect('));
    return `${picture.name}: ${said.slice(0, 2).join(' ')} \`npm run visual\` shows it, \`npm run visual:approve\` accepts it.`;
  }
}

afterEach(async ({ story, task }: StoryContext) => {
  if (!story || task.result?.state === 'fail') return;
  const { id, tags, parameters } = story;
  const problems: (string | null)[] = [];
  const pictures = picturesOf(id, tags, Object.keys(BRANDS));
  Object.assign(task.meta, { pictures: pictures.map(({ name }) => name) });
  if (parameters.layout !== 'fullscreen') document.body.style.padding = ROOM;
  for (const [name, brand] of Object.entries(BRANDS)) {
    const ofBrand = pictures.filter((picture) => picture.brand === name);
    const shoot = async () => {
      for (const picture of ofBrand) problems.push(await problemOf(picture, brand, parameters.pictureOf));
    };
    if (name === OWN_BRAND) await shoot();
    else if (ofBrand.length > 0) await inBrand(brand, shoot);
  }
  document.body.style.padding = '';
  document.documentElement.style.minHeight = '';
  const found = problems.filter((problem) => problem !== null);
  if (found.length === 0) return;
  const error = new Error([...new Set(found)].join('\n'));
  error.stack = error.message; // Where this file throws is of no use to whoever reads it.
  throw error;
});
