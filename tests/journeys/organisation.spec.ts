import { fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../../src/testing/camps.ts';
import { expect, PHONE, test } from './fixture.ts';

test.describe("the organisation's page", () => {
  test.use({ javaScriptEnabled: false });

  test('finds a camp by theme, birth year and week without scripts', async ({ organisation, page }) => {
    const july = await organisation.addCamp(flexibleCamp());
    const august = await organisation.addCamp(
      flexibleCamp({ activeDays: ['2027-08-02', '2027-08-03', '2027-08-04'] }),
    );
    const toddlers = await organisation.addCamp(flexibleCamp({ maxBirthyear: 2022, minBirthyear: 2023 }));
    const other = await organisation.addCamp(fixedCamp());
    const linkOf = ({ id }: { id: string }) => page.locator(`a[href="/?camp=${id}"]`);
    await page.goto(`/organisatie/?theme=${july.themeId}`);
    for (const camp of [july, august, toddlers]) await expect(linkOf(camp)).toBeVisible();
    await expect(linkOf(other)).toHaveCount(0);

    await page.getByLabel('Leeftijd').selectOption('Geboren in 2016 (wordt 11 in 2027)');
    await page.getByLabel('Week').selectOption('02/08/2027 t.e.m. 08/08/2027');
    await page.getByRole('button', { name: 'Toon kampen' }).click();
    await expect(linkOf(august)).toBeVisible();
    for (const camp of [july, toddlers]) await expect(linkOf(camp)).toHaveCount(0);
    await expect(page.getByLabel('Thema')).toHaveValue(july.themeId);
    await expect(page.getByLabel('Week')).toHaveValue('2027-08-02');

    await page.getByLabel('Leeftijd').selectOption({ value: '2023' });
    await page.getByRole('button', { name: 'Toon kampen' }).click();
    await expect(page.getByText('Geen kampen gevonden.')).toBeVisible();
    await page.getByRole('link', { name: 'bekijk alle kampen' }).click();
    await expect(linkOf(other)).toBeVisible();
  });

  test('shows the days, ages and open seats of each camp', async ({ organisation, page }) => {
    const cards = [
      [
        await organisation.addCamp(flexibleCamp({ seatsOpen: 3 })),
        'Nog 3 plaatsen',
        '05/07/2027 t.e.m. 09/07/2027',
      ],
      [await organisation.addCamp(fullCamp()), 'Volzet', '05/07/2027 t.e.m.'],
      [
        await organisation.addCamp(singleDayCamp({ activeDays: ['2027-07-07', '2027-07-14'] })),
        'Plaatsen vrij',
        '07/07/2027, 14/07/2027',
      ],
    ] as const;
    await page.goto('/organisatie/');
    for (const [camp, places, when] of cards) {
      const card = page.locator('li').filter({ has: page.locator(`a[href="/?camp=${camp.id}"]`) });
      await expect(card.getByRole('heading')).toHaveText(new RegExp(`^${when}.* ${camp.ageGroupName}$`));
      await expect(card).toContainText(places);
    }
    // Of a full camp, the ground is that of the page.
    const borderOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((shown) => getComputedStyle(shown).border);
    expect(await borderOf('.seats.none')).toBe(await borderOf('.card'));
  });

  test('is printed without what a reader cannot press, and with its address', async ({
    camp,
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot emulate print in Firefox.');
    await page.goto('/organisatie/');
    const address = page.locator('.printed');
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(address).toHaveText(/^Inschrijven: http.*\/organisatie\/$/);
    const card = page.locator('.card', { has: page.locator(`a[href="/?camp=${camp.id}"]`) });
    await expect(card).toHaveCSS('break-inside', 'avoid');
    for (const unprinted of [card.locator('.button'), page.locator('.filter'), page.locator('.scene')])
      await expect(unprinted).toBeHidden();
  });
});

/** The sizes of the headings, and the number of lines of each text in the title and the addresses. */
const textsOf = () => ({
  sizes: [...document.querySelectorAll('h1, h2')].map((heading) =>
    parseFloat(getComputedStyle(heading).fontSize),
  ),
  lines: [...document.querySelectorAll('h1, a[aria-label]')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return [text.textContent, range.getClientRects().length];
    }),
});

for (const width of [320, PHONE.width])
  test(`the statement's title is its largest heading and no word is cut, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: PHONE.height });
    await page.goto('/toegankelijkheid');
    const { sizes, lines } = await page.evaluate(textsOf);
    // Firefox breaks after '//'.
    const isCut = ([text, count]: (typeof lines)[number]) =>
      Number(count) > (String(text).includes('//') ? 2 : 1);
    expect(lines.filter(isCut)).toEqual([]);
    expect(lines.length).toBeGreaterThan(5);
    const [title = 0, ...others] = sizes;
    expect(title).toBeGreaterThan(Math.max(...others));
  });
