import { dayCount } from '../components/days/dayCount.ts';
import type { Words } from '../messages/useWords.ts';
import { toPayCents } from '../domain/enrolment.ts';
import { isAnswering, type OpenEnrolment } from '../domain/phases.ts';
import { formatEuro, isPriced } from '../domain/price.ts';
import type { Step } from '../domain/steps.ts';

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
  enrolment: OpenEnrolment,
): string {
  const { phase, camp, answers, existingSheet, priceBeforeCents } = enrolment;
  if (phase === 'checking') return t('loading.child');
  if (!isAnswering(enrolment)) return t(phase === 'resending' ? 'loading.resend' : 'loading.confirm');
  const amount = formatEuro(toPayCents(answers, camp), locale);
  if (priceBeforeCents !== null)
    return t('priceNotice.changed', { now: amount, before: formatEuro(priceBeforeCents, locale) });
  if (step === 'medicalForm') return t(SHEET_MESSAGES[existingSheet?.status ?? 'loading']);
  const count = answers.selectedDays.length;
  if (isPriced(camp, count)) return t('announcer.toPay', { amount });
  return count === 0 ? t('summaryBar.none') : dayCount(t, count);
}
