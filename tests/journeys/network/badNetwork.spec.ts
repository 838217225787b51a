import type { Route } from '@playwright/test';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../../src/testing/people.ts';
import { expect, test as base } from '../fixture.ts';
import { forward } from '../forward.ts';
import { NOW } from '../Organisation.ts';
import type { Wizard } from '../Wizard.ts';

/** The text of a server error, which is never shown. */
const SERVER_TEXT = 'Traceback in kamp_db.py regel 12';

/** The `timeoutMs` that the backend configures. */
const TIMEOUT_MS = 15_000;

/** Every way a call can fail. */
const CASES: [kind: string, respond: (route: Route) => Promise<void>][] = [
  ['a refused connection', (route) => route.abort('connectionrefused')],
  [
    'a 500 with a page of its own',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: `<h1>${SERVER_TEXT}</h1>` }),
  ],
  ['an empty response', (route) => route.fulfill({ status: 200, body: '' })],
  [
    'a response that is not JSON',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: `{"${SERVER_TEXT}` }),
  ],
  ['a 400 with a hostile text', (route) => route.fulfill({ status: 400, body: 'constructor' })],
  // No response, so the wizard times out.
  ['a timeout', (route) => route.request().frame().page().clock.fastForward(TIMEOUT_MS)],
];

const test = base.extend<{ cases: typeof CASES }>({
  cases: async ({ page, wizard, expectedErrors }, use, testInfo) => {
    expectedErrors.push(/net::ERR_CONNECTION_REFUSED .*\/api\//, /status of 500 .*\/api\//);
    await page.clock.install({ time: NOW });
    await wizard.serveFromStaticHost();
    await use(CASES);
    testInfo.annotations.push({ type: 'fault cases tried', description: String(CASES.length) });
  },
});

/** Expects the message of the connection or of the timeout if that is what failed, and no text of the server. */
async function expectTransport(wizard: Wizard, kind: string): Promise<void> {
  const { page } = wizard;
  await expect(page.getByText(nl.transport.network)).toHaveCount(kind === 'a refused connection' ? 1 : 0);
  const timedOut = nl.transport.timeout.replace('{{ms}}', String(TIMEOUT_MS));
  await expect(page.getByText(timedOut)).toHaveCount(kind === 'a timeout' ? 1 : 0);
  await expect(page.locator('body')).not.toContainText(SERVER_TEXT);
  await expect(page.locator('body')).not.toContainText('constructor');
}

// Independent of the width.
test.describe('a failed call', () => {
  test('camps: can be retried', async ({ camp, wizard, page, cases }) => {
    for (const [kind, respond] of cases) {
      await page.route('**/api/camps?*', respond);
      await wizard.open(camp);
      const unreadable = kind === 'an empty response' || kind === 'a response that is not JSON';
      const title = unreadable ? nl.campProblem.unreadable : nl.campProblem.unanswered;
      await expect(page.getByRole('heading', { level: 1, name: title }), kind).toBeVisible();
      await expectTransport(wizard, kind);
      await page.unroute('**/api/camps?*');
      await wizard.button(nl.campProblem.retry).click();
      await wizard.isAt('campDays');
    }
  });

  // The other failures are in tests/api/validateVoucher.test.ts and in the stories of the wizard.
  test('voucher: can be retried', async ({ organisation, camp, wizard, page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_CONNECTION_REFUSED .*\/api\//);
    await page.route('**/api/validateVoucher?*', (route) => route.abort('connectionrefused'));
    await wizard.open(camp, await organisation.createVoucher(camp));
    const box = wizard.errorBox(nl.apiError.INVALID);
    await expect(box).toBeFocused();
    await expectTransport(wizard, 'a refused connection');
    await wizard.expectDays(camp.activeDays);
    await page.unroute('**/api/validateVoucher?*');
    await box.getByRole('button', { name: nl.errorBox.retry }).click();
    await expect(page.getByText(nl.campHeader.voucher)).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('discount check: can be submitted again', async ({ camp, child, wizard, page, cases }) => {
    const answers = await wizard.openAndFillKidParent(camp, child);
    const box = wizard.errorBox(nl.apiError.INVALID);
    let attempts = 0;
    for (const [kind, respond] of cases) {
      await page.route('**/api/checkDiscounts', async (route) => {
        // The box of the previous attempt is removed, so the next assertion is about a new one.
        await expect(box, kind).toHaveCount(0);
        await respond(route);
      });
      await wizard.submit();
      await expect.poll(() => wizard.requestCount('checkDiscounts')).toBe(++attempts);
      await expect(box, kind).toBeFocused();
      await expectTransport(wizard, kind);
      await wizard.isAt('kidParent');
      await wizard.expectValues(answers);
      await page.unroute('**/api/checkDiscounts');
    }
    await box.getByRole('button', { name: nl.errorBox.retry }).click();
    await wizard.isAt('medicalForm');
  });

  test('save: books once', async ({ organisation, camp, child, wizard, page, cases }) => {
    await wizard.openAt('medicalForm', camp, child);
    await wizard.fill(MEDICAL_INFO);
    await wizard.continueTo('confirmation');
    await wizard.fill({ subscriber_Parent_GdprConsent: true });
    // The body of a successful save is not read (spec 7), so these two do not fail.
    const fails = cases.filter(([kind]) => !/response/.test(kind));
    const box = wizard.errorBox(nl.apiError.INVALID);
    let attempts = 0;
    for (const [kind, respond] of fails) {
      await page.route('**/api/saveWebSubscription', async (route) => {
        await expect(box, kind).toHaveCount(0);
        await respond(route);
      });
      if (kind === fails[0]?.[0]) await wizard.submit();
      else await box.getByRole('button', { name: nl.errorBox.resend }).click();
      // After a timeout the request is retried once before an error is shown.
      attempts += kind === 'a timeout' ? 2 : 1;
      await expect.poll(() => wizard.requestCount('saveWebSubscription'), kind).toBe(attempts);
      await expect(box, kind).toBeFocused();
      await expectTransport(wizard, kind);
      await wizard.isAt('campDays');
      await wizard.expectDays(camp.activeDays);
      await page.unroute('**/api/saveWebSubscription');
    }
    // The enrolment is booked, whatever the response contains.
    await page.route('**/api/saveWebSubscription', async (route) => {
      await forward(route);
      await route.fulfill({ contentType: 'application/json', body: `{"${SERVER_TEXT}` });
    });
    await box.getByRole('button', { name: nl.errorBox.resend }).click();
    await wizard.isAt('success');
    await expect(page.locator('body')).not.toContainText(SERVER_TEXT);
    expect(await organisation.bookingsOf(camp)).toMatchObject([
      { details: { ...child, ...PARENT }, medicalInfo: MEDICAL_INFO },
    ]);
  });
});

base.describe('an unreliable connection', () => {
  base(
    'offline at each step: shows an error and keeps all answers',
    async ({ organisation, camp, child, wizard, page, context, expectedErrors }) => {
      // The camp is refetched before the child form and the confirmation; a failure has no effect.
      for (const call of ['camps', 'checkDiscounts', 'medicalInfo', 'saveWebSubscription'])
        expectedErrors.push(new RegExp(`net::ERR_INTERNET_DISCONNECTED .*/api/${call}`));
      const answers = { ...child, ...PARENT };
      const box = wizard.errorBox(nl.apiError.INVALID);
      // The script of the last step is requested, and then imported, with the files that it imports.
      const lastStep = page.waitForEvent(
        'requestfinished',
        (request) => request.resourceType() === 'script' && /\/assets\/Success-/.test(request.url()),
      );
      await wizard.open(camp);
      await wizard.isAt('campDays');
      await page.evaluate((file) => import(file), (await lastStep).url());

      // All steps are loaded, so the next one opens offline.
      await context.setOffline(true);
      await wizard.continueTo('kidParent');
      await wizard.fill(answers);
      await wizard.submit();
      await expect(box).toBeFocused();
      await expect(box).toContainText(nl.transport.network);
      await wizard.expectValues(answers);
      await context.setOffline(false);
      const discount = await wizard.delay('checkDiscounts');
      await wizard.submit();
      await expect(page.getByRole('main').getByText(nl.loading.child)).toBeVisible();
      await page.route('**/api/medicalInfo?*', (route) => route.abort('internetdisconnected'));
      discount.release();

      await wizard.isAt('medicalForm');
      await expect(page.getByRole('main').getByText(nl.medicalForm.noSheet)).toBeVisible();
      await context.setOffline(true);
      await wizard.fill(MEDICAL_INFO);
      await wizard.continueTo('confirmation');
      await wizard.confirmEnrolment();
      await expect(box).toBeFocused();
      await expect(box).toContainText(nl.transport.network);
      await context.setOffline(false);
      await box.getByRole('button', { name: nl.errorBox.resend }).click();
      await wizard.isAt('success');
      expect(await organisation.bookingsOf(camp)).toMatchObject([
        { details: answers, medicalInfo: MEDICAL_INFO },
      ]);
    },
  );

  base('ignores a late response for an earlier camp', async ({ organisation, wizard, page }) => {
    const first = await organisation.addCamp(flexibleCamp({ themeName: 'Het eerste kamp' }));
    const second = await organisation.addCamp(flexibleCamp({ themeName: 'Het tweede kamp' }));
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes(second.id));
    // The page may have aborted the call by then.
    const late = await wizard.delay('camps', `campId=${first.id}`, (route) =>
      route.continue().catch(() => undefined),
    );
    await wizard.open(first);
    await expect(page.getByRole('main').getByText(nl.loading.camp)).toBeVisible();
    // Like Back and Forward between the URLs of two camps.
    await page.evaluate((url) => {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/?camp=${second.id}`);
    await answered;
    await expect(page.getByRole('banner').getByText('Het tweede kamp')).toBeVisible();
    late.release();
    await wizard.continueTo('kidParent');
    await expect(page.getByRole('banner').getByText('Het tweede kamp')).toBeVisible();
    await wizard.expectUrl(`/kid-parent?camp=${second.id}`);
  });

  base('ignores a late sheet of another child', async ({ organisation, camp, child, wizard, page }) => {
    const [first, second] = [child, organisation.newChild()];
    // The page has aborted the call by then.
    const late = await wizard.delay('medicalInfo', `nationalNr=${first.subscriber_NationalNr}`, (route) =>
      route.fulfill({ json: MEDICAL_INFO }).catch(() => undefined),
    );
    await wizard.openAt('medicalForm', camp, first);
    await page.goBack();
    await wizard.isAt('kidParent');
    await wizard.fill(second);
    await wizard.continueTo('medicalForm');
    const none = page.getByRole('main').getByText(nl.medicalForm.noSheet);
    await expect(none).toBeVisible();
    late.release();
    await wizard.continueTo('success');
    expect(await organisation.bookingsOf(camp)).toMatchObject([
      { details: second, medicalInfo: { subscriber_takeMedication: false, subscriber_allergy: false } },
    ]);
  });
});
