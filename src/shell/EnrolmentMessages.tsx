import type { Ref } from 'react';
import { CampChangeNotice } from '../components/messages/CampChangeNotice.tsx';
import { ErrorBox, type ErrorBoxProps } from '../components/messages/ErrorBox.tsx';
import { toPayCents } from '../domain/enrolment.ts';
import type { Problem } from '../domain/errorCodes.ts';
import { useWords } from '../messages/useWords.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { canResend, FULLY_BOOKED, type OpenEnrolment } from '../domain/phases.ts';

interface EnrolmentMessagesProps {
  enrolment: OpenEnrolment;
  problems: readonly Problem[];
  /** Whether the stored answers had expired, or were restored without what is never stored. */
  storage: 'expired' | 'restored' | null;
  boxProps: Omit<ErrorBoxProps, 'problem'> & { campListingUrl: string };
  /** A ref to the message that gets the focus. */
  ref: Ref<HTMLDivElement>;
  /** Fetches the camp again. */
  onReload: () => void;
  /** Sends the enrolment again. */
  onResend: () => void;
  /** Submits the child and parent form again, where it is shown. */
  onSubmit?: () => void;
}

/** The errors of an enrolment, and what changed in its camp. */
export function EnrolmentMessages(props: EnrolmentMessagesProps) {
  const { enrolment, problems, storage, boxProps, ref, onReload, onResend, onSubmit } = props;
  const { camp, answers, failure, change } = enrolment;
  const { t } = useWords();
  const retryOf = ({ code }: Problem) => {
    if (code === FULLY_BOOKED || failure?.call === 'validateVoucher') return onReload;
    return failure?.call === 'checkDiscounts' ? onSubmit : undefined;
  };
  return (
    <>
      {storage && problems.length === 0 && <Notice tone="notice">{t(`storage.${storage}`)}</Notice>}
      {problems.map((problem, index) => (
        <ErrorBox
          key={problem.code}
          ref={index === 0 ? ref : undefined}
          problem={problem}
          {...boxProps}
          onRetry={retryOf(problem)}
          onResend={canResend(enrolment, problem) ? onResend : undefined}
        />
      ))}
      {change && (
        <CampChangeNotice
          ref={problems.length === 0 ? ref : undefined}
          change={change}
          nowCents={toPayCents(answers, camp)}
          campListingUrl={boxProps.campListingUrl}
        />
      )}
    </>
  );
}
