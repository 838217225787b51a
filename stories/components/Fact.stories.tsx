import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact } from '../../src/components/Fact.tsx';

const meta = {
  title: 'Components/Fact',
  component: Fact,
  tags: ['autodocs'],
  decorators: (Story) => (
    <dl style={{ margin: 0 }}>
      <Story />
    </dl>
  ),
  args: { label: 'thankYou.reference', children: 'DB-2027-0417' },
} satisfies Meta<typeof Fact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = { tags: ['overview'] };

export const Long: Story = {
  args: {
    label: 'thankYou.camp',
    children: 'Omnisport met avontuurlijke watersporten en klimmen voor durvers',
  },
};

export const OnAPhone: Story = { ...Long, globals: { viewport: { value: 'phone320' } } };
