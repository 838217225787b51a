import { CHILD_TOO_OLD, CHILD_TOO_YOUNG, PARENT } from '../../src/testing/people.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { expect, test } from './fixture.ts';

test('a child that is too young, of the right age, and too old', async ({ camp, child, wizard, page }) => {
  const otherCamp = wizard.link(nl.otherCamp.link);
  await wizard.openAt('kidParent', camp);
  await expect(otherCamp).toHaveCount(0);
  // Blurring the number shows the error and a link above the next control, which moves; its click must not be lost.
  await wizard.fill({ ...CHILD_TOO_YOUNG, ...PARENT });
  await wizard.submit();
  await wizard.expectFieldError('subscriber_NationalNr', 'Uw kind is te jong om deel te nemen aan dit kamp');
  await expect(wizard.field('subscriber_NationalNr')).toBeFocused();
  await expect(otherCamp).toBeVisible();
  expect(wizard.requestCount('checkDiscounts')).toBe(0);

  await wizard.fill(child);
  await expect(otherCamp).toHaveCount(0);
  await wizard.continueTo('medicalForm');

  await page.goBack();
  await wizard.fill(CHILD_TOO_OLD);
  await wizard.submit();
  await wizard.expectFieldError('subscriber_NationalNr', 'Uw kind is te oud om deel te nemen aan dit kamp');
  await otherCamp.click();
  await expect(page).toHaveURL(`/organisatie/?theme=${camp.themeId}`);
  await expect(page.locator(`a[href="/?camp=${camp.id}"]`)).toBeVisible();
});
