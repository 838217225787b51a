import type { Page } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { MEDICAL_INFO, PARENT } from '../../../src/testing/people.ts';
import { expect, test } from '../fixture.ts';
import { resize } from './resize.ts';

/** The height of the first line of a field, in px. */
const LINE_PX = 44;

/**
 * Of the field that has the focus the first line of its box and its labels, also that of its group, that are out of view
 * or covered. A label that does not fit with the box, above what is sticky, is left out.
 */
function partsOutOfView(page: Page): Promise<string[]> {
  return page.evaluate((line) => {
    const box = document.activeElement as HTMLInputElement | null;
    const frame = box?.closest('[data-field]');
    if (!box || !frame) return [];
    const labels = new Set<Element>([...(box.labels ?? []), ...frame.querySelectorAll('.MuiFormLabel-root')]);
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - (parseFloat(scrollPaddingBottom) || 0);
    const end = box.getBoundingClientRect().bottom;
    return [box, ...labels].flatMap((part) => {
      const { left, top, bottom, height } = part.getBoundingClientRect();
      if (part !== box && Math.max(height, end - top) > room) return [];
      const last = part === box ? Math.min(bottom, top + line) : bottom;
      const isInView = [top + 1, last - 1].every((y) => {
        const over = document.elementFromPoint(left + 1, y);
        return over !== null && (part.contains(over) || over.contains(part));
      });
      const name = part === box ? box.name : part.textContent;
      return isInView ? [] : [`${name} from ${Math.round(top)} to ${Math.round(last)}`];
    });
  }, LINE_PX);
}

for (const [width, height] of [
  [390, 844],
  // A screen of 1280 × 1024 px at 400 %, and the third of it that its keyboard leaves.
  [320, 256],
  [320, 85],
] as const)
  test(`a field and its label are in view with Shift+Tab at ${width} × ${height} @phone`, async ({
    camp,
    child,
    wizard,
    keyboard,
    page,
  }) => {
    /** Presses Shift+Tab from the submit button to the first link. */
    const goUp = async () => {
      await resize(page, { width, height });
      await wizard.forward.focus();
      const first = wizard.link(nl.campHeader.cancel);
      const hidden: string[] = [];
      while (!(await first.evaluate((link) => link === document.activeElement))) {
        await page.keyboard.press('Shift+Tab');
        await keyboard.expectVisibleFocus();
        hidden.push(...(await partsOutOfView(page)));
      }
      expect(hidden).toEqual([]);
    };
    await wizard.open(camp);
    await wizard.isAt('campDays');
    await goUp();
    await wizard.continueTo('kidParent');
    await goUp();
    await wizard.submit();
    await expect(page.getByRole('region', { name: nl.errorSummary.heading })).toBeVisible();
    await goUp();
    await wizard.fill({ ...child, ...PARENT });
    await wizard.continueTo('medicalForm');
    await wizard.fill({ subscriber_takeMedication: true, subscriber_allergy: true });
    await goUp();
    await wizard.fill(MEDICAL_INFO);
    await wizard.continueTo('confirmation');
    await goUp();
  });
