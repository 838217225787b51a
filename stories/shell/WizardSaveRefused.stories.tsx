import type { RequestHandler } from 'msw';
import type { ErrorCode } from '../../src/domain/errorCodes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MessageKey } from '../../src/messages/messages.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import { rush } from '../../src/api/Rush.ts';
import {
  enrolmentRefused,
  neverAnswers,
  offline,
  serverBusy,
  serverDown,
} from '../../src/testing/responses.ts';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { addressBar } from '../support/wizard/browser.tsx';
import { fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { link, voucherLink } from '../support/wizard/links.ts';
import { KID_PARENT } from '../../src/testing/people.ts';
import { enrol, errorBoxSays, field, isAt, reads } from '../support/plays/walk.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

/** The enrolment is confirmed and refused. */
const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Returns to the first step of the camp, with the focus on the error box. */
const refused =
  (...sentence: [MessageKey, Record<string, number>?]): Play =>
  async (context) => {
    await enrol(context);
    const box = await errorBoxSays(context, ...sentence);
    await isAt(context, 'campDays');
    await waitFor(() => expect(addressBar()).toBe('/?camp=ZOMER-AVONTUUR'));
    await waitFor(() => expect(box).toHaveFocus());
  };

/** The save call gets this answer, and the error box shows this message. */
const refusal = (answer: RequestHandler, ...sentence: Parameters<typeof refused>) => ({
  parameters: link(camp, answer),
  play: refused(...sentence),
});
const codeRefused = (code: ErrorCode, opened = link) => ({
  parameters: opened(camp, enrolmentRefused(code)),
  play: refused(`apiError.${code}`),
});

export const SaveFailed: Story = codeRefused('INVALID');
export const CampFullyBooked: Story = { tags: ['behaviour'], ...codeRefused('INVALID_CAMP_FULLY_BOOKED') };
export const CampAlreadyBooked: Story = codeRefused('INVALID_CAMP_ALREADY_BOOKED');
export const PeriodAlreadyBooked: Story = codeRefused('INVALID_PERIOD_ALREADY_BOOKED');
export const InvalidVoucher: Story = { tags: ['behaviour'], ...codeRefused('INVALID_VOUCHER', voucherLink) };
export const ExpiredVoucher: Story = { tags: ['behaviour'], ...codeRefused('EXPIRED_VOUCHER', voucherLink) };
/** An unknown code: the server's text is never shown. */
export const UnknownCode: Story = {
  tags: ['behaviour'],
  ...refusal(enrolmentRefused('ORA-00942: table or view does not exist'), 'apiError.INVALID'),
};
export const ServerDown: Story = {
  tags: ['behaviour'],
  ...refusal(serverDown('enrolment'), 'apiError.INVALID'),
};
export const Offline: Story = refusal(offline('enrolment'), 'transport.network');
export const TimeOut: Story = {
  args: impatient,
  ...refusal(neverAnswers('enrolment'), 'transport.timeout', { ms: impatient.config.timeoutMs }),
};

/** The server is busy: the page says so and retries. A save cannot be aborted; leaving the story stops the retries. */
export const ServerBusy: Story = {
  parameters: link(camp, serverBusy('enrolment', 60)),
  beforeEach: () => () => rush.stop(),
  play: async (context) => {
    await enrol(context);
    await reads(context, 'rush.busy');
    await isAt(context, 'confirmation');
  },
};

const resend: Play = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: t('errorBox.resend') }));

/** The answer is lost, and the parent sends the enrolment again. */
export const SentAgain: Story = {
  parameters: Offline.parameters,
  play: async (context) => {
    await Offline.play?.(context);
    context.msw.use(neverAnswers('enrolment'));
    await resend(context);
    await reads(context, 'loading.resend');
  },
};

/** The answer is lost again: the same message, with the focus, and the same way on. */
export const LostAgain: Story = {
  tags: ['behaviour'],
  parameters: Offline.parameters,
  play: async (context) => {
    await Offline.play?.(context);
    await resend(context);
    const box = await errorBoxSays(context, 'transport.network');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(await context.canvas.findByRole('button', { name: t('errorBox.resend') })).toBeEnabled();
  },
};

/** Without a day step it returns to the child form. */
export const FixedCampRefused: Story = {
  parameters: link(fixedCamp(), enrolmentRefused('INVALID_PERIOD_ALREADY_BOOKED')),
  play: async (context) => {
    await enrol(context);
    await isAt(context, 'kidParent');
    const box = await errorBoxSays(context, 'apiError.INVALID_PERIOD_ALREADY_BOOKED');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(field(context, 'subscriber_Parent_Email')).toHaveValue(KID_PARENT.subscriber_Parent_Email);
  },
};

/** Someone else used the voucher. It is removed, and without it the camp is full. */
export const FullCampVoucherTaken: Story = {
  name: 'Full camp, voucher taken',
  parameters: voucherLink(fullCamp(), enrolmentRefused('INVALID_VOUCHER')),
  play: async (context) => {
    await enrol(context);
    await errorBoxSays(context, 'apiError.INVALID_VOUCHER');
    await errorBoxSays(context, 'apiError.INVALID_CAMP_FULLY_BOOKED');
    await isAt(context, 'campDays');
    await expect(context.canvas.queryByText(t('campHeader.voucher'))).toBeNull();
  },
};
