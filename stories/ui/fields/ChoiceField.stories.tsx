import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceField } from '../../../src/ui/fields/ChoiceField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { GENDERS } from '../../../src/domain/enrolment.ts';
import { kidParentForm, says } from '../../support/decorators/inForm.tsx';
import { tabFocuses } from '../../support/plays/walk.ts';
import { t } from '../../support/record/recording.ts';

const [MALE, FEMALE] = GENDERS;

const meta = {
  component: ChoiceField<KidParentValues>,
  args: {
    name: 'subscriber_GenderId',
    label: t('kidParent.gender'),
    options: [
      { value: MALE, label: t('kidParent.male') },
      { value: FEMALE, label: t('kidParent.female') },
    ],
  },
} satisfies Meta<typeof ChoiceField<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = { subscriber_GenderId: '' };

export const Untouched: Story = { ...kidParentForm(empty, { touched: false }) };

export const Focused: Story = {
  ...Untouched,
  play: tabFocuses('radio'),
};

export const Valid: Story = { tags: ['overview'], ...kidParentForm() };

export const RequiredButNoneChosen: Story = { ...kidParentForm(empty), play: says('rule.required') };

export const Optional: Story = { ...Untouched, args: { optional: true } };
export const Disabled: Story = { ...kidParentForm({}, { touched: false }), args: { disabled: true } };
