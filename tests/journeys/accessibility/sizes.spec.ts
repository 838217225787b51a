import { expect, test } from '../fixture.ts';
import { hiddenWhenFocused, misfits, smallTargets } from './layoutProblems.ts';
import { resize } from './resize.ts';
import { LARGE_TEXT, WIDE_SPACING, type Size } from '../../../stories/support/sizes.ts';
import { TOURS } from './tours.ts';

/** Each by what a parent did to get there. */
const SIZES: Record<string, Size> = {
  'a phone of 320 px': { width: 320, height: 568 },
  'a screen of 1280 px at 400 %': { width: 320, height: 256 },
  'a phone with its keyboard open': { width: 390, height: 340 },
  'a phone with 200 % text': { width: 390, height: 844, css: LARGE_TEXT },
  'a laptop with 200 % text': { width: 1280, height: 720, css: LARGE_TEXT },
  'a phone of 320 px with text spacing': { width: 320, height: 568, css: WIDE_SPACING },
  'a laptop with text spacing': { width: 1280, height: 720, css: WIDE_SPACING },
};

// Each width is among the sizes.
test.describe('every step state at every size', () => {
  for (const [name, { walk, expectedErrors: onPurpose }] of Object.entries(TOURS)) {
    test(`scrolls one way only, cuts nothing, hides no focus: ${name}`, async ({
      organisation,
      page,
      expectedErrors,
    }, testInfo) => {
      expectedErrors.push(...onPurpose);
      const usual = page.viewportSize();
      let checked = 0;
      await walk(organisation, page, async (state) => {
        for (const [name, size] of Object.entries(SIZES)) {
          checked += 1;
          await resize(page, size);
          const wrong = [...(await page.evaluate(misfits)), ...(await page.evaluate(hiddenWhenFocused))];
          expect.soft(wrong, `${state} on ${name}`).toEqual([]);
          if (!size.css)
            expect.soft(await page.evaluate(smallTargets), `targets, ${state} on ${name}`).toEqual([]);
        }
        if (usual) await resize(page, usual);
      });
      testInfo.annotations.push({ type: 'step states checked at a size', description: String(checked) });
    });
  }
});
