import { expect, test } from '../fixture.ts';
import { findings } from './checkers.ts';
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

/** The controls without a border. */
function withoutBorder(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      // The border of a field is on MUI's fieldset, that of a checkbox on its card.
      const fieldset = element.parentElement?.querySelector('fieldset');
      const boxes = [element, fieldset, element.closest('.MuiCard-root')];
      const underlinedText = element.textContent.trim() !== '' && element.matches('button');
      const hasBorder = boxes.some((box) => box && parseFloat(getComputedStyle(box).borderTopWidth) >= 1);
      return !underlinedText && !hasBorder;
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
  });
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
