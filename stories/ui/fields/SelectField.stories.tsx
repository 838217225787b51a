import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from '../../../src/ui/fields/SelectField.tsx';
import { OFFERED_OPTIONS, type ConfirmationValues } from '../../../src/domain/enrolment.ts';
import { confirmationForm, emptyForm, says } from '../../support/decorators/inForm.tsx';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const [leisure, monitor] = OFFERED_OPTIONS;

const meta = {
  component: SelectField<ConfirmationValues>,
  args: {
    name: 'subscription_Remark',
    label: t('extraOptions.label'),
    placeholder: t('extraOptions.none'),
    options: [
      { value: leisure, label: t('extraOptions.leisure') },
      { value: monitor, label: t('extraOptions.monitor') },
    ],
  },
} satisfies Meta<typeof SelectField<ConfirmationValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = { ...confirmationForm({}, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('combobox'),
};

export const Valid: Story = { ...confirmationForm({ subscription_Remark: monitor }) };

/** A stored option that is no longer offered. A parent cannot select an invalid value. */
export const Invalid: Story = {
  ...confirmationForm({ subscription_Remark: 'Gratis' }),
  play: says('apiError.INVALID'),
};

export const RequiredButNoneChosen: Story = {
  ...emptyForm('subscription_Remark'),
  args: {
    label: t('kidParent.gender'),
    placeholder: '',
    options: [
      { value: 'male', label: t('kidParent.male') },
      { value: 'female', label: t('kidParent.female') },
    ],
  },
  play: says('rule.required'),
};

export const Optional: Story = { tags: ['overview'], ...Untouched, args: { optional: true } };

/** Half of the row's width. */
export const HalfWidth: Story = { tags: ['responsive'], ...Valid, args: { width: 'half' } };

export const Disabled: Story = {
  ...confirmationForm({ subscription_Remark: monitor }, { touched: false }),
  args: { disabled: true },
};

/** It wraps, and leaves the arrow free. Firefox cuts it off, with an ellipsis. */
export const LongValue: Story = {
  ...confirmationForm({ subscription_Remark: leisure }),
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox');
    const arrow = canvasElement.querySelector('svg.MuiNativeSelect-icon')?.getBoundingClientRect();
    const wordsEnd = select.getBoundingClientRect().right - parseFloat(getComputedStyle(select).paddingRight);
    await expect(arrow?.left).toBeGreaterThan(wordsEnd);
  },
};
