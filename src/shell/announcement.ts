import type { Camp } from '../domain/camp.ts';
import { billFor, formatEuro } from '../domain/price.ts';
import type { Step } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import type { Enrolment } from './useEnrolment.ts';

const SHEET_MESSAGES = {
  loading: 'loading.medical',
  found: 'medicalForm.sheetFound',
  none: 'medicalForm.noSheet',
} as const;

/** What the page says aloud at this moment: a wait, what became of the medical sheet, or else the amount to pay. */
export function announcementOf(step: Step | undefined, camp: Camp, enrolment: Enrolment): string {
  const { waiting, existing, subscription } = enrolment;
  if (waiting) return t(waiting === 'child' ? 'loading.child' : 'loading.confirm');
  if (step === 'medicalForm') return t(SHEET_MESSAGES[existing.status]);
  const bill = billFor(camp, subscription.inputData.selectedDays.length, subscription.discountAmount);
  return t('announcer.toPay', { amount: formatEuro(bill.toPayCents) });
}
