import type { Words } from '../messages/useWords.ts';
import type { Camp } from '../domain/camp.ts';
import { toPayCents, type Enrolment } from '../domain/enrolmentMachine.ts';
import { formatEuro } from '../domain/price.ts';
import type { Step } from '../domain/steps.ts';

const WAITS = { child: 'loading.child', confirm: 'loading.confirm', resend: 'loading.resend' } as const;

const SHEET_MESSAGES = {
  loading: 'loading.medical',
  found: 'medicalForm.sheetFound',
  none: 'medicalForm.noSheet',
} as const;

/**
 * The current announcement for screen readers: a pending call, a changed price, the status of the medical sheet, or
 * else the amount to pay.
 */
export function announcementOf(
  { t, locale }: Words,
  step: Step | undefined,
  camp: Camp,
  enrolment: Enrolment,
): string {
  const { waiting, existingSheet, subscription, priceBeforeCents } = enrolment;
  if (waiting) return t(WAITS[waiting]);
  const amount = formatEuro(toPayCents(subscription, camp), locale);
  if (priceBeforeCents !== null)
    return t('priceNotice.changed', { now: amount, before: formatEuro(priceBeforeCents, locale) });
  if (step === 'medicalForm') return t(SHEET_MESSAGES[existingSheet.status]);
  if (subscription.inputData.selectedDays.length === 0) return t('summaryBar.none');
  return t('announcer.toPay', { amount });
}
