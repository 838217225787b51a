import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorBox } from '../../../src/components/messages/ErrorBox.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: ErrorBox,
  args: {
    organisationUrl: '#organisatie',
    campListingUrl: '#organisatie/avontuur',
    secretariatEmail: 'secretariaat@example.be',
  },
} satisfies Meta<typeof ErrorBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const onRetry = fn();

export const SomethingWentWrong: Story = {
  tags: ['overview', 'responsive'],
  args: { problem: { code: 'INVALID' }, onRetry },
};
export const CampFullyBooked: Story = { args: { problem: { code: 'INVALID_CAMP_FULLY_BOOKED' }, onRetry } };

/** The camp is full when it is opened: a notice replaces the step, and the link to other camps comes first. */
export const FullAtOpening: Story = {
  args: {
    problem: { code: 'INVALID_CAMP_FULLY_BOOKED' },
    inPlaceOfStep: true,
    mailSubject: 'Avontuur in het bos, Zomervakantie week 1, ZOMER-VOLZET',
    onRetry,
  },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('apiError.INVALID_CAMP_FULLY_BOOKED') }),
    ).toBeVisible();
    const [other, mail] = canvas.getAllByRole('link');
    await expect(other).toHaveAccessibleName(t('otherCamp.link'));
    await expect(mail).toHaveAttribute(
      'href',
      'mailto:secretariaat@example.be?subject=Avontuur%20in%20het%20bos%2C%20Zomervakantie%20week%201%2C%20ZOMER-VOLZET',
    );
  }),
};

export const CampAlreadyBooked: Story = { args: { problem: { code: 'INVALID_CAMP_ALREADY_BOOKED' } } };
/** A save without an answer is sent again, and the child is booked: perhaps by the other parent. */
export const BookedAfterLost: Story = {
  args: { problem: { code: 'INVALID_CAMP_ALREADY_BOOKED', isAfterLost: true } },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('errorBox.bookedAfterLost'));
    await expect(canvas.getByRole('link', { name: /^Mail / })).toBeVisible();
  }),
};
export const PeriodAlreadyBooked: Story = { args: { problem: { code: 'INVALID_PERIOD_ALREADY_BOOKED' } } };
export const InvalidVoucher: Story = { args: { problem: { code: 'INVALID_VOUCHER' } } };
export const ExpiredVoucher: Story = { args: { problem: { code: 'EXPIRED_VOUCHER' } } };

export const RequestAborted: Story = {
  args: { problem: { code: 'INVALID', transport: { kind: 'aborted' } }, onRetry },
};
export const NoConnection: Story = {
  args: { problem: { code: 'INVALID', transport: { kind: 'network' } }, onRetry },
};
export const TimeOut: Story = {
  args: { problem: { code: 'INVALID', transport: { kind: 'timeout', ms: 15000 } }, onRetry },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('15000 milliseconden');
  }),
};

/** After a failed save, a button sends the enrolment again. */
export const Resend: Story = {
  args: { problem: { code: 'INVALID', transport: { kind: 'network' } }, onRetry, onResend: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('errorBox.resend') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('errorBox.retry') })).not.toBeInTheDocument();
  },
};

export const WithoutRetry: Story = { args: { problem: { code: 'INVALID' } } };

/** Without a theme the link is the organisation's website. */
export const NoThemeKnown: Story = {
  tags: ['behaviour'],
  args: { problem: { code: 'INVALID_PERIOD_ALREADY_BOOKED' }, campListingUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('otherCamp.link') })).toHaveAttribute(
      'href',
      '#organisatie',
    );
  },
};

export const LongAddress: Story = {
  args: {
    problem: { code: 'EXPIRED_VOUCHER' },
    secretariatEmail: 'secretariaat.jeugdsportkampen.vlaams-brabant@sportvereniging.example.be',
  },
};
