import type { Page } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { PARENT } from '../../../src/testing/people.ts';
import { expect, test } from '../fixture.ts';
import { resize } from './resize.ts';

/** The labels of the field that has the focus: of its group too. Those that are out of view or covered are named. */
function labelsOutOfView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.activeElement?.closest('[data-field]');
    const own = [...((document.activeElement as HTMLInputElement | null)?.labels ?? [])];
    const labels = new Set([...own, ...(frame?.querySelectorAll('.MuiFormLabel-root') ?? [])]);
    return [...labels].flatMap((label) => {
      const { left, top, bottom } = label.getBoundingClientRect();
      const isInView = [top + 1, bottom - 1].every((y) => {
        const over = document.elementFromPoint(left + 1, y);
        return over !== null && (label.contains(over) || over.contains(label));
      });
      return isInView ? [] : [`${label.textContent} from ${Math.round(top)} to ${Math.round(bottom)}`];
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const)
  test(`the label of what has the focus is in view with Shift+Tab at ${width} × ${height} @phone`, async ({
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
        hidden.push(...(await labelsOutOfView(page)));
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
  });
