import { flexibleCamp } from '../../src/testing/camps.ts';
import { expect, test } from './fixture.ts';

test('a day stays under the finger when a tick brings the error or removes it', async ({
  organisation,
  wizard,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await wizard.open(await organisation.addCamp(flexibleCamp({ minimumDays: 4 })));
  const boxes = wizard.field('selectedDays');
  const last = boxes.last();
  await last.uncheck();
  const error = page.locator('#selectedDays [aria-live]');
  await expect(error).toBeEmpty();
  // Not Playwright's click, which may scroll.
  const toggleFirst = () => boxes.first().evaluate((box: HTMLInputElement) => box.click());
  const topOf = async () => (await last.boundingBox())?.y ?? 0;
  const before = await topOf();
  await toggleFirst();
  await expect(error).not.toBeEmpty();
  expect(await topOf()).toBeCloseTo(before, 0);
  await toggleFirst();
  await expect(error).toBeEmpty();
  expect(await topOf()).toBeCloseTo(before, 0);
});
