import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { PARENT } from '../../../src/testing/people.ts';
import { expect, test } from '../fixture.ts';

/** Markup, scripts and placeholders of messages. */
const hostile = (field: string) =>
  `${field} <img src=x onerror="pwned=1"><script>pwned=1</script>"'> {{organisation}} $t(rule.required)`;

/** The text fields of the camps response that the wizard shows (spec 3). */
const SHOWN = ['THEME_NAME', 'LOCATION_NAME', 'AGEGROUP_NAME', 'REMARK', 'PERIOD_NAME'];

for (const host of ['our server', 'a static host'])
  test(`escapes markup in every text of a camp of ${host}`, async ({
    organisation,
    camp,
    child,
    wizard,
    page,
  }) => {
    if (host === 'a static host') await wizard.serveFromStaticHost();
    await organisation.updateCamp(camp, {
      ...Object.fromEntries(SHOWN.map((field) => [field, hostile(field)])),
      THEME_ID: hostile('THEME_ID'),
      '<b>EXTRA</b>': hostile('EXTRA'),
    });
    // A violation of the content security policy is a page error, which fails the journey.
    const harmless = async () => {
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(await page.locator('img[src="x"], #root script').count()).toBe(0);
    };

    await wizard.open(camp);
    await wizard.isAt('campDays');
    for (const field of SHOWN) {
      await expect(page.getByText(hostile(field), { exact: true }).first(), field).toBeVisible();
    }
    expect(await page.title()).toContain(hostile('THEME_NAME'));
    await harmless();
    await wizard.continueTo('kidParent');
    await wizard.fill({ ...organisation.newChild(2019), ...PARENT });
    await wizard.submit();
    const { pathname, search, hash } = new URL(
      (await wizard.link(nl.otherCamp.link).getAttribute('href')) ?? '',
      page.url(),
    );
    expect({ pathname, search, hash }).toEqual({
      pathname: '/organisatie/',
      search: `?theme=${encodeURIComponent(hostile('THEME_ID')).replaceAll("'", '%27')}`,
      hash: '',
    });
    await wizard.fill(child);
    await wizard.continueTo('medicalForm');
    await harmless();
    await wizard.continueTo('confirmation');
    await harmless();
    await wizard.continueTo('success');
    await expect(page.getByText(hostile('THEME_NAME'), { exact: true }).first()).toBeVisible();
    await harmless();
  });

test('escapes markup in the URL and in the child’s name', async ({ camp, child, wizard, page }) => {
  await page.goto(`/?camp=${encodeURIComponent(hostile('camp'))}&voucher=${encodeURIComponent('<script>')}`);
  await expect(page.getByRole('heading', { name: nl.campProblem.unknown })).toBeVisible();
  const name = '<b>Noor</b> $t(rule.required) {{name}}';
  await page.goto(stepUrl('campDays', camp.id));
  await wizard.walkTo('confirmation', camp, { ...child, subscriber_FirstName: name });
  await expect(page.getByText(name).first()).toBeVisible();
  await wizard.confirmEnrolment();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tot op kamp, ${name}!`);
});
