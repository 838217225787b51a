import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact } from '../../../src/components/summary/Fact.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  parameters: { docs: { narrow: true } },
  component: Fact,
  decorators: (Story) => (
    <dl style={{ margin: 0 }}>
      <Story />
    </dl>
  ),
  args: { label: t('thankYou.reference'), children: '' },
} satisfies Meta<typeof Fact>;
export default meta;

type Story = StoryObj<typeof meta>;

const reference = 'DB-2027-0417';

export const ShortText: Story = {
  tags: ['overview'],
  args: { children: reference },
  parameters: { data: { reference } },
};

const themeName = 'Omnisport met avontuurlijke watersporten en klimmen voor durvers';

export const LongText: Story = {
  args: {
    label: t('thankYou.camp'),
    children: themeName,
    stacked: true,
  },
  parameters: { data: { themeName } },
};
