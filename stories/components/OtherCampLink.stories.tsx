import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherCampLink } from '../../src/components/OtherCampLink.tsx';

const meta = {
  title: 'Components/OtherCampLink',
  component: OtherCampLink,
  tags: ['autodocs'],
  args: { href: '/organisatie/?theme=avontuur' },
} satisfies Meta<typeof OtherCampLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['overview'] };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
