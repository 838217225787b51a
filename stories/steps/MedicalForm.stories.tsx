import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { MedicalForm } from '../../src/steps/MedicalForm.tsx';
import { afterSubmit } from '../support/plays/afterSubmit.ts';
import { formIsRefused, type Sentences } from '../support/plays/formIsRefused.ts';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';
import { allergy, FULL_MEDICAL_INFO, MEDICAL_INFO, medication } from '../../src/testing/people.ts';
import { confirmSheet, field, fieldSays, fillIn, forwardButton, submit } from '../support/plays/walk.ts';
import { withSheet } from '../support/decorators/withSheet.tsx';
import { startsWith } from '../support/decorators/startsWith.tsx';
import { t } from '../support/record/recording.ts';

const BACK = { href: '/kid-parent?camp=ZOMER-AVONTUUR', label: t('action.back') };

const meta = {
  component: MedicalForm,
  parameters: { column: 'center' },
  decorators: [startsWith('values', 'existing')],
  args: {
    values: EMPTY_MEDICAL_INFO,
    existing: { status: 'none' },
    back: BACK,
    onDraft: fn(),
    onChecked: fn(),
    onFilled: fn(),
    onConfirm: fn(),
  },
  render: withSheet(),
} satisfies Meta<typeof MedicalForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The form can be filled in while the request for the sheet is pending. */
export const SheetLoading: Story = {
  tags: ['responsive'],
  args: { existing: { status: 'loading' } },
  play: onlyAsserts(async ({ canvas }) => expect(canvas.getByText(t('loading.medical'))).toBeVisible()),
};

/** Submitted before the answer: no dialog opens about a sheet that may still arrive. */
export const SubmittedWhileLoading: Story = {
  tags: ['behaviour'],
  args: SheetLoading.args,
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(forwardButton(context)).toHaveAttribute('aria-disabled', 'true'));
    await expect(context.canvas.getAllByText(t('loading.medical'))).toHaveLength(2);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const NoSheet: Story = {
  tags: ['responsive'],
  play: onlyAsserts(async ({ canvas }) => expect(canvas.getByText(t('medicalForm.noSheet'))).toBeVisible()),
};

export const SheetFound: Story = {
  tags: ['responsive'],
  args: { existing: { status: 'found', sheet: FULL_MEDICAL_INFO } },
  play: onlyAsserts(async (context) => {
    await expect(context.canvas.getByText(t('medicalForm.sheetFound'))).toBeVisible();
    await waitFor(() => expect(field(context, 'subscriber_medication3_name')).toHaveValue('Zyrtec'));
    await expect(field(context, 'subscriber_allergy2_name')).toHaveValue('Melk');
    await expect(field(context, 'subscriber_takeMedicationApproval')).toBeChecked();
    await expect(context.args.onFilled).toHaveBeenCalledOnce();
  }),
};

/** The sheet arrives while the parent types: typed answers stay, the others are filled in. */
export const SheetFoundWhileWriting: Story = {
  args: SheetLoading.args,
  render: withSheet('onDraft'),
  play: async (context) => {
    await fillIn(context, { subscriber_remarks: 'Kan nog niet zwemmen.' });
    await waitFor(() => expect(field(context, 'subscriber_allergy1_name')).toHaveValue('Noten'));
    await expect(field(context, 'subscriber_remarks')).toHaveValue('Kan nog niet zwemmen.');
  },
};

/** The sheet arrives after the submit: it is filled in, and the parent checks it before confirming. */
export const SheetFoundAfterSubmit: Story = {
  args: SheetLoading.args,
  render: withSheet('onChecked'),
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(field(context, 'subscriber_allergy1_name')).toHaveValue('Noten'));
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(forwardButton(context)).not.toHaveAttribute('aria-disabled');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** On a return to the step, the sheet does not overwrite the parent's changes. */
export const SheetFoundBefore: Story = {
  args: {
    values: { ...MEDICAL_INFO, subscriber_allergy1_name: 'Pinda' },
    existing: { status: 'found', sheet: null },
  },
  play: onlyAsserts(async (context) => {
    await expect(context.canvas.getByText(t('medicalForm.sheetFound'))).toBeVisible();
    await expect(field(context, 'subscriber_allergy1_name')).toHaveValue('Pinda');
    await expect(context.args.onFilled).not.toHaveBeenCalled();
  }),
};

/** The blocks show once they are ticked, each with its first fields. */
export const BlocksOpened: Story = {
  play: async (context) => {
    await fillIn(context, { subscriber_takeMedication: true, subscriber_allergy: true });
    await expect(field(context, 'subscriber_medication1_name')).toBeVisible();
    await expect(field(context, 'subscriber_takeMedicationApproval')).not.toBeChecked();
    await expect(field(context, 'subscriber_allergy1_symptoms')).toBeVisible();
  },
};

export const AllBlocks: Story = { tags: ['responsive', 'overview'], args: { values: FULL_MEDICAL_INFO } };

/** The errors of the empty fields of a medication and of an allergy. */
const medicationMissing = (n: 1 | 2 | 3): Sentences<MedicalInfo> => ({
  [`subscriber_medication${n}_name`]: 'rule.medicationName',
  [`subscriber_medication${n}_frequency`]: 'rule.medicationFrequency',
  [`subscriber_medication${n}_amount`]: 'rule.medicationAmount',
});
const allergyMissing = (n: 1 | 2): Sentences<MedicalInfo> => ({
  [`subscriber_allergy${n}_name`]: 'rule.required',
  [`subscriber_allergy${n}_cantEat`]: 'rule.required',
  [`subscriber_allergy${n}_symptoms`]: 'rule.required',
});

/** Asserts that the submit fails with these errors, and that no dialog opens. */
const refused = (sentences: Sentences<MedicalInfo>): Play =>
  afterSubmit(async (context) => {
    await formIsRefused(context, sentences);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

/** All required fields of a medication. */
export const MedicationIncomplete: Story = {
  tags: ['responsive'],
  args: {
    values: { ...EMPTY_MEDICAL_INFO, subscriber_takeMedication: true, ...medication(1) },
  },
  play: refused({ ...medicationMissing(1), subscriber_takeMedicationApproval: 'rule.approval' }),
};

export const ApprovalMissing: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_takeMedication"])' },
  args: { values: { ...FULL_MEDICAL_INFO, subscriber_takeMedicationApproval: false } },
  play: refused({ subscriber_takeMedicationApproval: 'rule.approval' }),
};

export const SecondAndThirdMedicationIncomplete: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_takeMedication"])' },
  args: {
    values: { ...FULL_MEDICAL_INFO, ...medication(2), ...medication(3) },
  },
  play: refused({ ...medicationMissing(2), ...medicationMissing(3) }),
};

export const AllergiesIncomplete: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_allergy"])' },
  args: {
    values: { ...EMPTY_MEDICAL_INFO, subscriber_allergy: true, ...allergy(1), ...allergy(2) },
  },
  play: refused({ ...allergyMissing(1), ...allergyMissing(2) }),
};

/** Fields under an unticked box are not validated. */
export const UntickedAgain: Story = {
  args: MedicationIncomplete.args,
  play: async (context) => {
    await submit(context);
    await fieldSays(context, 'subscriber_medication1_name', 'rule.medicationName');
    await userEvent.click(field(context, 'subscriber_takeMedication'));
    await confirmSheet(context, 'nothing');
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The dialog alone is in the picture: it stands in the middle of a tall page. */
const ofDialog = { parameters: { pictureOf: '[role="dialog"]' } };

/** No medication, no allergy, no sheet. */
export const DialogWithoutMedicalData: Story = {
  ...ofDialog,
  play: afterSubmit(async () => {
    const dialog = await screen.findByRole('dialog', { name: t('medicalSheetDialog.title') });
    await expect(dialog).toHaveAccessibleDescription(
      `Medicatie: geen Allergie: geen Opmerkingen: geen ${t('medicalSheetDialog.message')}`,
    );
    await expect(screen.getByRole('button', { name: t('medicalSheetDialog.nothing') })).toBeVisible();
  }),
};

const dialogSaysChecked: Play = afterSubmit(async () => {
  await expect(await screen.findByRole('button', { name: t('medicalSheetDialog.checked') })).toBeVisible();
});

export const DialogWithMedicalData: Story = {
  ...ofDialog,
  args: { values: MEDICAL_INFO },
  play: dialogSaysChecked,
};

export const DialogWithAllergyAlone: Story = {
  ...ofDialog,
  args: { values: { ...MEDICAL_INFO, subscriber_takeMedication: false } },
  play: dialogSaysChecked,
};

/** A found sheet without medication and allergy. */
export const DialogWithFoundSheet: Story = {
  ...ofDialog,
  args: { existing: { status: 'found', sheet: { ...EMPTY_MEDICAL_INFO, subscriber_remarks: 'Bril.' } } },
  play: dialogSaysChecked,
};

/** 'Neen, ik vul het nog verder aan' closes the dialog and restores the focus. */
export const FillInMore: Story = {
  tags: ['behaviour'],
  args: { values: MEDICAL_INFO },
  play: async (context) => {
    await confirmSheet(context, 'fillIn');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(forwardButton(context)).toHaveFocus();
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The sheet is passed on when the dialog is confirmed, not before. */
export const Confirmed: Story = {
  tags: ['behaviour'],
  args: { values: MEDICAL_INFO },
  play: async (context) => {
    await submit(context);
    await screen.findByRole('dialog');
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: t('medicalSheetDialog.checked') }));
    await expect(context.args.onConfirm).toHaveBeenCalledWith(MEDICAL_INFO);
  },
};
