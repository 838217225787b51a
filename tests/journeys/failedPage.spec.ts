import type { Page } from '@playwright/test';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp } from '../../src/testing/camps.ts';
import { expect, test } from './fixture.ts';

/** Breaks what the wizard calls outside the step: while it renders, and in the cleanup of an effect. */
const FAILURES: Record<string, () => void> = {
  'while it renders': () => {
    String.prototype.replace = () => {
      throw new Error('out of order');
    };
  },
  'in a cleanup': () => {
    AbortController.prototype.abort = () => {
      throw new Error('out of order');
    };
  },
};

async function expectFailedPage(page: Page): Promise<void> {
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('Er ging iets mis op deze pagina');
  await expect(failed).toBeFocused();
  await expect(page).toHaveTitle('Er ging iets mis op deze pagina');
  await expect(page.getByRole('heading', { name: 'De pagina kon niet geladen worden' })).toBeHidden();
  await expect(page.locator('main a[href="mailto:secretariaat@dezonnebloem.example"]')).toBeVisible();
}

// Independent of the width.
test.describe('a wizard that fails', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/out of order/));

  for (const [when, fail] of Object.entries(FAILURES))
    test(`${when} says so, and keeps the answers for a reload`, async ({ camp, child, wizard, page }) => {
      await wizard.openAndFillKidParent(camp, child);
      await page.evaluate(fail);
      await page.goBack();
      await page.goForward();
      await expectFailedPage(page);
      await page.getByRole('link', { name: 'Laad de pagina opnieuw' }).click();
      await wizard.isAt('kidParent');
      await wizard.expectValues({
        subscriber_FirstName: child.subscriber_FirstName,
        subscriber_NationalNr: '',
      });
    });

  for (const [host, configuration] of [
    ['a server', null],
    ['a static host', {}],
    ['a static host with its own brand', { brand: { name: { $value: 'Paars kamp' } } }],
  ] as const)
    test(`on its first screen from ${host} keeps the stored answers`, async ({
      organisation,
      child,
      wizard,
      page,
    }) => {
      if (configuration) await wizard.serveFromStaticHost(configuration);
      await wizard.openAndFillKidParent(await organisation.addCamp(fixedCamp()), child);
      await page.addInitScript(() => {
        if (sessionStorage.getItem('failed')) return;
        sessionStorage.setItem('failed', 'once');
        Object.defineProperty(window, 'ResizeObserver', {
          get: () => {
            throw new Error('out of order');
          },
        });
      });
      await page.reload();
      await expectFailedPage(page);
      await page.getByRole('link', { name: 'Laad de pagina opnieuw' }).click();
      await wizard.isAt('kidParent');
      await wizard.expectValues({ subscriber_FirstName: child.subscriber_FirstName });
    });

  test('on the thank-you page says that the enrolment is confirmed', async ({
    camp,
    child,
    wizard,
    page,
  }) => {
    await wizard.openAt('confirmation', camp, child);
    await page.evaluate(() => {
      DOMTokenList.prototype.add = () => {
        throw new Error('out of order');
      };
    });
    await wizard.confirmEnrolment();
    await expect(page.getByRole('heading', { level: 1, name: nl.alreadyConfirmed.title })).toBeFocused();
  });
});
