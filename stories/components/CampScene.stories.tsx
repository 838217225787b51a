import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampScene } from '../../src/components/CampScene.tsx';

const meta = {
  title: 'Steps/CampScene',
  component: CampScene,
  tags: ['autodocs'],
  decorators: (Story) => (
    <div style={{ maxWidth: 640 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof CampScene>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TentsInTheMorning: Story = { tags: ['overview'] };
