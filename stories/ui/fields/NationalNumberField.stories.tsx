import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NationalNumberField } from '../../../src/ui/fields/NationalNumberField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm, says } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { CHILD, CHILD_TOO_OLD, CHILD_TOO_YOUNG, PARENT_TOO_YOUNG } from '../../../src/testing/people.ts';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: NationalNumberField<KidParentValues>,
  args: {
    name: 'subscriber_NationalNr',
    label: t('kidParent.childNationalNr'),
    help: t('kidParent.nationalNrHelp'),
  },
} satisfies Meta<typeof NationalNumberField<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

const numbered = (subscriber_NationalNr: string) => kidParentForm({ subscriber_NationalNr });

export const Untouched: Story = { ...kidParentForm({ subscriber_NationalNr: '' }, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('textbox'),
};

export const Valid: Story = { ...kidParentForm() };

export const RequiredButEmpty: Story = { ...numbered(''), play: says('rule.required') };

export const TooShort: Story = { ...numbered('1613010'), play: says('rule.tooShort') };

/** Typed dots and dashes stay, and the error explains. */
export const WithDots: Story = {
  ...numbered('16.13.01-001.33'),
  play: says('rule.nationalNumberTooLong'),
};

export const WrongCheckDigits: Story = {
  tags: ['overview'],
  ...numbered('16130100100'),
  play: says('rule.nationalNumber'),
};

export const TooOld: Story = { ...kidParentForm(CHILD_TOO_OLD), play: says('rule.tooOld') };

export const TooYoung: Story = { ...kidParentForm(CHILD_TOO_YOUNG), play: says('rule.tooYoung') };

/** A voucher disables the age rules. */
export const TooYoungWithAVoucher: Story = {
  ...kidParentForm(CHILD_TOO_YOUNG, { context: { voucher: 'V1' } }),
  play: onlyAsserts(async ({ canvas }) => expect(canvas.getByRole('textbox')).not.toBeInvalid()),
};

export const ParentUnderEighteen: Story = {
  ...kidParentForm(PARENT_TOO_YOUNG),
  args: { name: 'subscriber_Parent_NationalNr', label: t('kidParent.parentNationalNr') },
  play: says('rule.adult'),
};

export const Disabled: Story = { ...kidParentForm({}, { touched: false }), args: { disabled: true } };

export const LongValue: Story = {
  ...numbered('16130100133'.repeat(6)),
  play: says('rule.nationalNumberTooLong'),
};

/** Pasting keeps the 11 digits. */
export const Pasted: Story = {
  tags: ['behaviour'],
  ...Untouched,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const digits = CHILD.subscriber_NationalNr;
    await userEvent.click(input);
    await userEvent.paste(digits.replace(/(..)(..)(..)(...)(..)/, ' $1.$2.$3-$4.$5 '));
    await userEvent.tab();
    await expect(input).toHaveValue(digits);
    // Formik validates in a promise.
    await waitFor(() => expect(input).not.toBeInvalid());
  },
};
