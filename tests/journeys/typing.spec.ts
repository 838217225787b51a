import { flexibleCamp } from '../../stories/support/camps.ts';
import { PARENT } from '../../stories/support/people.ts';
import { expect, test } from './fixture.ts';

const EMAIL = PARENT.subscriber_Parent_Email;

test('a pasted national number loses its dots and dashes, a typed one is told about them', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.openAt('kidParent', camp, organisation.newChild());
  const copied = wizard.field('subscriber_FirstName');
  await copied.fill('12.03.04-123.45');
  await copied.press('Control+A');
  await copied.press('Control+X');
  for (const name of ['subscriber_NationalNr', 'subscriber_Parent_NationalNr']) {
    await wizard.field(name).press('Control+V');
    await expect(wizard.field(name)).toHaveValue('12030412345');
  }

  await wizard.field('subscriber_NationalNr').fill('');
  await wizard.field('subscriber_NationalNr').pressSequentially('12.03.04-123.45');
  await page.keyboard.press('Tab');
  await wizard.expectFieldError(
    'subscriber_NationalNr',
    'Inhoud te lang. Geen punten en streepjes gebruiken.',
  );
});

test('the repeated e-mail address is typed: pasting and dropping are refused with the reason', async ({
  organisation,
  wizard,
  page,
}) => {
  const camp = await organisation.addCamp(flexibleCamp());
  await wizard.openAt('kidParent', camp, organisation.newChild());
  const [email, repeat] = [
    wizard.field('subscriber_Parent_Email'),
    wizard.field('subscriber_Parent_Email_Repeat'),
  ];
  const reason = page.getByRole('status').filter({ hasText: 'Plakken kan hier niet.' });
  await email.fill(EMAIL);
  await email.press('Control+A');
  await email.press('Control+C');
  await repeat.press('Control+V');
  await expect(reason).toBeVisible();
  await expect(repeat).toHaveValue('');

  await repeat.pressSequentially('an');
  await expect(reason).toHaveCount(0);
  await email.press('Control+A');
  const [from, to] = [await email.boundingBox(), await repeat.boundingBox()];
  if (!from || !to) throw new Error('both fields are in view');
  await page.mouse.move(from.x + 30, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(reason).toBeVisible();
  await expect(repeat).toHaveValue('an');

  await repeat.fill('');
  await repeat.pressSequentially(EMAIL);
  await expect(repeat).toHaveValue(EMAIL);
  await expect(reason).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(repeat).not.toHaveAttribute('aria-invalid');
  await repeat.fill('an@example.be');
  await page.keyboard.press('Tab');
  await wizard.expectFieldError('subscriber_Parent_Email_Repeat', 'Mailadressen zijn niet gelijk');
});
