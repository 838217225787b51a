import { useEffect, useState, type Ref } from 'react';
import { dayLines } from '../components/days/dayLines.ts';
import { BookingActions } from '../components/thanks/BookingActions.tsx';
import { NextChild } from '../components/thanks/NextChild.tsx';
import { PaymentDetails } from '../components/thanks/PaymentDetails.tsx';
import { PrintedConfirmation } from '../components/thanks/PrintedConfirmation.tsx';
import { PrintedSheet } from '../components/medical/PrintedSheet.tsx';
import { ThankYou } from '../components/thanks/ThankYou.tsx';
import { calendarFile } from '../domain/calendarFile.ts';
import { campName, nameAndPlace, type Camp } from '../domain/camp.ts';
import { longDate } from '../domain/days.ts';
import { transferMessage, type Booking } from '../domain/phases.ts';
import type { Payment } from '../domain/payment.ts';
import { useWords } from '../messages/useWords.ts';

/** The class of the body on this page (`/success`). */
export const FINISHED_CLASS = 'finished-booking';

export interface SuccessProps {
  /** The camp of the booking. */
  camp: Camp;
  /** The booking: its days, amount and reference. */
  booking: Booking;
  /** The name of the organisation. */
  organisationName: string;
  /** The organisation's website. */
  organisationUrl: string;
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
  /** The address of the camp listing of this theme. */
  campListingUrl: string;
  /** The bank details of the organisation. */
  payment?: Payment;
  /** Callback fired when the parent enrols another child in the same camp. */
  onNextChild: () => void;
  /** Callback fired before the browser leaves for the camp listing, to enrol another child. */
  onOtherCamp?: () => void;
  /** A ref to the heading, which gets the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Step 5, `/success`: thanks, payment, calendar and print, and links to enrol another child or leave. */
export function Success(props: SuccessProps) {
  const { camp, booking, organisationName, organisationUrl, secretariatEmail, ref } = props;
  const { details, days, reference, toPayCents, sheet } = booking;
  const { subscriber_FirstName: name, subscriber_Parent_Email: email } = details;
  const { locale } = useWords();
  const payment = toPayCents > 0 ? props.payment : undefined;

  useEffect(() => {
    document.body.classList.add(FINISHED_CLASS);
    return () => document.body.classList.remove(FINISHED_CLASS);
  }, []);
  // Created once, so that every download is the same file.
  const [calendar] = useState(() =>
    calendarFile(
      { id: booking.id, days, title: `${name}: ${campName(camp)}`, place: camp.locationName },
      new Date(),
    ),
  );

  return (
    <ThankYou
      ref={ref}
      childFirstName={name}
      days={days}
      themeName={campName(camp)}
      locationName={camp.locationName}
      reference={reference}
      toPayCents={toPayCents}
      option={booking.option}
      secretariatEmail={secretariatEmail}
      organisationName={organisationName}
      organisationUrl={organisationUrl}
      email={email}
      payment={
        payment && (
          <PaymentDetails payment={payment} cents={toPayCents} message={transferMessage(booking, camp)} />
        )
      }
      actions={
        <BookingActions
          calendar={calendar}
          days={[...nameAndPlace(camp), ...dayLines(days, (day) => longDate(day, locale))].join('\n')}
          confirmation={
            <PrintedConfirmation {...{ organisationName, secretariatEmail, camp, booking, payment }} />
          }
          sheet={<PrintedSheet {...{ organisationName, details, sheet }} />}
        />
      }
      nextChild={
        <NextChild
          campListingUrl={props.campListingUrl}
          onSameCamp={props.onNextChild}
          onOtherCamp={props.onOtherCamp}
        />
      }
    />
  );
}
