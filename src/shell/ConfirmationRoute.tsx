import { useState } from 'react';
import { kidParentValues } from '../domain/enrolment.ts';
import { stepsOf, stepUrl } from '../domain/steps.ts';
import { Confirmation } from '../steps/Confirmation.tsx';
import type { Connection } from './Connection.ts';

/** Connects the confirmation to the enrolment and the save. */
export function ConfirmationRoute(connection: Connection) {
  const { config, camp, enrolment, drafts, confirm, back, headingRef, onChecked, isBlocked } = connection;
  const { subscription, waiting } = enrolment;
  const [values] = useState(() => drafts.startValues(subscription).confirmation);

  return (
    <Confirmation
      values={values}
      recap={{
        kidParent: kidParentValues(subscription),
        days: subscription.inputData.selectedDays,
        changes: stepsOf(camp).map((step) => ({ step, href: stepUrl(step, camp.id) })),
      }}
      waiting={waiting === 'child' ? null : waiting}
      organisationName={config.organisationName}
      secretariatEmail={config.secretariatEmail}
      back={back}
      headingRef={headingRef}
      onDraft={(changed) => drafts.confirmation(changed)}
      onChecked={onChecked}
      onSubmit={async (confirmed) => {
        if (!isBlocked()) await confirm(confirmed);
      }}
    />
  );
}
