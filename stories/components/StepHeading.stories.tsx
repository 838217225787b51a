import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepHeading } from '../../src/components/StepHeading.tsx';

const meta = {
  title: 'Frame/StepHeading',
  component: StepHeading,
  args: { title: 'step.kidParent' },
} satisfies Meta<typeof StepHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HeadingAlone: Story = {};

export const HeadingWithHelp: Story = { tags: ['overview'], args: { help: 'errorBox.answersKept' } };
