import { PARENT } from '../../src/testing/people.ts';
import { expect, test } from './fixture.ts';

const EMAIL = PARENT.subscriber_Parent_Email;

test('dots and dashes are removed from a pasted national number', async ({ camp, wizard }) => {
  await wizard.openAt('kidParent', camp);
  const copied = wizard.field('subscriber_FirstName');
  await copied.fill('12.03.04-123.45');
  await copied.press('Control+A');
  await copied.press('Control+X');
  for (const name of ['subscriber_NationalNr', 'subscriber_Parent_NationalNr']) {
    await wizard.field(name).press('Control+V');
    await expect(wizard.field(name)).toHaveValue('12030412345');
  }
});

test('the repeated e-mail address cannot be pasted or dropped', async ({
  camp,
  wizard,
  page,
  browserName,
}) => {
  await wizard.openAt('kidParent', camp);
  const email = wizard.field('subscriber_Parent_Email');
  const repeat = wizard.field('subscriber_Parent_Email_Repeat');
  const reason = page.getByRole('status').filter({ hasText: 'Plakken kan hier niet.' });
  await email.fill(EMAIL);
  await email.press('Control+A');
  await email.press('Control+C');
  await repeat.press('Control+V');
  await expect(reason).toBeVisible();
  await expect(repeat).toHaveValue('');

  await repeat.pressSequentially('an');
  await expect(reason).toHaveCount(0);
  // Playwright cannot drag text in Firefox.
  if (browserName !== 'firefox') {
    await email.press('Control+A');
    const inside = { x: 30, y: 12 };
    await email.dragTo(repeat, { sourcePosition: inside, targetPosition: inside, steps: 5 });
    await expect(reason).toBeVisible();
    await expect(repeat).toHaveValue('an');
  }

  await repeat.fill('');
  await repeat.pressSequentially(EMAIL);
  await expect(repeat).toHaveValue(EMAIL);
  await expect(reason).toHaveCount(0);
});
