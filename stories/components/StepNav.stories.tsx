import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { StepHeading } from '../../src/components/StepHeading.tsx';
import { StepNav } from '../../src/components/StepNav.tsx';
import type { FormStep } from '../../src/domain/steps.ts';
import { t } from '../../src/messages/messages.ts';
import { fixedCamp, flexibleCamp } from '../support/camps.ts';
import { navSteps } from '../support/navSteps.ts';

const meta = {
  title: 'Frame/StepNav',
  component: StepNav,
  tags: ['autodocs', 'responsive'],
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

/** A finished step is a link, the current one is marked, a later one cannot be opened. */
export const GoingBack: Story = {
  tags: ['behaviour'],
  ...AtMedicalSheet,
  parameters: { route: '/medicalForm' },
  render: (args) => (
    <Routes>
      <Route path="/medicalForm" element={<StepNav {...args} />} />
      <Route path="/" element={<StepHeading title="step.campDays" />} />
    </Routes>
  ),
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: t('stepNav.label') }));
    await expect(nav.getAllByRole('link')).toHaveLength(2);
    await expect(nav.getByText(t('step.medicalForm')).closest('[aria-current="step"]')).not.toBeNull();
    await userEvent.click(nav.getByRole('link', { name: t('step.campDays') }));
    await expect(await canvas.findByRole('heading', { name: t('step.campDays') })).toBeVisible();
  },
};
