import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepHeading } from '../../src/components/StepHeading.tsx';

const meta = {
  title: 'Components/StepHeading',
  component: StepHeading,
  tags: ['autodocs'],
  args: { title: 'step.kidParent' },
} satisfies Meta<typeof StepHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithHelp: Story = { tags: ['overview'], args: { help: 'errorBox.answersKept' } };

export const OnAPhone: Story = { ...WithHelp, globals: { viewport: { value: 'phone320' } } };
