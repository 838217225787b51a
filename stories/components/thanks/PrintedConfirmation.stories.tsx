import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintedConfirmation } from '../../../src/components/thanks/PrintedConfirmation.tsx';
import { campOfDays, flexibleCamp } from '../../../src/testing/camps.ts';
import { bookingOf } from '../../../src/testing/people.ts';
import { PAYMENT } from '../../support/data/wizardConfig.ts';
import { onA4 } from '../../support/decorators/atWidth.tsx';

const camp = flexibleCamp();
const sixty = campOfDays(60);

const meta = {
  component: PrintedConfirmation,
  decorators: [onA4],
  args: {
    organisationName: 'Sportkampen Dennenbos',
    secretariatEmail: 'secretariaat@example.be',
    camp,
    booking: bookingOf(camp),
  },
} satisfies Meta<typeof PrintedConfirmation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPayment: Story = { args: { payment: PAYMENT }, tags: ['overview'] };

export const WithoutReference: Story = {
  args: { booking: bookingOf(camp, { reference: undefined }) },
};

export const WithOption: Story = { args: { booking: bookingOf(camp, { option: 'Monitortarief' }) } };

export const SixtyDays: Story = { args: { camp: sixty, booking: bookingOf(sixty) } };
