import type { BrowserContext, Page } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp, fullCamp } from '../../../stories/support/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../../stories/support/people.ts';
import { expect, test } from '../fixture.ts';

/** Words that stand nowhere else than in this child's medical sheet. */
const SHEET = {
  ...MEDICAL_INFO,
  subscriber_medication1_name: 'Kanariepil',
  subscriber_allergy1_name: 'Kanariezaad',
  subscriber_allergy1_symptoms: 'Kanariebulten',
  subscriber_remarks: 'Kanariekoorts',
};

/** Everything a browser keeps or shows of a page beside the page itself. */
async function tracesOf(page: Page, context: BrowserContext): Promise<Record<string, string>> {
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return {
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      indexedDB: JSON.stringify(databases),
      caches: JSON.stringify(await caches.keys()),
      cookie: document.cookie,
      'history.state': JSON.stringify(history.state),
      'window.name': window.name,
      address: location.href,
      title: document.title,
      'service workers': JSON.stringify(await navigator.serviceWorker.getRegistrations()),
    };
  });
  return { ...inPage, cookies: JSON.stringify(await context.cookies()) };
}

test('no national number and no medical word outside of the page, at any step', async ({
  organisation,
  wizard,
  page,
  context,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => {
    // The medical call asks by the child's number (spec 7); nothing else does.
    if (new URL(request.url()).pathname !== '/api/medicalInfo') addresses.push(request.url());
    addresses.push(request.headers().referer ?? '');
  });
  const camp = await organisation.addCamp(flexibleCamp());
  const child = organisation.newChild();
  const canaries = [
    child.subscriber_NationalNr,
    PARENT.subscriber_Parent_NationalNr,
    'Kanarie',
    MEDICAL_INFO.subscriber_medication1_amount ?? 'none',
  ];
  let scans = 0;
  const scan = async (when: string) => {
    const traces = {
      ...(await tracesOf(page, context)),
      console: said.join(),
      addresses: addresses.join(),
    };
    for (const [place, text] of Object.entries(traces)) {
      for (const canary of canaries) expect.soft(text, `${place}, ${when}`).not.toContain(canary);
      scans += 1;
    }
  };
  /** What is kept when the parent looks at another tab, which is when the answers are written. */
  const lookAway = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await wizard.open(camp);
  await wizard.isAt('campDays');
  await scan('at the days');
  await wizard.continueTo('kidParent');
  await wizard.fill({ ...child, ...PARENT });
  await lookAway();
  // The scan sees what is kept.
  expect((await tracesOf(page, context)).sessionStorage).toContain(PARENT.subscriber_Parent_Street);
  await scan('at the child and parent');
  await wizard.continueTo('medicalForm');
  await wizard.fill(SHEET);
  await lookAway();
  await scan('at the medical sheet');
  await wizard.continueTo('confirmation');
  await lookAway();
  await scan('at the confirmation');
  await page.route('**/api/saveWebSubscription', (route) => route.fulfill({ status: 400, body: 'INVALID' }));
  await wizard.confirmEnrolment();
  await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
  await lookAway();
  await scan('after a refused enrolment');
  await page.unroute('**/api/saveWebSubscription');
  await wizard.button(nl.errorBox.resend).click();
  await wizard.isAt('success');
  await lookAway();
  await scan('after success');
  const { sessionStorage, localStorage } = await tracesOf(page, context);
  expect([sessionStorage, localStorage]).toEqual(['{}', '{}']);
  await page.goBack();
  await expect(page.getByRole('heading', { name: nl.alreadyConfirmed.title })).toBeVisible();
  await scan('after success and Back');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ medicalInfo: SHEET }]);
  test.info().annotations.push({ type: 'places scanned for personal data', description: String(scans) });
});

test('the voucher leaves the address bar, and travels in no address but its own call', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(fullCamp());
  const voucher = await organisation.createVoucher(camp);
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const asksForIt = request.isNavigationRequest() || pathname === '/api/validateVoucher';
    addresses.push(...(asksForIt ? [] : [request.url()]), request.headers().referer ?? '');
  });
  await wizard.open(camp, voucher);
  await wizard.isAt('campDays');
  await wizard.expectUrl(`/?camp=${camp.id}`);
  await expect(page).not.toHaveTitle(new RegExp(voucher));
  // Nor does Back lead to it.
  await wizard.continueTo('kidParent');
  await page.goBack();
  await wizard.expectUrl(`/?camp=${camp.id}`);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(voucher);
  await wizard.walkTo('success', camp, organisation.newChild());
  expect(addresses.filter((address) => address.includes(voucher))).toEqual([]);
});
