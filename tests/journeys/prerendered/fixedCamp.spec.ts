import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp, weekdaysFrom } from '../../../src/testing/camps.ts';
import { PARENT } from '../../../src/testing/people.ts';
import { expect, test } from '../fixture.ts';
import {
  delayScripts,
  markPrerendered,
  openBeforeScripts,
  recordShifts,
  untilHydrated,
} from './prerenderedPage.ts';

test.describe('the prerendered page of a fixed camp', () => {
  for (const [step, width] of [
    ['campDays', '@phone'],
    ['kidParent', '@desktop'],
  ] as const)
    test(`keeps input at ${step} before hydration ${width}`, async ({
      organisation,
      child,
      wizard,
      page,
    }) => {
      const camp = await organisation.addCamp(fixedCamp());
      const isStillPrerendered = await markPrerendered(page);
      const shifts = await recordShifts(page);
      const scripts = await openBeforeScripts(page, camp, step);
      await expect(page.getByRole('heading', { level: 1, name: nl.step.kidParent })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${nl.step.kidParent} \\| ${camp.themeName} \\| `));
      // Spec 2: a new form without errors is scrolled to the step bar.
      const steps = page.getByRole('navigation', { name: 'Stappen van de inschrijving' });
      // Firefox scrolls by whole pixels.
      const distance = async () => Math.abs(((await steps.boundingBox())?.y ?? 0) - 30);
      await expect.poll(distance).toBeLessThan(1);
      const typed = { ...child, subscriber_Parent_City: 'Gent' };
      await wizard.fill(typed);
      await wizard.field('subscriber_Parent_Phone').pressSequentially('04');
      scripts.release();
      await untilHydrated(page);
      await wizard.expectUrl(stepUrl('kidParent', camp.id));
      await wizard.expectValues({ ...typed, subscriber_Parent_Phone: '04' });
      await expect(wizard.field('subscriber_Parent_Phone')).toBeFocused();
      expect(await isStillPrerendered()).toBe(true);
      expect(await shifts()).toEqual([]);
      expect(wizard.requestCount('camps')).toBe(0);

      await wizard.fill({ ...PARENT, subscriber_Parent_City: 'Gent' });
      await wizard.expectValues(typed);
      await wizard.continueTo('success');
      expect(await organisation.bookingsOf(camp)).toHaveLength(1);
    });

  test('validates a field on hydration that was blurred before', async ({ organisation, wizard, page }) => {
    const scripts = await openBeforeScripts(page, await organisation.addCamp(fixedCamp()));
    await wizard.fill({ subscriber_Parent_Email: 'geen adres' });
    await wizard.field('subscriber_Parent_City').focus();
    scripts.release();
    await wizard.expectFieldError('subscriber_Parent_Email', nl.rule.email);
    await expect(wizard.field('subscriber_Parent_Email_Repeat')).not.toHaveAttribute('aria-invalid');
  });

  test('keeps separators that were typed before hydration, and removes pasted ones', async ({
    organisation,
    wizard,
    page,
  }) => {
    const scripts = await openBeforeScripts(page, await organisation.addCamp(fixedCamp()));
    await wizard.field('subscriber_NationalNr').pressSequentially('16.13.01-001.23');
    await wizard.field('subscriber_Parent_NationalNr').pressSequentially('-');
    await wizard.field('subscriber_Parent_NationalNr').fill('16.13.01-001.23');
    scripts.release();
    await wizard.expectFieldError('subscriber_NationalNr', nl.rule.nationalNumberTooLong);
    await wizard.expectValues({
      subscriber_NationalNr: '16.13.01-001.23',
      subscriber_Parent_NationalNr: '16130100123',
    });
  });

  test('blocks pasting the repeated e-mail address before hydration', async ({
    organisation,
    wizard,
    page,
  }) => {
    const scripts = await openBeforeScripts(page, await organisation.addCamp(fixedCamp()));
    const email = wizard.field('subscriber_Parent_Email');
    await email.fill(PARENT.subscriber_Parent_Email);
    await email.press('Control+A');
    await email.press('Control+C');
    const repeat = wizard.field('subscriber_Parent_Email_Repeat');
    await repeat.press('Control+V');
    await repeat.pressSequentially('a');
    await expect(repeat).toHaveValue('a');
    scripts.release();
    await untilHydrated(page);
    await expect(repeat).toHaveValue('a');
  });

  test('repeats a submit from before hydration', async ({ organisation, child, wizard, page }) => {
    const scripts = await openBeforeScripts(page, await organisation.addCamp(fixedCamp()));
    await wizard.fill({ ...child, ...PARENT });
    await wizard.submit();
    scripts.release();
    await wizard.isAt('medicalForm');
  });

  test('restores the stored answers on a reload', async ({ organisation, child, wizard, page }) => {
    const camp = await organisation.addCamp(fixedCamp());
    await wizard.open(camp);
    await wizard.isAt('kidParent');
    await untilHydrated(page);
    const stored = {
      subscriber_FirstName: child.subscriber_FirstName,
      subscriber_GenderId: child.subscriber_GenderId,
      subscriber_Parent_Email: 'nog geen',
    };
    await wizard.fill({ ...child, ...stored });
    const scripts = await delayScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await wizard.expectValues({ ...stored, subscriber_NationalNr: '' });
    await wizard.fill({ subscriber_FirstName: 'Andere' });
    scripts.release();
    await untilHydrated(page);
    await wizard.expectValues({ ...stored, subscriber_FirstName: 'Andere', subscriber_NationalNr: '' });
    await expect(wizard.field('subscriber_Parent_Email')).not.toHaveAttribute('aria-invalid');
    await page.reload();
    await wizard.expectValues({ ...stored, subscriber_FirstName: 'Andere' });
  });

  test('says on a reload that the days have changed, and keeps input from before hydration', async ({
    organisation,
    child,
    wizard,
    page,
  }) => {
    const camp = await organisation.addCamp(fixedCamp());
    await wizard.open(camp);
    await wizard.isAt('kidParent');
    await untilHydrated(page);
    await wizard.fill(child);
    await organisation.updateCamp({ ...camp, activeDays: weekdaysFrom('2027-07-12', 5) });
    const isStillPrerendered = await markPrerendered(page);
    const scripts = await delayScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await wizard.fill({ subscriber_Parent_City: 'Gent' });
    scripts.release();
    await expect(page.getByRole('banner')).toContainText(nl.campChange.days);
    await wizard.expectValues({ ...child, subscriber_NationalNr: '', subscriber_Parent_City: 'Gent' });
    expect(await isStillPrerendered()).toBe(true);
  });
});
