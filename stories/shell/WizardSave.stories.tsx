import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../src/messages/messages.ts';
import { postDigests } from '../../src/api/postDigests.ts';
import { keep } from '../../src/storage/tabStorage.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import {
  discountRefused,
  enrolmentAccepted,
  hears,
  neverAnswers,
  offline,
  serverBusy,
  type Asked,
} from '../support/answers.ts';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { addressBar } from '../support/wizard/browser.tsx';
import { flexibleCamp } from '../support/camps.ts';
import { link } from '../support/wizard/links.ts';
import { CHILD, completeEnrolment, KID_PARENT, PARENT, SECOND_CHILD } from '../support/people.ts';
import {
  confirmSheet,
  enrol,
  errorBoxSays,
  field,
  fillIn,
  goTo,
  isAt,
  reads,
  submit,
  type Field,
} from '../support/plays/walk.ts';

const camp = flexibleCamp();

/** The enrolment is confirmed, and sent again or changed afterwards (spec 4, confirm). */
const meta = {
  ...atWizard,
  title: 'Wizard/WizardSave',
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;

const saves = fn<(asked: Asked) => void>();

/** A lost answer is asked for again with the same key, so that the booking is made once. */
export const Retried: Story = {
  tags: ['behaviour'],
  parameters: link(camp, hears('enrolment', saves), offline('enrolment')),
  play: async (context) => {
    await enrol(context);
    const box = await errorBoxSays(context, 'transport.network');
    context.msw.use(hears('enrolment', saves), enrolmentAccepted('DB-2027-0417'));
    await userEvent.click(within(box).getByRole('button', { name: t('errorBox.resend') }));
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    const [first, second] = saves.mock.calls.map(([{ headers, body }]) => ({
      key: headers['idempotency-key'],
      body,
    }));
    await expect(saves).toHaveBeenCalledTimes(2);
    await expect(first?.key).toMatch(/^[\da-f]{32}$/);
    await expect(second).toEqual(first);
  },
};

/** The server is too busy to book: everything stays in place, and the same is sent again by itself, with the same key. */
export const BusyThenBooked: Story = {
  parameters: link(camp, hears('enrolment', saves), serverBusy('enrolment', 1)),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'rush.busy');
    await isAt(context, 'confirmation');
    await expect(field(context, 'subscriber_Parent_GdprConsent')).toBeChecked();
    context.msw.use(hears('enrolment', saves), enrolmentAccepted('DB-2027-0417'));
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    const keys = saves.mock.calls.map(([{ headers }]) => headers['idempotency-key']);
    await expect(keys.length).toBeGreaterThan(1);
    await expect(new Set(keys).size).toBe(1);
    await expect(context.canvas.queryByText(t('rush.busy'))).toBeNull();
  },
};

/** The next child: the parent's values are there, and nothing of the first. */
export const NextChild: Story = {
  parameters: link(camp, hears('enrolment', saves), enrolmentAccepted('DB-2027-0417')),
  play: async (context) => {
    const { canvas } = context;
    await goTo(context, 'medicalForm');
    await fillIn(context, { subscriber_remarks: 'Kanariekoorts' });
    await goTo(context, 'confirmation');
    await fillIn(context, { subscription_Remark: 'Monitortarief', subscriber_Parent_EmailConsent: true });
    await enrol(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('nextChild.sameCamp') }));
    await isAt(context, 'campDays');
    await waitFor(() => expect(addressBar()).toBe('/?camp=ZOMER-AVONTUUR'));
    await submit(context);
    await isAt(context, 'kidParent');
    for (const [name, value] of Object.entries(PARENT) as [Field, string][])
      await expect(field(context, name)).toHaveValue(value);
    await expect(field(context, 'subscriber_FirstName')).toHaveValue('');
    await expect(field(context, 'subscriber_LastName')).toHaveValue('');
    await expect(field(context, 'subscriber_NationalNr')).toHaveValue('');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await fillIn(context, SECOND_CHILD);
    await submit(context);
    await isAt(context, 'medicalForm');
    await expect(field(context, 'subscriber_remarks')).toHaveValue('');
    await goTo(context, 'confirmation');
    await expect(field(context, 'subscription_Remark')).toHaveValue('');
    await expect(field(context, 'subscriber_Parent_GdprConsent')).not.toBeChecked();
    await expect(field(context, 'subscriber_Parent_EmailConsent')).not.toBeChecked();
    await enrol(context);
    await reads(context, 'thankYou.title', { name: SECOND_CHILD.subscriber_FirstName });
    const [first, second] = saves.mock.calls.map(([{ headers, body }]) => ({
      key: headers['idempotency-key'],
      body,
    }));
    await expect(second?.key).not.toBe(first?.key);
    await expect(first?.body).toContain('Kanariekoorts');
    for (const canary of [
      'Kanariekoorts',
      'Monitortarief',
      CHILD.subscriber_FirstName,
      CHILD.subscriber_NationalNr,
    ])
      await expect(second?.body).not.toContain(canary);
  },
};

/** From the recap to the address and back to the same place of it. */
export const ChangedFromTheRecap: Story = {
  parameters: link(camp),
  play: async (context) => {
    const { canvas } = context;
    const name = t('recap.changeOf', { part: t('recap.address').toLowerCase() });
    await goTo(context, 'confirmation');
    await userEvent.click(canvas.getByRole('link', { name }));
    await isAt(context, 'kidParent');
    await fillIn(context, { subscriber_Parent_HouseNr: '14' });
    await submit(context);
    await isAt(context, 'confirmation');
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    await expect(canvas.getByText('Kerkstraat 14')).toBeVisible();
  },
};

/** Another child means another sheet: that comes first, and then the same place of the recap. */
export const ChildChangedFromTheRecap: Story = {
  parameters: link(camp),
  play: async (context) => {
    const { canvas } = context;
    const name = t('recap.changeOf', { part: t('recap.child').toLowerCase() });
    await goTo(context, 'confirmation');
    await userEvent.click(canvas.getByRole('link', { name }));
    await isAt(context, 'kidParent');
    await fillIn(context, SECOND_CHILD);
    await submit(context);
    await isAt(context, 'medicalForm');
    await confirmSheet(context);
    await isAt(context, 'confirmation');
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
  },
};

/** A request that timed out is sent again with the same key, before an error is shown. */
export const ResentAfterTimeOut: Story = {
  tags: ['behaviour'],
  args: impatient,
  parameters: link(camp, hears('enrolment', saves), neverAnswers('enrolment')),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'loading.resend');
    await waitFor(() => expect(saves).toHaveBeenCalledTimes(2));
    const [first, second] = saves.mock.calls.map(([{ headers }]) => headers['idempotency-key']);
    await expect(second).toBe(first);
    // Where it comes to rest.
    await errorBoxSays(context, 'transport.timeout', { ms: impatient.config.timeoutMs });
  },
};

/** The answer was lost, the page loaded again, the same details typed: the booking is found, and nothing sent twice. */
export const BookedBeforeReload: Story = {
  tags: ['behaviour'],
  parameters: link(camp, discountRefused('INVALID_CAMP_ALREADY_BOOKED')),
  beforeEach: async () => {
    const posted = completeEnrolment(camp);
    const digests = await postDigests(posted);
    keep(camp.id, posted.inputData, Date.now(), { ...digests, key: 'a1b2', isLost: true });
  },
  play: async (context) => {
    await goTo(context, 'kidParent');
    await fillIn(context, KID_PARENT);
    await submit(context);
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
  },
};

/** Other data is another enrolment, with a key of its own. */
export const ChangedAndConfirmedAgain: Story = {
  tags: ['behaviour'],
  parameters: link(camp, hears('enrolment', saves), offline('enrolment')),
  play: async (context) => {
    await enrol(context);
    await errorBoxSays(context, 'transport.network');
    await isAt(context, 'campDays');
    await submit(context);
    await isAt(context, 'kidParent');
    context.msw.use(hears('enrolment', saves), enrolmentAccepted());
    await goTo(context, 'medicalForm');
    await fillIn(context, { subscriber_remarks: 'Toch een bril.' });
    await enrol(context);
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    const keys = saves.mock.calls.map(([{ headers }]) => headers['idempotency-key']);
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(2);
  },
};
