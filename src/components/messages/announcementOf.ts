import { dayCount } from '../days/dayCount.ts';
import { campChangeSentences } from './campChangeSentences.ts';
import type { Words } from '../../messages/useWords.ts';
import { toPayCents } from '../../domain/enrolment.ts';
import { isAnswering, isFullyBooked, type OpenEnrolment } from '../../domain/phases.ts';
import { formatEuro, isPriced } from '../../domain/price.ts';
import type { Step } from '../../domain/steps.ts';

const SHEET_MESSAGES = {
  loading: 'loading.medical',
  found: 'medicalForm.sheetFound',
  none: 'medicalForm.noSheet',
} as const;

/**
 * The current announcement for screen readers: a pending call, the status of the medical sheet, a changed camp, or
 * else the amount to pay.
 */
export function announcementOf(words: Words, step: Step | undefined, enrolment: OpenEnrolment): string {
  const { t, locale } = words;
  const { phase, camp, answers, existingSheet, change } = enrolment;
  if (phase === 'checking') return t('loading.child');
  if (!isAnswering(enrolment)) return t(phase === 'resending' ? 'loading.resend' : 'loading.confirm');
  if (step === 'medicalForm') return t(SHEET_MESSAGES[existingSheet?.status ?? 'loading']);
  // The error box says so.
  if (isFullyBooked(enrolment)) return '';
  const cents = toPayCents(answers, camp);
  if (change) return campChangeSentences(words, change, cents).join(' ');
  const count = answers.selectedDays.length;
  if (isPriced(camp, count)) return t('announcer.toPay', { amount: formatEuro(cents, locale) });
  return count === 0 ? t('summaryBar.none') : dayCount(t, count);
}
