import { campName, type Camp } from '../../domain/camp.ts';
import { transferMessage, type Booking } from '../../domain/phases.ts';
import { formatIban, type Payment } from '../../domain/payment.ts';
import { formatEuro } from '../../domain/price.ts';
import { useWords } from '../../messages/useWords.ts';
import { enrolmentGroups } from '../confirmation/enrolmentGroups.ts';
import { PrintedPage, type PrintedGroup } from '../../ui/print/PrintedPage.tsx';

export interface PrintedConfirmationProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The e-mail address of the secretariat, for questions and an extra option. */
  secretariatEmail: string;
  /** The camp of the booking. */
  camp: Camp;
  /** The booking: its days, amount and reference. */
  booking: Booking;
  /** How to pay; absent when there is nothing to pay or no payment details. */
  payment?: Payment;
}

/** The printed confirmation, without medical data or national numbers. */
export function PrintedConfirmation(props: PrintedConfirmationProps) {
  const words = useWords();
  const { t, locale } = words;
  const { organisationName, secretariatEmail, camp, booking, payment } = props;
  const { reference, toPayCents, details, days, option } = booking;
  const groups: PrintedGroup[] = [
    ...(reference === undefined ? [] : [{ label: t('thankYou.reference'), lines: [reference] }]),
    {
      label: t('sidebar.toPay'),
      lines: [formatEuro(toPayCents, locale), payment?.note ?? ''].filter(Boolean),
    },
    ...(payment
      ? [
          { label: t('payment.iban'), lines: [formatIban(payment.iban)] },
          { label: t('payment.beneficiary'), lines: [payment.beneficiary] },
          { label: t('payment.message'), lines: [transferMessage(booking, camp)] },
        ]
      : []),
    {
      label: t('thankYou.camp'),
      lines: [...new Set([campName(camp), camp.locationName, camp.periodName])].filter(Boolean),
    },
    ...enrolmentGroups(words, { kidParent: details, days, sheet: null, option }).map(({ label, lines }) => ({
      label: t(label),
      lines:
        label === 'recap.option' && option
          ? [...lines, `${t('extraOptions.note')} ${secretariatEmail}`]
          : lines,
    })),
  ];
  return (
    <PrintedPage
      organisationName={organisationName}
      contact={secretariatEmail}
      title={t('printed.confirmation')}
      groups={groups}
    />
  );
}
