import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { flexibleCamp } from '../../../stories/support/camps.ts';
import { MEDICAL_INFO, PARENT } from '../../../stories/support/people.ts';
import { expect, test as base } from '../fixture.ts';
import type { Wizard } from '../Wizard.ts';
import { BAD_ANSWERS, REPORTED, SERVER_TEXT, TIMEOUT_MS, withShortTimeout } from './badResponses.ts';

const TIMED_OUT = nl.transport.timeout.replace('{{ms}}', String(TIMEOUT_MS));
const CASES = Object.entries(BAD_ANSWERS);

const test = base.extend<{ tried: (count: number) => void }>({
  tried: async ({ wizard, expectedErrors }, use, testInfo) => {
    expectedErrors.push(...REPORTED);
    await wizard.serveFromStaticHost(withShortTimeout);
    await use((count) =>
      testInfo.annotations.push({ type: 'fault cases tried', description: String(count) }),
    );
  },
});

/** The sentence about the line, where the line itself failed; none about a server that answered badly. */
async function expectTransport(wizard: Wizard, kind: string): Promise<void> {
  const { page } = wizard;
  await expect(page.getByText(nl.transport.network)).toHaveCount(kind === 'a refused connection' ? 1 : 0);
  await expect(page.getByText(TIMED_OUT)).toHaveCount(kind === 'no answer in time' ? 1 : 0);
  await expect(page.locator('body')).not.toContainText(SERVER_TEXT);
  await expect(page.locator('body')).not.toContainText('constructor');
}

// What a call answers is the same at every width.
test.describe('a bad answer', () => {
  test('to the camps call: a sentence, and trying again works', async ({
    organisation,
    wizard,
    page,
    tried,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    for (const [kind, answer] of CASES) {
      await page.route('**/api/camps?*', answer);
      await wizard.open(camp);
      const unreadable = kind === 'an empty answer' || kind === 'an answer that is no JSON';
      const title = unreadable ? nl.campProblem.unreadable : nl.campProblem.unanswered;
      await expect(page.getByRole('heading', { level: 1, name: title }), kind).toBeVisible();
      await expectTransport(wizard, kind);
      await page.unroute('**/api/camps?*');
      await wizard.button(nl.campProblem.retry).click();
      await wizard.isAt('campDays');
    }
    tried(CASES.length);
  });

  test('to the voucher call: the error box, and trying again works', async ({
    organisation,
    wizard,
    page,
    tried,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const voucher = await organisation.createVoucher(camp);
    for (const [kind, answer] of CASES) {
      await page.route('**/api/validateVoucher?*', answer);
      await wizard.open(camp, voucher);
      const box = wizard.errorBox(nl.apiError.INVALID);
      await expect(box, kind).toBeFocused();
      await expectTransport(wizard, kind);
      await wizard.expectDays(camp.activeDays);
      await page.unroute('**/api/validateVoucher?*');
      await box.getByRole('button', { name: nl.errorBox.retry }).click();
      await expect(page.getByText(nl.campHeader.voucher)).toBeVisible();
      await expect(box).toHaveCount(0);
    }
    tried(CASES.length);
  });

  test('to the discount check: the error box, every answer kept, and sending again works', async ({
    organisation,
    wizard,
    page,
    tried,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const answers = await wizard.openAndFillKidParent(camp, organisation.newChild());
    const box = wizard.errorBox(nl.apiError.INVALID);
    let attempts = 0;
    for (const [kind, answer] of CASES) {
      await page.route('**/api/checkDiscounts', async (route) => {
        // Gone with the new attempt, so that it is not the last one's that is looked at.
        await expect(box, kind).toHaveCount(0);
        await answer(route);
      });
      await wizard.submit();
      await expect.poll(() => wizard.requestCount('checkDiscounts')).toBe(++attempts);
      await expect(box, kind).toBeFocused();
      await expectTransport(wizard, kind);
      await wizard.isAt('kidParent');
      await wizard.expectValues(answers);
      await page.unroute('**/api/checkDiscounts');
    }
    await wizard.continueTo('medicalForm');
    tried(CASES.length);
  });

  test('to the medical call: no sheet, nothing else', async ({ organisation, wizard, page, tried }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    for (const [kind, answer] of CASES) {
      await page.route('**/api/medicalInfo?*', answer);
      await wizard.openAt('medicalForm', camp, organisation.newChild());
      await expect(page.getByRole('main').getByText(nl.medicalForm.noSheet), kind).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(SERVER_TEXT);
      await wizard.fill({ subscriber_remarks: 'Draagt een bril.' });
      await wizard.continueTo('confirmation');
      await page.unroute('**/api/medicalInfo?*');
      // The answers given so far are unsaved, about which a parent is asked.
      page.once('dialog', (dialog) => void dialog.accept());
    }
    tried(CASES.length);
  });

  test('to the save: the error box, every answer kept, and trying again books once', async ({
    organisation,
    wizard,
    page,
    tried,
  }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const child = organisation.newChild();
    await wizard.openAt('medicalForm', camp, child);
    await wizard.fill(MEDICAL_INFO);
    await wizard.continueTo('confirmation');
    await wizard.fill({ subscriber_Parent_GdprConsent: true });
    // The body of a save that went well is not read (spec 7): these two are no fault.
    const fails = CASES.filter(([kind]) => !/^an (empty )?answer/.test(kind));
    const box = wizard.errorBox(nl.apiError.INVALID);
    let attempts = 0;
    for (const [kind, answer] of fails) {
      await page.route('**/api/saveWebSubscription', async (route) => {
        await expect(box, kind).toHaveCount(0);
        await answer(route);
      });
      if (kind === fails[0]?.[0]) await wizard.submit();
      else await box.getByRole('button', { name: nl.errorBox.resend }).click();
      // What times out is sent once more before anything is told.
      attempts += kind === 'no answer in time' ? 2 : 1;
      await expect.poll(() => wizard.requestCount('saveWebSubscription'), kind).toBe(attempts);
      await expect(box, kind).toBeFocused();
      await expectTransport(wizard, kind);
      await wizard.isAt('campDays');
      await wizard.expectDays(camp.activeDays);
      await page.unroute('**/api/saveWebSubscription');
    }
    await box.getByRole('button', { name: nl.errorBox.resend }).click();
    await wizard.isAt('success');
    expect(await organisation.bookingsOf(camp)).toMatchObject([
      { details: { ...child, ...PARENT }, medicalInfo: MEDICAL_INFO },
    ]);
    tried(fails.length);
  });

  for (const kind of ['an empty answer', 'an answer that is no JSON'] as const) {
    test(`to the save that went well, ${kind}: the thank-you page`, async ({
      organisation,
      wizard,
      page,
    }) => {
      const camp = await organisation.addCamp(flexibleCamp());
      await wizard.open(camp);
      await page.route('**/api/saveWebSubscription', (route) => BAD_ANSWERS[kind]?.(route));
      await wizard.walkTo('success', camp, organisation.newChild());
      await expect(page.locator('body')).not.toContainText(SERVER_TEXT);
    });
  }
});

base.describe('a line that comes and goes', () => {
  base(
    'offline at each step: a sentence, nothing lost, and on it goes',
    async ({ organisation, wizard, page, context, expectedErrors }) => {
      // Asked again before the child form and the confirmation, and not missed.
      expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED .*\/api\/camps/);
      expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED .*\/api\/checkDiscounts/);
      expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED .*\/api\/medicalInfo/);
      expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED .*\/api\/saveWebSubscription/);
      const camp = await organisation.addCamp(flexibleCamp());
      const answers = { ...organisation.newChild(), ...PARENT };
      const box = wizard.errorBox(nl.apiError.INVALID);
      await wizard.open(camp);
      await wizard.isAt('campDays');
      await page.waitForLoadState('networkidle');

      // The steps are there already, so the line is not missed.
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

  base('an answer that comes late for an earlier camp is dropped', async ({ organisation, wizard, page }) => {
    const first = await organisation.addCamp(flexibleCamp({ themeName: 'Het eerste kamp' }));
    const second = await organisation.addCamp(flexibleCamp({ themeName: 'Het tweede kamp' }));
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes(second.id));
    // The page may have given up the call by then.
    const late = await wizard.delay('camps', `campId=${first.id}`, (route) =>
      route.continue().catch(() => undefined),
    );
    await wizard.open(first);
    await expect(page.getByRole('main').getByText(nl.loading.camp)).toBeVisible();
    // As Back and Forward between two camps' addresses do.
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

  base('a sheet that comes late for an earlier child is dropped', async ({ organisation, wizard, page }) => {
    const camp = await organisation.addCamp(flexibleCamp());
    const [first, second] = [organisation.newChild(), organisation.newChild()];
    const late = await wizard.delay('medicalInfo', `nationalNr=${first.subscriber_NationalNr}`, (route) =>
      route.fulfill({ json: MEDICAL_INFO }),
    );
    const lateAnswer = page.waitForResponse((answer) => answer.url().includes(first.subscriber_NationalNr));
    await wizard.openAt('medicalForm', camp, first);
    await page.goBack();
    await wizard.isAt('kidParent');
    await wizard.fill(second);
    await wizard.continueTo('medicalForm');
    const none = page.getByRole('main').getByText(nl.medicalForm.noSheet);
    await expect(none).toBeVisible();
    late.release();
    await (await lateAnswer).finished();
    await wizard.continueTo('success');
    expect(await organisation.bookingsOf(camp)).toMatchObject([
      { details: second, medicalInfo: { subscriber_takeMedication: false, subscriber_allergy: false } },
    ]);
  });
});
