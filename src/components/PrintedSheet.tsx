import type { KidParentValues } from '../domain/emptyKidParent.ts';
import {
  ALLERGY_PARTS,
  MEDICATION_PARTS,
  shownAllergies,
  shownMedications,
  type MedicalInfo,
} from '../domain/medicalSheet.ts';
import { t } from '../messages/messages.ts';
import { PrintedPage, type PrintedGroup } from './PrintedPage.tsx';

export interface PrintedSheetProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The child, and whom to call. */
  details: KidParentValues;
  sheet: MedicalInfo;
}

const MEDICATION_LABELS = {
  name: 'medication.name',
  frequency: 'medication.frequency',
  amount: 'medication.amount',
} as const;
const ALLERGY_LABELS = {
  name: 'allergy.name',
  cantEat: 'allergy.cantEat',
  symptoms: 'allergy.symptoms',
} as const;

/** The medical sheet on paper, for the bag or the fridge: each question with its answer. */
export function PrintedSheet({ organisationName, details, sheet }: PrintedSheetProps) {
  const medications = shownMedications(sheet).flatMap((n) =>
    MEDICATION_PARTS.map(
      (part) => `${t(MEDICATION_LABELS[part])} ${sheet[`subscriber_medication${n}_${part}`] ?? ''}`,
    ),
  );
  const allergies = shownAllergies(sheet).flatMap((n) =>
    ALLERGY_PARTS.map(
      (part) => `${t(ALLERGY_LABELS[part])} ${sheet[`subscriber_allergy${n}_${part}`] ?? ''}`,
    ),
  );
  const none = [t('sheetSummary.none')];
  const groups: PrintedGroup[] = [
    { label: 'recap.child', lines: [`${details.subscriber_FirstName} ${details.subscriber_LastName}`] },
    {
      label: 'recap.contact',
      lines: [
        `${details.subscriber_Parent_FirstName} ${details.subscriber_Parent_LastName}`,
        details.subscriber_Parent_Phone,
        details.subscriber_Parent_Phone2,
      ],
    },
    { label: 'medication.heading', lines: medications.length > 0 ? medications : none },
    ...(sheet.subscriber_takeMedicationApproval
      ? [{ label: 'medicationSummary.approval' as const, lines: [t('sheetSummary.yes')] }]
      : []),
    { label: 'allergy.heading', lines: allergies.length > 0 ? allergies : none },
    {
      label: 'medicalForm.remarksHeading',
      lines: sheet.subscriber_remarks.trim() ? sheet.subscriber_remarks.trim().split(/\n+/) : none,
    },
  ];
  return <PrintedPage organisationName={organisationName} title="printed.sheet" groups={groups} />;
}
