import { LARGE_TEXT } from '../../../stories/support/settings/sizes.ts';
import { expect, PHONE, test } from '../fixture.ts';
import { findings } from './checkers.ts';
import { resize } from './resize.ts';
import { SCENARIOS } from './scenarios.ts';

const PARENTS = 'subscriber_Parent_';

/** The `autocomplete` and `inputmode` of each field. */
const FIELDS: Record<string, [autocomplete: string | null, inputmode: string | null]> = {
  subscriber_FirstName: ['section-child given-name', null],
  subscriber_LastName: ['section-child family-name', null],
  subscriber_NationalNr: ['off', 'numeric'],
  [`${PARENTS}FirstName`]: ['given-name', null],
  [`${PARENTS}LastName`]: ['family-name', null],
  [`${PARENTS}NationalNr`]: ['off', 'numeric'],
  [`${PARENTS}Street`]: ['address-line1', null],
  [`${PARENTS}HouseNr`]: [null, null],
  [`${PARENTS}PostalCode`]: ['postal-code', null],
  [`${PARENTS}City`]: ['address-level2', null],
  [`${PARENTS}Country`]: ['country-name', null],
  [`${PARENTS}Email`]: ['email', 'email'],
  [`${PARENTS}Email_Repeat`]: ['email', 'email'],
  [`${PARENTS}Phone`]: ['tel', 'tel'],
  [`${PARENTS}Phone2`]: ['tel', 'tel'],
};

test("the browser autofills the parent's fields only", async ({ camp, wizard }) => {
  await wizard.openAt('kidParent', camp);
  for (const [name, [autocomplete, inputmode]] of Object.entries(FIELDS)) {
    const field = wizard.field(name);
    expect.soft(await field.getAttribute('autocomplete'), name).toBe(autocomplete);
    expect.soft(await field.getAttribute('inputmode'), name).toBe(inputmode);
  }
});

/** The controls without a border or an underlined text. */
function withoutBorder(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a.button, button, input, select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      // The border of a field is on MUI's fieldset, that of a checkbox on its card.
      const fieldset = element.parentElement?.querySelector('fieldset');
      const boxes = [element, fieldset, element.closest('.MuiCard-root')];
      const isUnderlined = getComputedStyle(element).textDecorationLine === 'underline';
      const hasBorder = boxes.some((box) => box && parseFloat(getComputedStyle(box).borderTopWidth) >= 1);
      return !isUnderlined && !hasBorder;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** The states whose tab order is tested with forced colours. */
const TAB_ORDER_TESTED = [
  'camp days',
  'child and parent, filled in',
  'medical sheet with all its blocks',
  'confirmation',
];

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot emulate them in Firefox.');

  test('a desktop with forced colours keeps every border and focus ring, and has no findings', async ({
    organisation,
    page,
    keyboard,
  }) => {
    await SCENARIOS.enrolment.run(organisation, page, async (state) => {
      expect.soft(await findings(page), state).toEqual([]);
      expect.soft(await page.evaluate(withoutBorder), state).toEqual([]);
      if (TAB_ORDER_TESTED.includes(state)) await keyboard.expectNoTrap();
    });
    await page.goto('/organisatie/');
    expect.soft(await page.evaluate(withoutBorder), 'the page of the organisation').toEqual([]);
  });
});

/** The size of each text, by its element. */
const textSizes = () =>
  [...document.querySelectorAll('main *, header *, footer *')]
    .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(
      (element) => [element.outerHTML.slice(0, 80), parseFloat(getComputedStyle(element).fontSize)] as const,
    );

for (const path of ['/organisatie/', '/toegankelijkheid', '/nergens'])
  test(`every text of ${path} follows the text size of the reader @phone`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === '/nergens') expectedErrors.push(/status of 404/);
    await page.goto(path);
    const before = await page.evaluate(textSizes);
    await resize(page, { ...PHONE, css: LARGE_TEXT });
    const after = await page.evaluate(textSizes);
    // Of a heading whose size depends on the width, a little less.
    expect(before.length).toBeGreaterThan(3);
    expect(after.filter(([, size], n) => size < 1.75 * (before[n]?.[1] ?? 0))).toEqual([]);
  });

for (const [reducedMotion, moves] of [
  ['reduce', false],
  ['no-preference', true],
] as const)
  test(`prefers-reduced-motion: ${reducedMotion}: the loading indicator ${moves ? 'moves' : 'is still'}`, async ({
    camp,
    wizard,
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox' && moves, 'Firefox is started with reduced motion.');
    await page.emulateMedia({ reducedMotion });
    const response = await wizard.delay('camps');
    await wizard.open(camp);
    await expect(page.locator('main .MuiCircularProgress-root')).toBeVisible();
    expect((await page.evaluate(() => document.getAnimations().length)) > 0).toBe(moves);
    response.release();
    await wizard.isAt('campDays');
  });
