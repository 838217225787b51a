import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from '../../../src/components/fields/SelectField.tsx';
import { GENDERS } from '../../../src/domain/enrolment.ts';
import { kidParentForm, says, withForm } from '../../support/inForm.tsx';

const [MALE, FEMALE] = GENDERS;

const meta = {
  title: 'Components/fields/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  decorators: [withForm],
  args: {
    name: 'subscriber_GenderId',
    label: 'kidParent.gender',
    width: 'half',
    placeholder: 'extraOptions.none',
    options: [
      { value: MALE, label: 'kidParent.male' },
      { value: FEMALE, label: 'kidParent.female' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = { subscriber_GenderId: '' };

export const Untouched: Story = { ...kidParentForm(empty, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Valid: Story = { ...kidParentForm() };

export const Required: Story = { ...kidParentForm(empty), play: says('rule.required') };

export const Optional: Story = { ...Untouched, args: { optional: true } };

export const Disabled: Story = { ...kidParentForm({}, { touched: false }), args: { disabled: true } };

/** Cut off with dots: the list itself shows it whole. */
export const LongValue: Story = {
  ...Valid,
  args: { options: [{ value: FEMALE, label: 'extraOptions.leisure' }] },
  globals: { viewport: { value: 'phone320' } },
};
