import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from '../../../src/ui/fields/PhoneField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm, says } from '../../support/decorators/inForm.tsx';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: PhoneField<KidParentValues>,
  args: { name: 'subscriber_Parent_Phone', label: t('kidParent.phone'), autoComplete: 'tel' },
} satisfies Meta<typeof PhoneField<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = (subscriber_Parent_Phone: string) => kidParentForm({ subscriber_Parent_Phone });

export const Untouched: Story = { ...kidParentForm({ subscriber_Parent_Phone: '' }, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('textbox'),
};

export const Valid: Story = { ...kidParentForm() };

export const International: Story = { ...phone('+32 (0)470/12.34.56') };

export const RequiredButEmpty: Story = { ...phone(''), play: says('rule.required') };

export const TooShort: Story = { ...phone('0'), play: says('rule.tooShort') };

export const WrongFormat: Story = { tags: ['overview'], ...phone('bel mij maar'), play: says('rule.phone') };

export const LongValue: Story = { ...phone('0470 12 34 56 '.repeat(5)), play: says('rule.tooLong') };

export const Disabled: Story = { ...kidParentForm({}, { touched: false }), args: { disabled: true } };
