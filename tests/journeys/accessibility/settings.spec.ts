import { flexibleCamp } from '../../../stories/support/camps.ts';
import { expect, test } from '../fixture.ts';
import { Keyboard } from './Keyboard.ts';
import { TOURS } from './tours.ts';

const PARENTS = 'subscriber_Parent_';

/** What a browser may fill in, and which keyboard a phone shows: `autocomplete` and `inputmode` of each field. */
const FIELDS: Record<string, [autocomplete: string, inputmode: string | null]> = {
  subscriber_FirstName: ['off', null],
  subscriber_LastName: ['off', null],
  subscriber_NationalNr: ['off', 'numeric'],
  [`${PARENTS}FirstName`]: ['given-name', null],
  [`${PARENTS}LastName`]: ['family-name', null],
  [`${PARENTS}NationalNr`]: ['off', 'numeric'],
  [`${PARENTS}Street`]: ['address-line1', null],
  [`${PARENTS}HouseNr`]: ['address-line2', null],
  [`${PARENTS}PostalCode`]: ['postal-code', null],
  [`${PARENTS}City`]: ['address-level2', null],
  [`${PARENTS}Country`]: ['country-name', null],
  [`${PARENTS}Email`]: ['email', 'email'],
  [`${PARENTS}Email_Repeat`]: ['email', 'email'],
  [`${PARENTS}Phone`]: ['tel', 'tel'],
  [`${PARENTS}Phone2`]: ['tel', 'tel'],
};

test("the parent's fields are filled in by the browser, the child's are not", async ({
  organisation,
  wizard,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.openAt('kidParent', camp, organisation.newChild());
  for (const [name, [autocomplete, inputmode]] of Object.entries(FIELDS)) {
    const field = wizard.field(name);
    expect.soft(await field.getAttribute('autocomplete'), name).toBe(autocomplete);
    expect.soft(await field.getAttribute('inputmode'), name).toBe(inputmode);
  }
});

test('with forced colours every control has an edge, and the focus its ring', async ({
  organisation,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const keyboard = new Keyboard(page);
  await TOURS.enrolment?.walk(organisation, page, async (state) => {
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          // MUI draws the edge of a field around its input, and that of a box to tick is its card's.
          const drawn = [
            element,
            element.parentElement?.querySelector('fieldset'),
            element.closest('.MuiCard-root'),
          ];
          const underlinedText = element.textContent.trim() !== '' && element.matches('button');
          return (
            !underlinedText &&
            !drawn.some((box) => box && parseFloat(getComputedStyle(box).borderTopWidth) >= 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect.soft(edgeless, state).toEqual([]);
    if (
      /^(camp days|child and parent, filled in|medical sheet with all its blocks|confirmation)$/.test(state)
    )
      await keyboard.expectNoTrap();
  });
});

for (const [asked, motion] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`with ${asked} motion, ${motion ? 'a wait moves' : 'nothing moves'}`, async ({
    organisation,
    wizard,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: asked });
    const answer = await wizard.delay('camps');
    await wizard.open(await organisation.addCamp(flexibleCamp()));
    await expect(page.locator('main .MuiCircularProgress-root')).toBeVisible();
    expect((await page.evaluate(() => document.getAnimations().length)) > 0).toBe(motion);
    answer.release();
    await wizard.isAt('campDays');
  });
}
