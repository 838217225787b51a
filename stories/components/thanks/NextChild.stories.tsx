import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NextChild } from '../../../src/components/thanks/NextChild.tsx';

const meta = {
  component: NextChild,
  parameters: { column: 'center' },
  args: { campListingUrl: '#organisatie?theme=avontuur', onSameCamp: fn(), onOtherCamp: fn() },
} satisfies Meta<typeof NextChild>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SameCampOrAnother: Story = { tags: ['overview'] };
