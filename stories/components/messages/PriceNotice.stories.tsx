import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceNotice } from '../../../src/components/messages/PriceNotice.tsx';

const meta = {
  component: PriceNotice,
  args: { beforeCents: 149_00, nowCents: 159_00, campListingUrl: '#organisatie/avontuur' },
} satisfies Meta<typeof PriceNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PriceChanged: Story = { tags: ['overview'] };
