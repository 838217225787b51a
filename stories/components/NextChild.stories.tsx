import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NextChild } from '../../src/components/NextChild.tsx';
import { inColumn } from '../support/decorators/inColumn.tsx';

const meta = {
  title: 'Summary/NextChild',
  component: NextChild,
  decorators: [inColumn],
  args: { campListingUrl: '#organisatie?theme=avontuur', onSameCamp: fn(), onOtherCamp: fn() },
} satisfies Meta<typeof NextChild>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SameCampOrAnother: Story = { tags: ['overview'] };
