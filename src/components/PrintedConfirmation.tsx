import type { Camp } from '../domain/camp.ts';
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
  /** Where it is paid; absent when nothing is to be paid, or the organisation does not say. */
  payment?: Payment;
}

/** The confirmation on paper: what is booked and for whom, without anything medical or a national number. */
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
      lines: [camp.themeName, camp.locationName, camp.periodName].filter(Boolean),
    },
    ...enrolmentGroups({ kidParent: details, days, sheet: null, option }).map(({ label, lines }) => ({
      label: t(label),
      lines,
    })),
  ];
  return <PrintedPage organisationName={organisationName} title="printed.confirmation" groups={groups} />;
}
