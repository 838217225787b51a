import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Announcer } from '../../src/components/Announcer.tsx';
import { t } from '../../src/messages/messages.ts';

const meta = {
  title: 'Messages/Announcer',
  component: Announcer,
  tags: ['autodocs'],
  args: { text: '' },
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Visually hidden: only screen readers present it. */
export const AmountToPay: Story = {
  tags: ['overview'],
  render: () => <Announcer text={t('announcer.toPay', { amount: '€ 149,00' })} />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(t('announcer.toPay', { amount: '€ 149,00' })),
};
