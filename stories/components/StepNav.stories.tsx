import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StepNav } from '../../src/components/StepNav.tsx';
import type { FormStep } from '../../src/domain/steps.ts';
import { t } from '../../src/messages/messages.ts';
import { fixedCamp, flexibleCamp } from '../support/camps.ts';
import { navSteps } from '../support/navSteps.ts';

const meta = {
  title: 'Components/StepNav',
  component: StepNav,
  tags: ['autodocs'],
  args: { onGo: fn() },
} satisfies Meta<typeof StepNav>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (current: FormStep, camp = flexibleCamp()) => ({ current, steps: navSteps(camp, current) });

export const Days: Story = { args: at('campDays') };
export const ChildAndParent: Story = { tags: ['overview'], args: at('kidParent') };
export const MedicalSheet: Story = { args: at('medicalForm') };
export const Confirmation: Story = { args: at('confirmation') };

/** No day step without flexible booking. */
export const FixedCamp: Story = { args: at('kidParent', fixedCamp()) };

/** A finished step is a link, the current one is marked, a later one cannot be opened. */
export const GoingBack: Story = {
  ...MedicalSheet,
  play: async ({ canvas, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: t('stepNav.label') }));
    await expect(nav.getAllByRole('link')).toHaveLength(2);
    await expect(nav.getAllByRole('listitem')[2]?.firstChild).toHaveAttribute('aria-current', 'step');
    await userEvent.click(nav.getByRole('link', { name: t('step.campDays') }));
    await expect(args.onGo).toHaveBeenCalledWith('campDays');
  },
};

export const OnAPhone: Story = { ...MedicalSheet, globals: { viewport: { value: 'phone320' } } };
export const FirstOnAPhone: Story = { ...Days, globals: { viewport: { value: 'phone390' } } };
export const FixedCampOnAPhone: Story = { ...FixedCamp, globals: { viewport: { value: 'phone390' } } };
