import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepHeading } from '../../../src/ui/layout/StepHeading.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: StepHeading,
  args: { title: t('step.kidParent') },
} satisfies Meta<typeof StepHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HeadingAlone: Story = {};

export const HeadingWithHelp: Story = { tags: ['overview'], args: { help: t('kidParent.help') } };
