import type { Translate } from '../../messages/messages.ts';
import { namesOnSheet, type MedicalInfo } from '../../domain/medicalSheet.ts';

/** The summary of a medical sheet in three lines: medication and allergies by name, and whether it has remarks. */
export function sheetLines(t: Translate, sheet: MedicalInfo): string[] {
  const { medications, allergies } = namesOnSheet(sheet);
  const listed = (names: string[]) => names.join(', ') || t('sheetSummary.none');
  return [
    t('sheetSummary.medication', { names: listed(medications) }),
    t('sheetSummary.allergy', { names: listed(allergies) }),
    t('sheetSummary.remarks', {
      answer: t(sheet.subscriber_remarks.trim() ? 'sheetSummary.yes' : 'sheetSummary.none'),
    }),
  ];
}
