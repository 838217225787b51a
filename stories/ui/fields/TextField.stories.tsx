import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm, says } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: TextField<KidParentValues>,
  args: {
    name: 'subscriber_Parent_FirstName',
    label: t('kidParent.parentFirstName'),
    autoComplete: 'given-name',
  },
} satisfies Meta<typeof TextField<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = { subscriber_Parent_FirstName: '' };

export const Untouched: Story = { ...kidParentForm(empty, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('textbox'),
};

export const Valid: Story = { ...kidParentForm() };

export const RequiredButEmpty: Story = {
  tags: ['overview'],
  ...kidParentForm(empty),
  play: says('rule.required'),
};

export const TooShort: Story = {
  ...kidParentForm({ subscriber_Parent_FirstName: 'A' }),
  play: says('rule.tooShort'),
};

export const TooLong: Story = {
  ...kidParentForm({ subscriber_Parent_FirstName: 'Annemarie '.repeat(6) }),
  play: says('rule.tooLong'),
};

export const SameNameAsTheChild: Story = {
  ...kidParentForm({ subscriber_Parent_FirstName: 'noor' }),
  play: says('rule.sameName'),
};

export const Disabled: Story = { ...kidParentForm(undefined, { touched: false }), args: { disabled: true } };

/** Fifty characters, the maximum. */
export const LongValue: Story = {
  ...kidParentForm({ subscriber_Parent_FirstName: 'Marie-Antoinette Wilhelmina van den Broecke-Peeter' }),
};

const nationalNr = {
  name: 'subscriber_Parent_NationalNr',
  label: t('kidParent.parentNationalNr'),
  help: t('kidParent.nationalNrHelp'),
  autoComplete: 'off',
} as const;

export const WithHelp: Story = { ...kidParentForm(undefined, { touched: false }), args: nationalNr };

/** Both are part of the accessible description. */
export const WithHelpAndProblem: Story = {
  ...kidParentForm({ subscriber_Parent_NationalNr: '' }),
  args: nationalNr,
  play: onlyAsserts(async (context) => {
    await says('rule.required')(context);
    await says('kidParent.nationalNrHelp')(context);
  }),
};

/** As wide as a house number. */
export const ShortWidth: Story = {
  ...kidParentForm(undefined, { touched: false }),
  args: { name: 'subscriber_Parent_HouseNr', label: t('kidParent.houseNr'), width: 'short' },
};

/** The error shows when the field is left, not while the parent types. */
export const LeftEmpty: Story = {
  tags: ['behaviour'],
  ...Untouched,
  play: async (context) => {
    const input = context.canvas.getByRole('textbox');
    await userEvent.type(input, 'A');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await says('rule.required')(context);
  },
};
