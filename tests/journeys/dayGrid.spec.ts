import { flexibleCamp } from '../../src/testing/camps.ts';
import { expect, test } from './fixture.ts';
import { untilHydrated } from './prerendered/prerenderedPage.ts';

for (const { name, chosen, ticked } of [
  { name: 'an error', chosen: [0, 1, 2], ticked: 0 },
  { name: 'an error and corrections', chosen: [0, 1, 2], ticked: 1 },
  { name: 'a correction, and then nothing', chosen: [0, 1], ticked: 2 },
])
  test(`a day stays under the finger when its tick shows ${name}`, async ({ organisation, wizard, page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const camp = await organisation.addCamp(flexibleCamp());
    await wizard.open(camp);
    await untilHydrated(page);
    await wizard.chooseDays(camp.activeDays.filter((_, index) => chosen.includes(index)));
    const box = wizard.field('selectedDays').nth(ticked);
    await box.scrollIntoViewIfNeeded();
    // As in Safari.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
    });
    const error = page.locator('#selectedDays [aria-live]');
    const isWrong = chosen.length < 3;
    await expect(error).toHaveText(isWrong ? /./ : '');
    // Not Playwright's click, which may scroll.
    const toggle = () => box.evaluate((input: HTMLInputElement) => input.click());
    const top = async () => (await box.boundingBox())?.y ?? 0;
    const before = await top();
    await toggle();
    await expect(error).toHaveText(isWrong ? '' : /./);
    expect(await top()).toBeCloseTo(before, 0);
    await toggle();
    await expect(error).toHaveText(isWrong ? /./ : '');
    expect(await top()).toBeCloseTo(before, 0);
  });
