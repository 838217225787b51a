import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampScene } from '../../../src/components/thanks/CampScene.tsx';
import { atWidth } from '../../support/decorators/atWidth.tsx';

const meta = {
  component: CampScene,
  decorators: [atWidth(640)],
} satisfies Meta<typeof CampScene>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TentsInTheMorning: Story = { tags: ['overview'] };
