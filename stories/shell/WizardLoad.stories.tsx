import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { t, type MessageKey } from '../../src/messages/messages.ts';
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
} from '../support/answers.ts';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { fixedCamp, flexibleCamp, fullCamp } from '../support/camps.ts';
import { link, voucherLink } from '../support/wizard/links.ts';
import { errorBoxSays, field, fillIn, isAt, reads, submit } from '../support/plays/walk.ts';
import { completeEnrolment, KID_PARENT } from '../support/people.ts';

const camp = flexibleCamp();

/** What goes wrong before the first step: with the voucher, with the camp, with its seats (spec 4, load). */
const meta = {
  ...atWizard,
  title: 'Wizard/WizardLoad',
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A page of its own, for there is no camp; once it is there, trying again opens it. */
const noCamp =
  (...sentence: [MessageKey, Record<string, number>?]): Play =>
  async (context) => {
    await reads(context, ...sentence);
    await expect(
      context.canvas.getByRole('link', {
        name: t('campProblem.back', { organisation: context.args.config.organisationName }),
      }),
    ).toHaveAttribute('href', context.args.config.organisationUrl);
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

/** The box says why the voucher does not count; the camp is there all the same (spec 4). */
const refusedVoucher =
  (...sentence: [MessageKey, Record<string, number>?]): Play =>
  async (context) => {
    await isAt(context, 'campDays');
    await errorBoxSays(context, ...sentence);
    await expect(context.canvas.queryByText(t('campHeader.voucher'))).not.toBeInTheDocument();
  };

const refusal = (answer: RequestHandler, ...sentence: Parameters<typeof refusedVoucher>) => ({
  parameters: { ...voucherLink(camp, answer), pictureOf: 'header' },
  play: refusedVoucher(...sentence),
});

export const VoucherInvalid: Story = refusal(voucherRefused('INVALID'), 'apiError.INVALID_VOUCHER');
export const VoucherExpired: Story = refusal(voucherRefused('EXPIRED'), 'apiError.EXPIRED_VOUCHER');
/** The server's text and `_VOUCHER` is no code of the catalogue: the text is not shown. */
export const VoucherUnknownCode: Story = {
  tags: ['behaviour'],
  ...refusal(voucherRefused('OPGEBRUIKT'), 'apiError.INVALID'),
};
export const VoucherServerDown: Story = {
  tags: ['behaviour'],
  ...refusal(serverDown('voucher'), 'apiError.INVALID'),
};
export const VoucherOffline: Story = refusal(offline('voucher'), 'transport.network');
export const VoucherTimeOut: Story = {
  args: impatient,
  ...refusal(neverAnswers('voucher'), 'transport.timeout', { ms: impatient.config.timeoutMs }),
};

/** The camp is full as it is opened: a notice in place of the form, with other camps first, and no alarm. */
const closed: Play = async (context) => {
  await reads(context, 'apiError.INVALID_CAMP_FULLY_BOOKED');
  await expect(context.canvasElement.querySelector('form')).toBeNull();
  await expect(context.canvas.getByRole('link', { name: t('otherCamp.link') })).toBeVisible();
};

/** Without a valid voucher a full camp stays full: both are said. */
export const FullyBookedVoucherExpired: Story = {
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

/** What was answered before the page was loaded again stays in place; there is no way forward. */
export const FullyBookedWithAnswers: Story = {
  parameters: link(fixedCamp({ seatsOpen: 0 })),
  beforeEach: () => storeAnswers(fixedCamp().id, completeEnrolment(fixedCamp()).inputData),
  play: async (context) => {
    await isAt(context, 'kidParent');
    await expect(field(context, 'subscriber_Parent_Street')).toHaveValue(KID_PARENT.subscriber_Parent_Street);
    await fillIn(context, KID_PARENT);
    await submit(context);
    await expect(await errorBoxSays(context, 'apiError.INVALID_CAMP_FULLY_BOOKED')).toHaveFocus();
    await isAt(context, 'kidParent');
  },
};

/** Too many parents at once: the page says so, asks again by itself, and has the camp in the end. */
export const Busy: Story = {
  parameters: link(camp, serverBusy('camp', 60)),
  play: async (context) => {
    await reads(context, 'rush.busy');
    context.msw.use(campFound(camp));
    await expect(context.canvas.getByRole('button', { name: t('rush.stop') })).toBeVisible();
  },
};

/** The parent waits no longer: the page says what it says of any failure, with its retry. */
export const BusyAndStopped: Story = {
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
