import { fixedCamp } from '../../src/testing/camps.ts';
import { expect, test } from './fixture.ts';

test('a static host serves the built wizard @engines', async ({ organisation, child, wizard, page }) => {
  await wizard.serveFromStaticHost();
  const camp = await organisation.addCamp(fixedCamp());
  await wizard.openAt('medicalForm', camp, child);
  await page.reload();
  await wizard.walkTo('success', camp, child);
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});
