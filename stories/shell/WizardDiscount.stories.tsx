import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { ErrorCode } from '../../src/domain/errorCodes.ts';
import type { MessageKey } from '../../src/messages/messages.ts';
import { Wizard } from '../../src/shell/Wizard.tsx';
import {
  discountGranted,
  discountRefused,
  neverAnswers,
  noDiscount,
  offline,
  serverBusy,
  serverDown,
} from '../../src/testing/responses.ts';
import { atWizard, impatient } from '../support/wizard/atWizard.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { link } from '../support/wizard/links.ts';
import { CHILD, KID_PARENT } from '../../src/testing/people.ts';
import {
  errorBoxSays,
  field,
  fillIn,
  forwardButton,
  goTo,
  isAt,
  reads,
  submit,
} from '../support/plays/walk.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

/** The answers of the discount check. */
const meta = {
  ...atWizard,
  tags: ['!autodocs'],
  component: Wizard,
  parameters: { layout: 'fullscreen', ...link(camp) },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const summary = (canvasElement: HTMLElement) => canvasElement.querySelector('aside')?.textContent ?? '';

/** The summary shows the discount from the medical step on. */
const granted =
  (label: MessageKey): Play =>
  async (context) => {
    await goTo(context, 'medicalForm');
    await reads(context, 'medicalForm.noSheet');
    await expect(summary(context.canvasElement)).toContain(t(label));
  };

export const FirstEnrolmentDiscount: Story = {
  parameters: link(camp, discountGranted('FIRST_CAMP', 10)),
  play: granted('sidebar.firstCamp'),
};

export const LoyaltyDiscount: Story = {
  parameters: link(camp, discountGranted('SAVINGS', 15)),
  play: granted('sidebar.savings'),
};

export const NoDiscount: Story = {
  tags: ['behaviour'],
  parameters: link(camp, noDiscount()),
  play: async (context) => {
    await goTo(context, 'medicalForm');
    await reads(context, 'medicalForm.noSheet');
    for (const label of ['sidebar.firstCamp', 'sidebar.savings', 'sidebar.discount'] as const)
      await expect(summary(context.canvasElement)).not.toContain(t(label));
  },
};

/** While it is being checked: the summary says so. */
export const CheckingTheChild: Story = {
  tags: ['responsive'],
  parameters: link(camp, neverAnswers('discount')),
  play: async (context) => {
    await goTo(context, 'kidParent');
    await fillIn(context, KID_PARENT);
    await submit(context);
    await reads(context, 'loading.child');
    await expect(summary(context.canvasElement)).toContain(t('sidebar.discountPending'));
    await expect(forwardButton(context)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The parent stays at the form with all answers, and the error box has the focus. */
const refused =
  (...sentence: [MessageKey, Record<string, number>?]): Play =>
  async (context) => {
    await goTo(context, 'kidParent');
    await fillIn(context, KID_PARENT);
    await submit(context);
    const box = await errorBoxSays(context, ...sentence);
    await waitFor(() => expect(box).toHaveFocus());
    await isAt(context, 'kidParent');
    await expect(field(context, 'subscriber_NationalNr')).toHaveValue(CHILD.subscriber_NationalNr);
    await expect(forwardButton(context)).not.toHaveAttribute('aria-disabled');
    await expect(context.canvas.queryByText(t('loading.child'))).not.toBeInTheDocument();
  };

/** The discount check gets this answer, and the error box shows this message. */
const refusal = (answer: RequestHandler, ...sentence: Parameters<typeof refused>) => ({
  parameters: link(camp, answer),
  play: refused(...sentence),
});
const codeRefused = (code: ErrorCode) => refusal(discountRefused(code), `apiError.${code}`);

/** The summary says that the discount is not checked yet. */
export const CheckFailed: Story = {
  tags: ['responsive'],
  parameters: link(camp, discountRefused('INVALID')),
  play: async (context) => {
    await refused('apiError.INVALID')(context);
    await expect(summary(context.canvasElement)).toContain(t('sidebar.discountFailed'));
  },
};

export const CampFullyBooked: Story = codeRefused('INVALID_CAMP_FULLY_BOOKED');
export const CampAlreadyBooked: Story = codeRefused('INVALID_CAMP_ALREADY_BOOKED');
export const PeriodAlreadyBooked: Story = codeRefused('INVALID_PERIOD_ALREADY_BOOKED');
export const InvalidVoucher: Story = codeRefused('INVALID_VOUCHER');
export const ExpiredVoucher: Story = codeRefused('EXPIRED_VOUCHER');
/** An unknown code: the server's text is never shown. */
export const UnknownCode: Story = {
  tags: ['behaviour'],
  ...refusal(discountRefused('INVALID_MOON_PHASE'), 'apiError.INVALID'),
};
export const ServerDown: Story = {
  tags: ['behaviour'],
  ...refusal(serverDown('discount'), 'apiError.INVALID'),
};
export const Offline: Story = refusal(offline('discount'), 'transport.network');
export const TimeOut: Story = {
  args: impatient,
  ...refusal(neverAnswers('discount'), 'transport.timeout', { ms: impatient.config.timeoutMs }),
};

/** The server is busy: the page says so and retries, and the button stays busy. */
export const ServerBusy: Story = {
  parameters: link(camp, serverBusy('discount', 60)),
  play: async (context) => {
    await goTo(context, 'kidParent');
    await fillIn(context, KID_PARENT);
    await submit(context);
    await reads(context, 'rush.busy');
    await expect(forwardButton(context)).toHaveAttribute('aria-disabled', 'true');
  },
};
