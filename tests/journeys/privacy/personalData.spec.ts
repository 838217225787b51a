import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp, fullCamp } from '../../../src/testing/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../../src/testing/people.ts';
import { expect, test } from '../fixture.ts';
import { lookAway, tracesOf } from './traces.ts';

/** Words that occur only in this child's medical sheet. */
const SHEET = {
  ...MEDICAL_INFO,
  subscriber_medication1_name: 'Kanariepil',
  subscriber_allergy1_name: 'Kanariezaad',
  subscriber_allergy1_symptoms: 'Kanariebulten',
  subscriber_remarks: 'Kanariekoorts',
};

test('stores and logs no number or medical data', async ({ organisation, camp, child, wizard, page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => {
    // Only the URL of the medical call has the child's number (spec 7).
    if (new URL(request.url()).pathname !== '/api/medicalInfo') addresses.push(request.url());
    addresses.push(request.headers().referer ?? '');
  });
  const canaries = [
    child.subscriber_NationalNr,
    PARENT.subscriber_Parent_NationalNr,
    'Kanarie',
    MEDICAL_INFO.subscriber_medication1_amount ?? 'none',
  ];
  let scans = 0;
  const scan = async (when: string) => {
    const traces = { ...(await tracesOf(page)), console: logged.join(), addresses: addresses.join() };
    for (const [place, text] of Object.entries(traces)) {
      for (const canary of canaries) expect.soft(text, `${place}, ${when}`).not.toContain(canary);
      scans += 1;
    }
  };

  await wizard.open(camp);
  await wizard.isAt('campDays');
  await scan('at the days');
  await wizard.continueTo('kidParent');
  await wizard.fill({ ...child, ...PARENT });
  await lookAway(page);
  // Other answers are stored, so the scan searches the right places.
  expect((await tracesOf(page)).sessionStorage).toContain(PARENT.subscriber_Parent_Street);
  await scan('at the child and parent');
  await wizard.continueTo('medicalForm');
  await wizard.fill(SHEET);
  await lookAway(page);
  await scan('at the medical sheet');
  await wizard.continueTo('confirmation');
  await lookAway(page);
  await scan('at the confirmation');
  await page.route('**/api/saveWebSubscription', (route) => route.fulfill({ status: 400, body: 'INVALID' }));
  await wizard.confirmEnrolment();
  await expect(wizard.errorBox(nl.apiError.INVALID)).toBeFocused();
  await lookAway(page);
  await scan('after a refused enrolment');
  await page.unroute('**/api/saveWebSubscription');
  await wizard.button(nl.errorBox.resend).click();
  await wizard.isAt('success');
  await lookAway(page);
  await scan('after success');
  const { sessionStorage, localStorage } = await tracesOf(page);
  expect([sessionStorage, localStorage]).toEqual(['{}', '{}']);
  await page.goBack();
  await expect(page.getByRole('heading', { name: nl.alreadyConfirmed.title })).toBeVisible();
  await scan('after success and Back');
  expect(await organisation.bookingsOf(camp)).toMatchObject([{ medicalInfo: SHEET }]);
  test.info().annotations.push({ type: 'places scanned for personal data', description: String(scans) });
});

test('only the URL of the voucher call has the voucher', async ({ organisation, child, wizard, page }) => {
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
  // Back does not restore it either.
  await wizard.continueTo('kidParent');
  await page.goBack();
  await wizard.expectUrl(`/?camp=${camp.id}`);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(voucher);
  await wizard.walkTo('success', camp, child);
  expect(addresses.filter((address) => address.includes(voucher))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form puts nothing in the address', async ({ organisation, page }) => {
    const camp = await organisation.addCamp(fixedCamp());
    const address = `/kid-parent?camp=${camp.id}`;
    await page.goto(address);
    const number = page.locator('[name="subscriber_NationalNr"]');
    await number.fill('16130100133');
    await page.locator('button[type="submit"]').click();
    await number.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(number).toHaveValue('16130100133');
  });
});
