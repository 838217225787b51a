import nl from '../../src/messages/nl.json' with { type: 'json' };
import { changePage } from './changePage.ts';
import { expect, test, WIDTHS } from './fixture.ts';

for (const width of WIDTHS)
  test(`a page that stays translated enrols, with errors and few places on the way ${width}`, async ({
    organisation,
    camp,
    child,
    wizard,
    page,
    expectedErrors,
  }) => {
    // React replaces the served page.
    expectedErrors.push(/Minified React error #418/);
    await changePage(page, 'is translated', { isLasting: true });
    await wizard.open(camp);
    await wizard.chooseDays([]);
    await wizard.submit();
    await wizard.chooseDays(camp.activeDays.slice(1));
    await organisation.updateCamp({ ...camp, seatsOpen: 3 });
    await wizard.submit();
    await wizard.isAt('kidParent');
    await expect(page.getByText(nl.campHeader.fewSeats.replace('{{n}}', '3'))).toBeVisible();
    await wizard.submit();
    await expect(wizard.field('subscriber_FirstName')).toHaveAttribute('aria-invalid', 'true');
    await page.goBack();
    await wizard.isAt('campDays');
    await organisation.updateCamp({ ...camp, seatsOpen: 20 });
    await wizard.walkTo('success', camp, child);
    expect(await organisation.bookingsOf(camp)).toMatchObject([{ days: camp.activeDays.slice(1) }]);
  });
