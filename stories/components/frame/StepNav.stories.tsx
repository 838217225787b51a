import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepNav } from '../../../src/components/frame/StepNav.tsx';
import type { FormStep } from '../../../src/domain/steps.ts';
import { fixedCamp, flexibleCamp } from '../../../src/testing/camps.ts';
import { navSteps } from '../../support/data/navSteps.ts';

const meta = {
  component: StepNav,
  tags: ['responsive'],
  parameters: { column: 'none' },
} satisfies Meta<typeof StepNav>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (current: FormStep, camp = flexibleCamp()) => ({ current, steps: navSteps(camp, current) });

export const AtCampDays: Story = { args: at('campDays') };
export const AtChildAndParent: Story = { tags: ['overview'], args: at('kidParent') };
export const AtMedicalSheet: Story = { args: at('medicalForm') };
export const AtConfirmation: Story = { args: at('confirmation') };

/** No day step without flexible booking. */
export const FixedCampHasNoDaysStep: Story = { args: at('kidParent', fixedCamp()) };
