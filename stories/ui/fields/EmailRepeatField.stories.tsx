import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmailRepeatField } from '../../../src/ui/fields/EmailRepeatField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm, says } from '../../support/decorators/inForm.tsx';
import { PARENT } from '../../../src/testing/people.ts';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: EmailRepeatField<KidParentValues>,
  args: { name: 'subscriber_Parent_Email_Repeat', label: t('kidParent.emailRepeat') },
} satisfies Meta<typeof EmailRepeatField<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = { subscriber_Parent_Email_Repeat: '' };

export const Untouched: Story = { ...kidParentForm(empty, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('textbox'),
};

export const Valid: Story = { ...kidParentForm() };

export const RequiredButEmpty: Story = { ...kidParentForm(empty), play: says('rule.required') };

export const NotTheSame: Story = {
  tags: ['overview'],
  ...kidParentForm({ subscriber_Parent_Email_Repeat: 'an.peters@example.be' }),
  play: says('rule.emailRepeat'),
};

export const Disabled: Story = { ...kidParentForm({}, { touched: false }), args: { disabled: true } };

const longAddress = `${'an.peeters.'.repeat(8)}kampen@een-heel-lange-naam-van-een-bedrijf.example.be`;

export const LongValue: Story = {
  ...kidParentForm({
    subscriber_Parent_Email: longAddress,
    subscriber_Parent_Email_Repeat: longAddress,
  }),
};

/** Pasting is blocked, with the reason. */
export const PasteBlocked: Story = {
  ...Untouched,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(PARENT.subscriber_Parent_Email);
    await expect(input).toHaveValue('');
    const announced = canvas.getByText(t('field.pasteBlocked'));
    // Announced again, with the same words.
    await userEvent.paste(PARENT.subscriber_Parent_Email);
    await expect(announced).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('field.pasteBlocked'));
  },
};
