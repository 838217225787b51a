import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampScene } from '../../src/components/CampScene.tsx';

const meta = {
  title: 'Components/CampScene',
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

export const Morning: Story = { tags: ['overview'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
export const InTheOtherBrand: Story = { globals: { brand: 'coral' } };
