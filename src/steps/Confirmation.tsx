import { useField } from 'formik';
import { memo, type RefObject } from 'react';
import { ConsentBlock } from '../components/confirmation/ConsentBlock.tsx';
import { EnrolmentRecap, type EnrolmentRecapProps } from '../components/confirmation/EnrolmentRecap.tsx';
import { ExtraOptions } from '../components/confirmation/ExtraOptions.tsx';
import { LoadingNotice } from '../ui/feedback/LoadingNotice.tsx';
import { StepActions, type StepActionsProps } from '../components/frame/StepActions.tsx';
import { useWords } from '../messages/useWords.ts';
import { Form } from '../ui/form/Form.tsx';
import { StepHeading } from '../ui/layout/StepHeading.tsx';
import type { ConfirmationValues } from '../domain/enrolment.ts';
import { confirmationRules } from '../domain/rules/confirmation.ts';
import { problemsOf, sentencesOf } from '../domain/rules/problemsOf.ts';

export interface ConfirmationProps {
  /** The initial values of the form. */
  values: ConfirmationValues;
  /** The summary of the enrolment. */
  recap: Omit<EnrolmentRecapProps, 'option'>;
  /** The amount to pay, in cents. */
  toPayCents: number;
  /** The pending call: saving the enrolment, or repeating a save with an unknown result. */
  waiting: 'confirm' | 'resend' | null;
  /** The name of the organisation. */
  organisationName: string;
  /** The URL of the organisation's privacy statement. */
  privacyUrl?: string;
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
  /** The link to the previous step. */
  back?: StepActionsProps['back'];
  /** A ref to the heading, which gets the focus when the step opens. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Called with the values after every change, before a submit. */
  onDraft?: (values: ConfirmationValues) => void;
  /** Called after every submit with whether it failed. */
  onChecked?: (failed: boolean) => void;
  /** Called with valid values. */
  onSubmit: (values: ConfirmationValues) => Promise<void> | void;
}

/** Step 4, `/confirmation`: the recap, extra options and consents. */
export function Confirmation({
  values,
  recap,
  toPayCents,
  waiting,
  organisationName,
  privacyUrl,
  secretariatEmail,
  back,
  headingRef,
  onDraft,
  onChecked,
  onSubmit,
}: ConfirmationProps) {
  const { t } = useWords();
  return (
    <Form
      initialValues={values}
      validate={(changed) => sentencesOf(problemsOf(confirmationRules, changed), t)}
      onDraft={onDraft}
      onChecked={onChecked}
      onSubmit={(confirmed) => onSubmit(confirmed)}
      heading={<StepHeading ref={headingRef} title={t('step.confirmation')} help={t('confirmation.help')} />}
    >
      <Recap {...recap} />
      <ExtraOptions secretariatEmail={secretariatEmail} />
      <ConsentBlock organisationName={organisationName} privacyUrl={privacyUrl} />
      {waiting && <LoadingNotice message={t(`loading.${waiting}`)} />}
      <StepActions
        submit={t('confirmation.submit')}
        busy={waiting !== null}
        back={back}
        toPayCents={toPayCents}
      />
    </Form>
  );
}

// Formik re-renders `Recap` when a consent is ticked.
const MemoRecap = memo(EnrolmentRecap);

/** The summary with the currently selected option. */
function Recap(recap: ConfirmationProps['recap']) {
  const field: keyof ConfirmationValues = 'subscription_Remark';
  const [{ value }] = useField<string>(field);
  return <MemoRecap {...recap} option={value} />;
}
