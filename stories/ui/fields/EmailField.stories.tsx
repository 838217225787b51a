import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmailField } from '../../../src/ui/fields/EmailField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm, says } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: EmailField<KidParentValues>,
  args: { name: 'subscriber_Parent_Email', label: t('kidParent.email'), autoComplete: 'email' },
} satisfies Meta<typeof EmailField<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = kidParentForm({ subscriber_Parent_Email: '' }, { touched: false });

export const Valid: Story = kidParentForm();

const mistyped = kidParentForm({ subscriber_Parent_Email: 'jan@gmial.com' });

/** A domain close to a well-known one: a suggestion, which is optional. */
export const AnotherAddressSuggested: Story = {
  ...mistyped,
  tags: ['overview'],
  parameters: { ...mistyped.parameters, data: { email: 'jan@gmail.com' } },
  play: onlyAsserts(async ({ canvas }) => {
    const suggestion = canvas.getByRole('button', {
      name: t('field.mailSuggestion', { email: 'jan@gmail.com' }),
    });
    await expect(suggestion).toBeVisible();
    // Announced.
    await expect(canvas.getByRole('status')).toContainElement(suggestion);
    await expect(canvas.getByRole('textbox')).toBeValid();
  }),
};

/** No suggestion before the field has been left for the first time. */
export const NoSuggestionWhileTyping: Story = {
  ...kidParentForm({ subscriber_Parent_Email: 'jan@gmial.com' }, { touched: false }),
  play: onlyAsserts(async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull()),
};

export const SuggestionTaken: Story = {
  ...AnotherAddressSuggested,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('jan@gmail.com');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A domain alone gets an error and no suggestion. */
export const OnlyADomain: Story = {
  ...kidParentForm({ subscriber_Parent_Email: '@gmial.com' }),
  play: onlyAsserts(async (context) => {
    await says('rule.email')(context);
    await expect(context.canvas.queryByRole('button')).toBeNull();
  }),
};

/** After a submit with nothing filled in. */
export const Required: Story = {
  ...kidParentForm({ subscriber_Parent_Email: '' }),
  play: says('rule.required'),
};

export const Disabled: Story = { ...kidParentForm({}, { touched: false }), args: { disabled: true } };

export const LongAddress: Story = kidParentForm({
  subscriber_Parent_Email: 'wilhelmina.van.den.broecke-peeters.de.montmorency@sportvereniging.example.be',
});
