import { afterEach, expect, inject, type TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import { fontFamily } from '../../src/ui/brand/fonts.ts';
import { pine, BRANDS } from '../../stories/support/brand/brands.ts';
import { inBrand } from '../../stories/support/brand/Themed.tsx';
import { picturesInModes, picturesOf, type Picture } from './pictures.ts';
import { resizeFrame } from './storyFrame.ts';

// Runs in the browser (vitest.config.ts): after its play and axe, every story is compared with its pictures.

interface StoryContext extends TestContext {
  /** Added by Storybook's test function. `pictureOf`: the element in the picture, where it is not the whole page. */
  story?: { id: string; tags: string[]; parameters: { layout?: string; pictureOf?: string } };
}

const HINT = '`npm run visual` shows the difference, `npm run visual:approve` accepts it';

/** Throws when a font of the theme is not loaded: a missing face would be replaced by a font of the machine. */
async function loadFont(weight: number, families: string): Promise<void> {
  const font = `${weight} 17px ${families.split(',')[0]?.trim() ?? ''}`;
  // The list is empty without a face of that name; the promise rejects when the file cannot be read.
  const faces = await document.fonts.load(font, 'Kamp').catch(() => []);
  if (faces.length > 0) return;
  throw new Error(`The theme's font is not loaded: ${font}. No picture is taken.`);
}

/** The padding of Storybook's canvas, so that a focus ring at the edge is in the picture. */
const ROOM = '16px';

/** Makes the frame as tall as its page. */
async function showOn({ width, height }: Picture): Promise<void> {
  const page = document.documentElement;
  page.style.minHeight = ''; // That of the picture before.
  await resizeFrame(width, height);
  // A page that ends within a pixel has that whole pixel in its picture.
  const whole = Math.max(height, page.scrollHeight, Math.ceil(page.getBoundingClientRect().height));
  window.scrollTo(0, 0);
  page.style.minHeight = `${whole}px`;
  if (whole > height) await resizeFrame(width, whole);
  await commands.makeRoom(whole);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The mode of the stories; empty in the run that compares all their pictures. */
    mode: string;
  }
}
const mode = inject('mode');

/** The pictures that this run takes of a story. */
function picturesHere(story: string, tags: readonly string[]): readonly Picture[] {
  if (mode === '') return picturesOf(story, tags, Object.keys(BRANDS));
  const picture = picturesInModes(story, tags).get(mode);
  return picture ? [picture] : [];
}

afterEach(async ({ story, task }: StoryContext) => {
  if (!story || task.result?.state === 'fail') return;
  const { id, tags, parameters } = story;
  const pictures = picturesHere(id, tags);
  if (pictures.length === 0) return;
  if (parameters.layout !== 'fullscreen') document.body.style.padding = ROOM;
  for (const picture of pictures) {
    const brand = BRANDS[picture.brand] ?? pine;
    await inBrand(brand, async () => {
      await loadFont(400, fontFamily(brand, 'body'));
      await loadFont(brand.headingWeight, fontFamily(brand, 'heading'));
      await showOn(picture);
      const shown = expect.soft(document.querySelector(parameters.pictureOf ?? 'html'), HINT);
      await shown.toMatchScreenshot(picture.name);
    });
  }
  document.body.style.padding = '';
  document.documentElement.style.minHeight = '';
});
