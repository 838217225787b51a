import type { Page } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { MEDICAL_INFO, PARENT } from '../../../src/testing/people.ts';
import { expect, test, WIDTHS } from '../fixture.ts';
import type { Wizard } from '../Wizard.ts';

/** Records every element that is focused from now on. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { focusSeen: seen });
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      seen.push(element.getAttribute('name') ?? element.tagName);
    });
  });
  return () => page.evaluate(() => (window as unknown as { focusSeen: string[] }).focusSeen);
}

/** The distance of the field's frame, label included, from the top of the viewport, in px. */
function topOf(page: Page, field: string): Promise<number> {
  return page
    .locator(`[data-field="${field}"]`)
    .evaluate((frame) => Math.round(frame.getBoundingClientRect().top));
}

/**
 * Expects the field 30 px below the top (spec 2), or in view at the end of the page. Firefox scrolls by whole pixels, and
 * what is above the field can end at half of one.
 */
async function expectScrolledTo(page: Page, field: string): Promise<void> {
  const top = await topOf(page, field);
  const atEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  if (!atEnd) expect(top, `${field} below the top`).toBeLessThanOrEqual(31);
  expect(top, `${field} in view`).toBeGreaterThanOrEqual(29);
  expect(top, `${field} in view`).toBeLessThan(page.viewportSize()?.height ?? 0);
}

interface Invalid {
  field: string;
  /** The error in its accessible description. */
  sentence: string;
}

/** The invalid fields in the order of the page; a group of radio buttons once. */
function invalidFields(page: Page): Promise<Invalid[]> {
  return page.evaluate(() => {
    const found = new Map<string, string>();
    for (const element of document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')) {
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const parts = ids.map((id) => document.getElementById(id));
      if (parts.length === 0 || parts.includes(null))
        throw new Error(`${element.name} is described by nothing`);
      if (!found.has(element.name)) found.set(element.name, parts.at(-1)?.textContent ?? '');
    }
    return [...found].map(([field, sentence]) => ({ field, sentence }));
  });
}

/**
 * Expects a failed submit: a summary that links to each invalid field in page order, with the field's own error; the
 * focus moved once, to the first of them; 'Fout' in the title.
 */
async function expectRefused(wizard: Wizard, submit: () => Promise<void>, count: number): Promise<Invalid[]> {
  const { page } = wizard;
  const focus = await watchFocus(page);
  await submit();
  const summary = page.getByRole('region', { name: nl.errorSummary.heading });
  await expect(summary).toHaveCount(1);
  await expect(page).toHaveTitle(/^Fout: /);
  const invalid = await invalidFields(page);
  expect(invalid).toHaveLength(count);
  const first = invalid[0]?.field ?? 'none';
  await expect(wizard.field(first).first()).toBeFocused();
  // The clicked button, then the field once.
  expect((await focus()).filter((name) => name !== 'BUTTON')).toEqual([first]);
  await expectScrolledTo(page, first);

  // The cards of many errors are folded.
  for (const card of await summary.getByRole('button').all()) await card.click();
  const links = summary.getByRole('link');
  await expect(links).toHaveCount(count);
  for (const [index, { field, sentence }] of invalid.entries()) {
    await expect(links.nth(index)).toHaveText(new RegExp(`(^|: )${sentence.replaceAll(/[()]/g, '\\$&')}$`));
    await expect(links.nth(index)).toHaveAttribute('href', `#${field}`);
  }
  return invalid;
}

/** Expects that each link scrolls to its field and focuses it. */
async function expectLinksLead(wizard: Wizard, invalid: Invalid[]): Promise<void> {
  const { page } = wizard;
  const links = page.getByRole('region', { name: nl.errorSummary.heading }).getByRole('link');
  for (const [index, { field }] of invalid.entries()) {
    await links.nth(index).click();
    await expect(wizard.field(field).first()).toBeFocused();
    await expectScrolledTo(page, field);
  }
}

for (const width of WIDTHS)
  test(`shows the errors of every step until they are fixed ${width}`, async ({
    camp,
    child,
    wizard,
    page,
  }) => {
    await wizard.open(camp);
    // The day step has one field, so no summary.
    await wizard.chooseDays([]);
    const minimum = nl.rule.daysMinimum.replace('{{n}}', '3');
    await wizard.submit();
    await wizard.expectFieldError('selectedDays', minimum);
    await expect(wizard.field('selectedDays').first()).toBeFocused();
    await expect(page).toHaveTitle(/^Fout: /);
    await expectScrolledTo(page, 'selectedDays');
    await wizard.chooseDays(camp.activeDays);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await wizard.submit();

    await wizard.isAt('kidParent');
    await expect(page).not.toHaveTitle(/^Fout: /);
    // The country has a default.
    const invalid = await expectRefused(wizard, () => wizard.submit(), 15);
    await expectLinksLead(wizard, invalid);
    await wizard.fill({ ...child, ...PARENT });
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await wizard.submit();

    await wizard.isAt('medicalForm');
    await expect(page).not.toHaveTitle(/^Fout: /);
    await wizard.fill({ subscriber_takeMedication: true, subscriber_allergy: true });
    await wizard.button(nl.medication.add).click();
    await wizard.button(nl.allergy.add).click();
    await expect(wizard.field('subscriber_allergy2_name')).toBeFocused();
    await expectLinksLead(wizard, await expectRefused(wizard, () => wizard.submit(), 13));
    await wizard.button(nl.medication.remove.replace('{{n}}', '2')).click();
    await wizard.button(nl.allergy.remove.replace('{{n}}', '2')).click();
    await wizard.fill(MEDICAL_INFO);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await wizard.confirmSheet('checked');

    await wizard.isAt('confirmation');
    await expect(page).not.toHaveTitle(/^Fout: /);
    await expectLinksLead(wizard, await expectRefused(wizard, () => wizard.submit(), 1));
    await wizard.continueTo('success');
    await expect(page).not.toHaveTitle(/^Fout: /);
  });

test('scrolls to an error below the notice of a busy server', async ({
  camp,
  child,
  wizard,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.route('**/api/medicalInfo*', (route) =>
    route.fulfill({ status: 503, body: 'INVALID', headers: { 'Retry-After': '60' } }),
  );
  await wizard.openAt('medicalForm', camp, child);
  const notice = page.getByRole('status').filter({ hasText: nl.rush.busy });
  await expect(notice).toBeVisible();
  await wizard.fill({ subscriber_allergy: true });
  await wizard.submit();
  await expect(wizard.field('subscriber_allergy1_name')).toBeFocused();
  const bottom = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeGreaterThan(0);
  expect(await topOf(page, 'subscriber_allergy1_name')).toBeGreaterThanOrEqual(bottom);
  await wizard.button(nl.rush.stop).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link to the error of a removed medication leads to its card', async ({
  camp,
  child,
  wizard,
  page,
}) => {
  await wizard.openAt('medicalForm', camp, child);
  await wizard.fill({ subscriber_takeMedication: true });
  await wizard.button(nl.medication.add).click();
  await wizard.submit();
  await wizard.button(nl.medication.remove.replace('{{n}}', '2')).click();
  await page.getByRole('link', { name: /^Medicatie 2, naam/ }).click();
  await expect(page.getByRole('group', { name: nl.medication.heading, exact: true })).toBeFocused();
});

/** The next action of each error code (spec 8). */
const ACTIONS = [
  ['INVALID', 'button', /^Inschrijving opnieuw versturen$/],
  ['INVALID_CAMP_FULLY_BOOKED', 'link', /ander kamp/, '/organisatie/?theme='],
  ['INVALID_CAMP_ALREADY_BOOKED', 'link', /^Mail /, 'mailto:'],
  ['INVALID_PERIOD_ALREADY_BOOKED', 'link', /ander kamp/, '/organisatie/?theme='],
  ['INVALID_VOUCHER', 'link', /^Mail /, 'mailto:'],
  ['EXPIRED_VOUCHER', 'link', /nieuwe inschrijving/, '/organisatie/'],
] as const;

test('offers the next action for every error code', async ({ camp, child, wizard, page }) => {
  await wizard.openAt('confirmation', camp, child);
  await wizard.fill({ subscriber_Parent_GdprConsent: true });
  for (const [code, role, name, href] of ACTIONS) {
    await page.route('**/api/saveWebSubscription', (route) => route.fulfill({ status: 400, body: code }));
    await wizard.submit();
    const box = wizard.errorBox(nl.apiError[code]);
    await expect(box).toBeFocused();
    await expect(page).toHaveTitle(/^Fout: /);
    const action = box.getByRole(role, { name });
    await expect(action).toBeVisible();
    if (href) expect(await action.getAttribute('href')).toContain(href);
    await page.unroute('**/api/saveWebSubscription');
    // All steps are filled in, so it can be confirmed again.
    await wizard.continueTo('confirmation');
  }
});
