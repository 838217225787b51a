import { campName, type Camp } from '../domain/camp.ts';
import type { Booking } from '../domain/enrolmentMachine.ts';
import { formatIban, type Payment } from '../domain/payment.ts';
import { formatEuro } from '../domain/price.ts';
import { t } from '../messages/messages.ts';
import { enrolmentGroups } from './enrolmentGroups.ts';
import { PrintedPage, type PrintedGroup } from './PrintedPage.tsx';

export interface PrintedConfirmationProps {
  /** The name of the organisation. */
  organisationName: string;
  camp: Camp;
  booking: Booking;
  /** How to pay; absent when there is nothing to pay or no payment details. */
  payment?: Payment;
}

/** The printed confirmation, without medical data or national numbers. */
export function PrintedConfirmation(props: PrintedConfirmationProps) {
  const { organisationName, camp, booking, payment } = props;
  const { reference, toPayCents, details, days, option } = booking;
  const groups: PrintedGroup[] = [
    ...(reference === undefined ? [] : [{ label: t('thankYou.reference'), lines: [reference] }]),
    ...(toPayCents === null ? [] : [{ label: t('sidebar.toPay'), lines: [formatEuro(toPayCents)] }]),
    ...(payment
      ? [{ label: t('payment.heading'), lines: [formatIban(payment.iban), payment.beneficiary] }]
      : []),
    {
      label: t('thankYou.camp'),
      lines: [...new Set([campName(camp), camp.locationName, camp.periodName])].filter(Boolean),
    },
    ...enrolmentGroups({ kidParent: details, days, sheet: null, option }).map(({ label, lines }) => ({
      label: t(label),
      lines,
    })),
  ];
  return <PrintedPage organisationName={organisationName} title="printed.confirmation" groups={groups} />;
}
