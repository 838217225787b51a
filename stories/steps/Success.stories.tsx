import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FINISHED_CLASS, Success } from '../../src/steps/Success.tsx';
import { campOfDays, flexibleCamp } from '../../src/testing/camps.ts';
import { shownArgs } from '../support/brand/Themed.tsx';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';
import { bookingOf } from '../../src/testing/people.ts';
import { PAYMENT } from '../support/data/wizardConfig.ts';
import { t } from '../support/record/recording.ts';

const camp = flexibleCamp();

const meta = {
  component: Success,
  tags: ['screen'],
  parameters: { column: 'center' },
  args: {
    camp,
    booking: bookingOf(camp),
    organisationName: 'Sportkampen Dennenbos',
    organisationUrl: '#organisatie',
    secretariatEmail: 'secretariaat@example.be',
    campListingUrl: '#organisatie?theme=avontuur',
    onNextChild: fn(),
    onOtherCamp: fn(),
  },
} satisfies Meta<typeof Success>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The body has the class of a finished booking. */
export const WithReference: Story = {
  play: onlyAsserts(async (context) => {
    const { canvas } = context;
    const { organisationName, organisationUrl } = shownArgs(context);
    await expect(canvas.getByText('DB-2027-0417')).toBeVisible();
    // Set by an effect, which runs after rendering.
    await waitFor(() => expect(document.body).toHaveClass(FINISHED_CLASS));
    const home = canvas.getByRole('link', { name: t('thankYou.back', { organisation: organisationName }) });
    await expect(home).toHaveAttribute('href', organisationUrl);
  }),
};

export const WithoutReference: Story = {
  args: { booking: bookingOf(camp, { reference: undefined }) },
  tags: ['overview', 'responsive'],
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.queryByText(t('thankYou.reference'))).not.toBeInTheDocument(),
  ),
};

export const WithPayment: Story = { args: { payment: PAYMENT } };

/** The message of the transfer is the child's name and the camp. */
export const PaymentWithoutReference: Story = {
  args: { payment: PAYMENT, booking: bookingOf(camp, { reference: undefined }) },
};

/** With nothing to pay there is no account number and no code. */
export const NothingToPay: Story = {
  args: { payment: PAYMENT, booking: bookingOf(camp, { toPayCents: 0 }) },
  play: onlyAsserts(async ({ canvas }) => expect(canvas.queryByText(t('payment.heading'))).toBeNull()),
};

const sixty = campOfDays(60);

export const SixtyDays: Story = { args: { camp: sixty, booking: bookingOf(sixty) } };
