import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MedicationBlock } from '../../../src/components/medical/MedicationBlock.tsx';
import { SheetNotice, type SheetNoticeProps } from '../../../src/components/medical/SheetNotice.tsx';
import type { MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { medicalForm, says } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { MEDICAL_INFO, medication } from '../../../src/testing/people.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: MedicationBlock,
} satisfies Meta<typeof MedicationBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty = { subscriber_takeMedication: true, ...medication(1) };
const second = medication(2, 'Zyrtec', 'Elke avond', '1 tablet');
const third = medication(3, 'Dafalgan', 'Bij hoofdpijn', '1 bruistablet');

/** The second or third medication with these values; its own card alone is in the picture. */
function card(n: 2 | 3, changes: Partial<MedicalInfo>, touched = true) {
  const values = { ...MEDICAL_INFO, ...second, ...(n === 3 && third), ...changes };
  const { parameters } = medicalForm(values, { touched });
  return {
    parameters: { ...parameters, pictureOf: `[role="group"]:has([name="subscriber_medication${n}_name"])` },
  };
}

const MISSING = {
  name: 'rule.medicationName',
  frequency: 'rule.medicationFrequency',
  amount: 'rule.medicationAmount',
} as const;

/** That medication without one of its three answers. */
const cardWithout = (n: 2 | 3, part: keyof typeof MISSING) => ({
  ...card(n, { [`subscriber_medication${n}_${part}`]: '' }),
  play: says(MISSING[part]),
});

export const NoMedication: Story = { ...medicalForm({}, { touched: false }) };

export const MedicationTickedNothingFilledInYet: Story = {
  name: 'Medication ticked, nothing filled in',
  ...medicalForm(empty, { touched: false }),
};

/** After a submit with nothing filled in. */
export const NothingFilledIn: Story = {
  tags: ['overview'],
  ...medicalForm(empty),
  play: says('rule.medicationName'),
};

export const NameMissing: Story = {
  ...medicalForm({ ...MEDICAL_INFO, subscriber_medication1_name: '' }),
  play: says('rule.medicationName'),
};

export const FrequencyMissing: Story = {
  ...medicalForm({ ...MEDICAL_INFO, subscriber_medication1_frequency: '' }),
  play: says('rule.medicationFrequency'),
};

export const AmountMissing: Story = {
  ...medicalForm({ ...MEDICAL_INFO, subscriber_medication1_amount: '' }),
  play: says('rule.medicationAmount'),
};

export const ApprovalMissing: Story = {
  ...medicalForm({ ...MEDICAL_INFO, subscriber_takeMedicationApproval: false }),
  play: says('rule.approval'),
};

export const OneMedication: Story = { ...medicalForm(MEDICAL_INFO) };

export const TwoMedications: Story = { ...medicalForm({ ...MEDICAL_INFO, ...second }) };

/** Three is the maximum: there is no button to add one. */
export const ThreeMedications: Story = {
  ...medicalForm({ ...MEDICAL_INFO, ...second, ...third }),
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: t('medication.add') })).toBeNull(),
  ),
};

export const SecondAdded: Story = card(2, medication(2), false);
export const SecondNameMissing: Story = { tags: ['!autodocs'], ...cardWithout(2, 'name') };
export const SecondFrequencyMissing: Story = { tags: ['!autodocs'], ...cardWithout(2, 'frequency') };
export const SecondAmountMissing: Story = { tags: ['!autodocs'], ...cardWithout(2, 'amount') };

export const ThirdAdded: Story = card(3, medication(3), false);
export const ThirdNameMissing: Story = { tags: ['!autodocs'], ...cardWithout(3, 'name') };
export const ThirdFrequencyMissing: Story = { tags: ['!autodocs'], ...cardWithout(3, 'frequency') };
export const ThirdAmountMissing: Story = { tags: ['!autodocs'], ...cardWithout(3, 'amount') };

/** After a submit of three medications with nothing filled in. */
export const ThreeNothingFilledIn: Story = {
  name: 'Three added, nothing filled in',
  ...medicalForm({ ...empty, ...medication(2), ...medication(3) }),
  play: says('rule.medicationName'),
};

/** Three medications without the approval. */
export const ThreeApprovalMissing: Story = {
  name: 'Three, approval missing',
  ...medicalForm({ ...MEDICAL_INFO, ...second, ...third, subscriber_takeMedicationApproval: false }),
  play: says('rule.approval'),
};

export const LongNames: Story = {
  ...medicalForm({
    ...MEDICAL_INFO,
    ...medication(
      1,
      'Hydroxychloroquinesulfaat met levocetirizinedihydrochloride',
      'Om de vier uur, behalve tussen 22 uur en 6 uur',
      'Anderhalf tablet, opgelost in een half glas water',
    ),
  }),
};

const withNotice = (status: SheetNoticeProps['status']) => () => (
  <Stack spacing={6}>
    <SheetNotice status={status} />
    <MedicationBlock />
  </Stack>
);

/** While the request for the existing sheet runs, the block can be used. */
export const SheetLoading: Story = { ...medicalForm({}, { touched: false }), render: withNotice('loading') };

/** Without a sheet, or when the request failed, the parent fills in the block. */
export const SheetNotFetched: Story = { ...medicalForm({}, { touched: false }), render: withNotice('none') };

/** A found sheet, not yet touched: no ticks and no errors. */
export const FoundSheet: Story = {
  ...medicalForm(MEDICAL_INFO, { touched: false }),
  render: withNotice('found'),
};

/** Unticking hides the block; ticking again shows the typed values. */
export const ClosingAndOpening: Story = {
  tags: ['behaviour'],
  ...OneMedication,
  play: async ({ canvas }) => {
    const tick = canvas.getByRole('checkbox', { name: t('medication.tick') });
    await userEvent.click(tick);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(tick);
    await expect(canvas.getByLabelText(t('medication.name'))).toHaveValue('Ventolin');
  },
};

/** The new block gets the focus, and shows no error before it is left. */
export const Adding: Story = {
  tags: ['behaviour'],
  ...OneMedication,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: t('medication.add') }).focus();
    await userEvent.keyboard('{Enter}');
    const added = canvas.getAllByLabelText(t('medication.name'))[1];
    await expect(added).toHaveFocus();
    await expect(added).not.toBeInvalid();
  },
};

/** The others stay in order, and the button to add one gets the focus. */
export const RemovingTheFirst: Story = {
  ...ThreeMedications,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: t('medication.remove', { n: 1 }) }).focus();
    await userEvent.keyboard('{Enter}');
    const names = canvas
      .getAllByLabelText(t('medication.name'))
      .map((input) => (input as HTMLInputElement).value);
    await expect(names).toEqual(['Zyrtec', 'Dafalgan']);
    await expect(canvas.getByRole('button', { name: t('medication.add') })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('medication.removed', { n: 1 }));
  },
};

/** Each removal is announced, also with the same words. */
export const RemovingTheFirstTwice: Story = {
  tags: ['behaviour'],
  ...ThreeMedications,
  play: async ({ canvas }) => {
    const removeFirst = () =>
      userEvent.click(canvas.getByRole('button', { name: t('medication.remove', { n: 1 }) }));
    await removeFirst();
    const announced = canvas.getByText(t('medication.removed', { n: 1 }));
    await removeFirst();
    await expect(announced).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('medication.removed', { n: 1 }));
  },
};

/** An error moves with its medication. */
export const RemovingBeforeAProblem: Story = {
  tags: ['behaviour'],
  ...medicalForm({ ...MEDICAL_INFO, ...second, subscriber_medication2_amount: '' }),
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: t('medication.remove', { n: 1 }) }));
    const amount = context.canvas.getByLabelText(t('medication.amount'));
    await waitFor(() => expect(amount).toBeInvalid());
    await says('rule.medicationAmount')(context);
  },
};
