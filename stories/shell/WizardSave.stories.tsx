import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Wizard } from '../../src/shell/Wizard.tsx';
import {
  enrolmentAccepted,
  neverAnswers,
  recordRequests,
  offline,
  type RecordedRequest,
} from '../../src/testing/responses.ts';
import { atWizard } from '../support/wizard/atWizard.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { link } from '../support/wizard/links.ts';
import { CHILD, SECOND_CHILD } from '../../src/testing/people.ts';
import {
  confirmSheet,
  enrol,
  errorBoxSays,
  fillIn,
  goTo,
  isAt,
  reads,
  submit,
} from '../support/plays/walk.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

/** The enrolment is changed or sent again. */
const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;

const saves = fn<(request: RecordedRequest) => void>();

/** Another child has another sheet, which is confirmed before returning to the recap. */
export const ChildChangedFromTheRecap: Story = {
  parameters: link(camp),
  play: async (context) => {
    const { canvas } = context;
    const name = t('recap.changeOf', { part: t('recap.child').toLowerCase() });
    await goTo(context, 'confirmation');
    // The dialog of the sheet is still closing.
    await userEvent.click(await canvas.findByRole('link', { name }));
    await isAt(context, 'kidParent');
    await fillIn(context, SECOND_CHILD);
    await submit(context);
    await isAt(context, 'medicalForm');
    await confirmSheet(context);
    await isAt(context, 'confirmation');
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
  },
};

/** A change of an earlier step would not be part of what was sent, so it shows no form. */
export const SavingOnAnEarlierStep: Story = {
  parameters: link(camp, neverAnswers('enrolment')),
  play: async (context) => {
    const { canvas } = context;
    await enrol(context);
    await reads(context, 'loading.confirm');
    await userEvent.click(canvas.getByRole('link', { name: t('step.medicalForm') }));
    const heading = await canvas.findByRole('heading', { level: 1, name: t('loading.confirm') });
    await expect(heading).toHaveFocus();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Changed data is sent with another key. */
export const ChangedAndConfirmedAgain: Story = {
  tags: ['behaviour', 'screen'],
  parameters: link(camp, recordRequests('enrolment', saves), offline('enrolment')),
  play: async (context) => {
    await enrol(context);
    await errorBoxSays(context, 'transport.network');
    await isAt(context, 'campDays');
    await submit(context);
    await isAt(context, 'kidParent');
    context.msw.use(recordRequests('enrolment', saves), enrolmentAccepted());
    await goTo(context, 'medicalForm');
    await fillIn(context, { subscriber_remarks: 'Toch een bril.' });
    await enrol(context);
    await reads(context, 'thankYou.title', { name: CHILD.subscriber_FirstName });
    const keys = saves.mock.calls.map(([{ headers }]) => headers['idempotency-key']);
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(2);
  },
};
