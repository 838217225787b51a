import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllergyBlock } from '../../../src/components/medical/AllergyBlock.tsx';
import { medicalForm, says } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { allergy, MEDICAL_INFO } from '../../../src/testing/people.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: AllergyBlock,
} satisfies Meta<typeof AllergyBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = { subscriber_allergy: true, ...allergy(1) };

export const NoAllergy: Story = { ...medicalForm({}, { touched: false }) };

export const AllergyTickedNothingFilledInYet: Story = {
  name: 'Allergy ticked, nothing filled in',
  ...medicalForm(empty, { touched: false }),
};

/** After a submit with nothing filled in. */
export const NothingFilledIn: Story = {
  ...medicalForm(empty),
  play: says('rule.required'),
};

export const NameMissing: Story = {
  ...medicalForm({ ...MEDICAL_INFO, subscriber_allergy1_name: '' }),
  play: says('rule.required'),
};

export const FoodMissing: Story = {
  ...medicalForm({ ...MEDICAL_INFO, subscriber_allergy1_cantEat: '' }),
  play: says('rule.required'),
};

export const SymptomsMissing: Story = {
  tags: ['overview'],
  ...medicalForm({ ...MEDICAL_INFO, subscriber_allergy1_symptoms: '' }),
  play: says('rule.required'),
};

export const OneAllergy: Story = { ...medicalForm(MEDICAL_INFO) };

/** Two is the maximum. */
export const TwoAllergies: Story = {
  ...medicalForm({ ...MEDICAL_INFO, ...allergy(2, 'Bijen en wespen', 'Alles mag', 'Zwelling, kortademig') }),
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: t('allergy.add') })).toBeNull(),
  ),
};

/** A found sheet, not yet touched. */
export const FoundSheet: Story = { ...medicalForm(MEDICAL_INFO, { touched: false }) };

export const SecondAdded: Story = { ...medicalForm({ ...MEDICAL_INFO, ...allergy(2) }, { touched: false }) };

/** After a submit with nothing filled in for the second. */
export const SecondNothingFilledIn: Story = {
  name: 'Second added, nothing filled in',
  ...medicalForm({ ...MEDICAL_INFO, ...allergy(2) }),
  play: says('rule.required'),
};
