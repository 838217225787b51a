import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckboxField } from '../../../src/ui/fields/CheckboxField.tsx';
import type { ConfirmationValues } from '../../../src/domain/enrolment.ts';
import { pine } from '../../support/brand/brands.ts';
import { confirmationForm, says } from '../../support/decorators/inForm.tsx';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: CheckboxField<ConfirmationValues>,
  args: {
    name: 'subscriber_Parent_GdprConsent',
    label: t('consent.gdpr', { organisation: pine.name }),
    required: true,
  },
} satisfies Meta<typeof CheckboxField<ConfirmationValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

const unticked = { subscriber_Parent_GdprConsent: false };

export const Untouched: Story = { ...confirmationForm(unticked, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('checkbox'),
};

export const Ticked: Story = { ...confirmationForm() };

export const RequiredButNotTicked: Story = { ...confirmationForm(unticked), play: says('rule.gdprConsent') };

export const Disabled: Story = {
  ...confirmationForm(unticked, { touched: false }),
  args: { disabled: true },
};

export const TickedAndDisabled: Story = {
  ...confirmationForm({}, { touched: false }),
  args: { disabled: true },
};

export const WithHelp: Story = { tags: ['overview'], ...Untouched, args: { help: t('consent.gdprHelp') } };

/** The label can be clicked too. */
export const TickedByItsWords: Story = {
  tags: ['behaviour'],
  ...Untouched,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(new RegExp(pine.name)));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
