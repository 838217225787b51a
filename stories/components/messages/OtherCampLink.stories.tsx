import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherCampLink } from '../../../src/components/messages/OtherCampLink.tsx';

const meta = {
  component: OtherCampLink,
  args: { href: '#organisatie?theme=avontuur' },
} satisfies Meta<typeof OtherCampLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinkToOtherCamps: Story = { tags: ['overview'] };
