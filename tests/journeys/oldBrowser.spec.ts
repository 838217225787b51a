import { expect, test } from './fixture.ts';

const SECRETARIAT = 'a[href="mailto:secretariaat@dezonnebloem.example"]';

/** Removes these before any script of the page runs, as in a browser that never had them. */
const WITHOUT: [what: string, remove: () => void, host?: 'a static host'][] = [
  ['a static method of a class', () => Reflect.deleteProperty(Object, 'hasOwn')],
  ['a method of arrays', () => Reflect.deleteProperty(Array.prototype, 'at')],
  ['a property of elements', () => Reflect.deleteProperty(HTMLElement.prototype, 'inert')],
  // Its page is hidden until its brand is loaded.
  ['a function', () => Reflect.deleteProperty(window, 'structuredClone'), 'a static host'],
  [
    'a colour function of CSS',
    () => {
      CSS.supports = () => false;
    },
  ],
];

// Independent of the width.
test.describe('a browser', () => {
  test('as old as the oldest supported one enrols', async ({ organisation, camp, child, wizard, page }) => {
    await page.addInitScript(() => {
      for (const [owner, names] of [
        [URL, ['canParse', 'parse']],
        [AbortSignal, ['any', 'timeout']],
        [Promise, ['withResolvers', 'try']],
        [Object, ['groupBy']],
        [Array, ['fromAsync']],
        [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
        [String.prototype, ['toWellFormed', 'isWellFormed']],
        [Set.prototype, ['union', 'intersection', 'difference']],
        [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'togglePopover']],
        [window, ['requestIdleCallback', 'scheduler', 'navigation', 'Iterator']],
      ] as const)
        for (const name of names) Reflect.deleteProperty(owner, name);
    });
    await wizard.openAt('success', camp, child);
    expect(await organisation.bookingsOf(camp)).toHaveLength(1);
  });

  for (const [what, remove, host = 'the backend'] of WITHOUT)
    test(`without ${what} gets a sentence from ${host}`, async ({ camp, wizard, page }) => {
      await page.addInitScript(remove);
      if (host === 'a static host') await wizard.serveFromStaticHost({ brand: '/ours/brand.json' });
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await wizard.open(camp);
      const sentence = page.getByRole('alert');
      await expect(sentence).toContainText('Uw browser is te oud voor deze pagina.');
      await expect(sentence.locator(SECRETARIAT)).toBeVisible();
      expect(requested).toEqual(['/']);
    });
});
