import { flexibleCamp } from '../../stories/support/camps.ts';
import { CHILD_TOO_OLD, CHILD_TOO_YOUNG, PARENT, PARENT_TOO_YOUNG } from '../../stories/support/people.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { expect, test } from './fixture.ts';

const TOO_YOUNG = 'Uw kind is te jong om deel te nemen aan dit kamp';
const TOO_OLD = 'Uw kind is te oud om deel te nemen aan dit kamp';

test('a child that is too young, then too old, then of the right age', async ({ organisation, wizard }) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const otherCamp = wizard.link(nl.otherCamp.link);
  await wizard.openAt('kidParent', camp, CHILD_TOO_YOUNG);
  await expect(otherCamp).toHaveCount(0);
  // Leaving the number shows the error and the link above what is pressed next: that press may not be lost.
  await wizard.fill({ ...CHILD_TOO_YOUNG, ...PARENT });
  await wizard.submit();
  await wizard.expectFieldError('subscriber_NationalNr', TOO_YOUNG);
  await expect(wizard.field('subscriber_NationalNr')).toBeFocused();
  await expect(otherCamp).toHaveAttribute('href', `/organisatie/?theme=${camp.themeId}`);

  await wizard.fill({ subscriber_NationalNr: CHILD_TOO_OLD.subscriber_NationalNr });
  await wizard.submit();
  await wizard.expectFieldError('subscriber_NationalNr', TOO_OLD);
  await expect(otherCamp).toHaveAttribute('href', `/organisatie/?theme=${camp.themeId}`);
  expect(wizard.requestCount('checkDiscounts')).toBe(0);

  await wizard.fill(organisation.newChild());
  await expect(otherCamp).toHaveCount(0);
  await wizard.continueTo('medicalForm');
});

test('the way to another camp leads to the camps of the same theme', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.openAt('kidParent', camp, CHILD_TOO_OLD);
  await wizard.fill(CHILD_TOO_OLD);
  await wizard.submit();
  await wizard.link(nl.otherCamp.link).click();
  await expect(page).toHaveURL(`/organisatie/?theme=${camp.themeId}`);
  await expect(page.locator(`a[href="/?camp=${camp.id}"]`)).toBeVisible();
});

test('a parent under 18 and a parent with the name of the child are told so', async ({
  organisation,
  wizard,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  const child = organisation.newChild();
  await wizard.openAt('kidParent', camp, child);
  const sameName = child.subscriber_FirstName.toUpperCase();
  await wizard.fill({ ...child, ...PARENT_TOO_YOUNG, subscriber_Parent_FirstName: sameName });
  await wizard.submit();
  await wizard.expectFieldError(
    'subscriber_Parent_FirstName',
    'Naam van de ouder mag niet hetzelfde zijn als de naam van het kind',
  );
  await expect(wizard.field('subscriber_Parent_FirstName')).toBeFocused();
});
