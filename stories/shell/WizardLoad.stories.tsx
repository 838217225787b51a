import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MessageKey } from '../../src/messages/messages.ts';
import { storeAnswers } from '../../src/storage/tabStorage.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import {
  campFound,
  campUnknown,
  campUnreadable,
  neverAnswers,
  offline,
  serverBusy,
  serverDown,
  voucherRefused,
} from '../../src/testing/responses.ts';
import { shownArgs } from '../support/brand/Themed.tsx';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { link, voucherLink } from '../support/wizard/links.ts';
import { errorBoxSays, field, fillIn, isAt, reads, submit } from '../support/plays/walk.ts';
import { completeAnswers, KID_PARENT } from '../../src/testing/people.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

/** Errors before the first step: of the voucher, the camp and its seats. */
const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Without a camp, a page with a link to the organisation. */
const noCamp =
  (...sentence: [MessageKey, Record<string, number>?]): Play =>
  async (context) => {
    const { organisationName, organisationUrl } = shownArgs(context).config;
    await reads(context, ...sentence);
    await expect(
      context.canvas.getByRole('link', { name: t('campProblem.back', { organisation: organisationName }) }),
    ).toHaveAttribute('href', organisationUrl);
  };

const unavailable = (answer: RequestHandler, ...sentence: Parameters<typeof noCamp>) => ({
  parameters: link(camp, answer),
  play: noCamp(...sentence),
});

export const UnknownCamp: Story = unavailable(campUnknown(), 'campProblem.unknown');
export const UnreadableCamp: Story = unavailable(campUnreadable(), 'campProblem.unreadable');
export const CampServerDown: Story = unavailable(serverDown('camp'), 'campProblem.unansweredHelp');
export const CampOffline: Story = unavailable(offline('camp'), 'transport.network');
export const CampTimeOut: Story = {
  args: impatient,
  ...unavailable(neverAnswers('camp'), 'transport.timeout', { ms: impatient.config.timeoutMs }),
};

/** The camp fails again: the page stays, with the focus on its message. */
export const CampServerDownAgain: Story = {
  tags: ['behaviour'],
  parameters: link(camp, serverDown('camp')),
  play: async (context) => {
    await noCamp('campProblem.unansweredHelp')(context);
    await userEvent.click(context.canvas.getByRole('button', { name: t('campProblem.retry') }));
    await reads(context, 'loading.camp');
    await noCamp('campProblem.unansweredHelp')(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
  },
};

/** The error box explains why the voucher is refused; the camp is loaded all the same. */
const refusedVoucher =
  (...sentence: [MessageKey, Record<string, number>?]): Play =>
  async (context) => {
    await isAt(context, 'campDays');
    await errorBoxSays(context, ...sentence);
    await expect(context.canvas.queryByText(t('campHeader.voucher'))).not.toBeInTheDocument();
  };

const refusal = (answer: RequestHandler, ...sentence: Parameters<typeof refusedVoucher>) => ({
  parameters: voucherLink(camp, answer),
  play: refusedVoucher(...sentence),
});

export const VoucherInvalid: Story = {
  name: 'Invalid voucher',
  ...refusal(voucherRefused('INVALID'), 'apiError.INVALID_VOUCHER'),
};
export const VoucherExpired: Story = {
  name: 'Expired voucher',
  ...refusal(voucherRefused('EXPIRED'), 'apiError.EXPIRED_VOUCHER'),
};
/** The server's text with `_VOUCHER` is not a known code: the text is not shown. */
export const VoucherUnknownCode: Story = {
  tags: ['behaviour'],
  ...refusal(voucherRefused('OPGEBRUIKT'), 'apiError.INVALID'),
};
export const VoucherOffline: Story = refusal(offline('voucher'), 'transport.network');
export const VoucherTimeOut: Story = {
  args: impatient,
  ...refusal(neverAnswers('voucher'), 'transport.timeout', { ms: impatient.config.timeoutMs }),
};

/** The server is busy when the voucher is checked. After the wait is stopped, the camp is shown without the voucher. */
export const VoucherServerBusy: Story = {
  tags: ['behaviour'],
  parameters: voucherLink(camp, serverBusy('voucher', 60)),
  play: async (context) => {
    await reads(context, 'rush.busy');
    await userEvent.click(await context.canvas.findByRole('button', { name: t('rush.stop') }));
    await refusedVoucher('apiError.INVALID')(context);
  },
};

/** The camp is full when it is opened: a notice replaces the form, with a link to other camps. */
const closed: Play = async (context) => {
  await reads(context, 'apiError.INVALID_CAMP_FULLY_BOOKED');
  await expect(context.canvasElement.querySelector('form')).toBeNull();
  await expect(context.canvas.getByRole('link', { name: t('otherCamp.link') })).toBeVisible();
};

/** The camp is full without a valid voucher: both messages are shown. */
export const FullyBookedVoucherExpired: Story = {
  name: 'Fully booked, voucher expired',
  parameters: voucherLink(fullCamp(), voucherRefused('EXPIRED')),
  play: async (context) => {
    await errorBoxSays(context, 'apiError.EXPIRED_VOUCHER');
    await closed(context);
  },
};

export const FullyBooked: Story = {
  parameters: link(fullCamp()),
  play: async (context) => {
    await closed(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(document.title).not.toContain(t('page.failed', { title: '' }));
  },
};

export const FixedCampFullyBooked: Story = {
  parameters: link(fixedCamp({ seatsOpen: 0 })),
  play: closed,
};

/** The stored answers are shown, and a submit fails. */
export const FullyBookedWithAnswers: Story = {
  parameters: link(fixedCamp({ seatsOpen: 0 })),
  beforeEach: () => storeAnswers(fixedCamp().id, completeAnswers(fixedCamp())),
  play: async (context) => {
    await isAt(context, 'kidParent');
    await expect(field(context, 'subscriber_Parent_Street')).toHaveValue(KID_PARENT.subscriber_Parent_Street);
    await fillIn(context, KID_PARENT);
    await submit(context);
    await expect(await errorBoxSays(context, 'apiError.INVALID_CAMP_FULLY_BOOKED')).toHaveFocus();
    await isAt(context, 'kidParent');
  },
};

/** After a reload: the numbers and the medical sheet are never stored. */
export const AnswersRestored: Story = {
  parameters: link(fixedCamp()),
  beforeEach: () => storeAnswers(fixedCamp().id, completeAnswers(fixedCamp())),
  play: async (context) => {
    await isAt(context, 'kidParent');
    await reads(context, 'storage.restored');
    await expect(field(context, 'subscriber_Parent_Street')).toHaveValue(KID_PARENT.subscriber_Parent_Street);
    await expect(field(context, 'subscriber_NationalNr')).toHaveValue('');
  },
};

/** The answers have expired while the page was closed: only the camp is known. */
export const AnswersExpired: Story = {
  parameters: link(fixedCamp()),
  beforeEach: () =>
    storeAnswers(fixedCamp().id, completeAnswers(fixedCamp()), Date.now() - 3 * 60 * 60 * 1000),
  play: async (context) => {
    await isAt(context, 'kidParent');
    await reads(context, 'storage.expired');
    await expect(field(context, 'subscriber_Parent_Street')).toHaveValue('');
  },
};

/** The server is busy: the page says so and retries. */
export const ServerBusy: Story = {
  parameters: link(camp, serverBusy('camp', 60)),
  play: async (context) => {
    await reads(context, 'rush.busy');
    context.msw.use(campFound(camp));
    await expect(context.canvas.getByRole('button', { name: t('rush.stop') })).toBeVisible();
  },
};

/** The parent stops waiting: the error page shows, with its retry button. */
export const ServerBusyWaitingStopped: Story = {
  name: 'Server busy, waiting stopped',
  parameters: link(camp, serverBusy('camp', 60)),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: t('rush.stop') }));
    await reads(context, 'campProblem.unanswered');
    await expect(context.canvas.queryByText(t('rush.busy'))).toBeNull();
    context.msw.use(campFound(camp));
    await userEvent.click(context.canvas.getByRole('button', { name: t('campProblem.retry') }));
    await isAt(context, 'campDays');
  },
};
