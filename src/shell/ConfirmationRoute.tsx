import { useState } from 'react';
import { toPayCents } from '../domain/enrolment.ts';
import { isAnswering } from '../domain/phases.ts';
import { stepsOf, stepUrl } from '../domain/steps.ts';
import { Confirmation } from '../steps/Confirmation.tsx';
import type { Connection } from './Connection.ts';

/** Connects the confirmation to the enrolment. */
export function ConfirmationRoute(connection: Connection) {
  const { config, enrolment, dispatch, drafts, back, headingRef, onChecked, isBlocked } = connection;
  const { camp, answers, phase } = enrolment;
  const [values] = useState(() => drafts.startValues(answers).confirmation);
  const waiting = phase === 'resending' ? 'resend' : 'confirm';

  return (
    <Confirmation
      values={values}
      recap={{
        kidParent: answers.kidParent,
        days: answers.selectedDays,
        sheet: answers.medicalForm,
        changed: connection.changing,
        changes: stepsOf(camp).map((step) => ({ step, href: stepUrl(step, camp.id) })),
      }}
      toPayCents={toPayCents(answers, camp)}
      waiting={isAnswering(enrolment) ? null : waiting}
      organisationName={config.organisationName}
      privacyUrl={config.privacyUrl}
      secretariatEmail={config.secretariatEmail}
      {...{ back, headingRef, onChecked }}
      onDraft={(changed) => drafts.confirmation(changed)}
      onSubmit={(confirmed) => {
        if (!isBlocked()) dispatch({ type: 'confirmed', values: confirmed });
      }}
    />
  );
}
