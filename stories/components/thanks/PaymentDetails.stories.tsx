import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentDetails } from '../../../src/components/thanks/PaymentDetails.tsx';
import { PAYMENT } from '../../support/data/wizardConfig.ts';

const meta = {
  component: PaymentDetails,
  parameters: { column: 'center' },
  args: { payment: PAYMENT, cents: 149_00, message: 'DB-2027-0417' },
} satisfies Meta<typeof PaymentDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNote: Story = { tags: ['overview'] };

export const WithoutNote: Story = { args: { payment: { ...PAYMENT, note: '' } } };

export const LongNames: Story = {
  args: {
    payment: {
      ...PAYMENT,
      beneficiary: 'Jeugdsportvereniging De Vrolijke Dennenappels van Sint-Katelijne-Waver',
    },
    message: '7f3c2a90-5b1e-4f7d-9c55-0d5a8a1be417',
  },
};
