import type { KidParentValues } from '../../domain/emptyKidParent.ts';
import { shownAllergies, shownMedications, type MedicalInfo } from '../../domain/medicalSheet.ts';
import { useWords } from '../../messages/useWords.ts';
import { PrintedPage, type PrintedGroup } from '../../ui/print/PrintedPage.tsx';

export interface PrintedSheetProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The child and the contact details. */
  details: KidParentValues;
  /** The answers of the medical sheet. */
  sheet: MedicalInfo;
}

/** The printed medical sheet: each question with its answer. */
export function PrintedSheet({ organisationName, details, sheet }: PrintedSheetProps) {
  const { t } = useWords();
  const none = [t('sheetSummary.none')];
  const medications = shownMedications(sheet).map((n): PrintedGroup => ({
    label: t('medication.number', { n }),
    lines: [
      sheet[`subscriber_medication${n}_name`] ?? '',
      `${t('medication.frequency')} ${sheet[`subscriber_medication${n}_frequency`] ?? ''}`,
      `${t('medication.amount')} ${sheet[`subscriber_medication${n}_amount`] ?? ''}`,
    ],
  }));
  const allergies = shownAllergies(sheet).map((n): PrintedGroup => ({
    label: t('allergy.number', { n }),
    lines: [
      sheet[`subscriber_allergy${n}_name`] ?? '',
      `${t('allergy.cantEat')} ${sheet[`subscriber_allergy${n}_cantEat`] ?? ''}`,
      `${t('allergy.symptoms')} ${sheet[`subscriber_allergy${n}_symptoms`] ?? ''}`,
    ],
  }));
  const remarks = sheet.subscriber_remarks.trim();
  const groups: PrintedGroup[] = [
    { label: t('recap.child'), lines: [`${details.subscriber_FirstName} ${details.subscriber_LastName}`] },
    {
      label: t('recap.contact'),
      lines: [
        `${details.subscriber_Parent_FirstName} ${details.subscriber_Parent_LastName}`,
        details.subscriber_Parent_Phone,
        details.subscriber_Parent_Phone2,
      ],
    },
    ...(medications.length > 0 ? medications : [{ label: t('medication.heading'), lines: none }]),
    ...(sheet.subscriber_takeMedicationApproval
      ? [{ label: t('medicationSummary.approval'), lines: [t('sheetSummary.yes')] }]
      : []),
    ...(allergies.length > 0 ? allergies : [{ label: t('allergy.heading'), lines: none }]),
    { label: t('medicalForm.remarksHeading'), lines: remarks ? remarks.split(/\n+/) : none },
  ];
  return <PrintedPage organisationName={organisationName} title={t('printed.sheet')} groups={groups} />;
}
