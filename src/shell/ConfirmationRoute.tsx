import { useState } from 'react';
import { answersOf } from '../domain/enrolment.ts';
import { toPayCents } from '../domain/enrolmentMachine.ts';
import { stepsOf, stepUrl } from '../domain/steps.ts';
import { Confirmation } from '../steps/Confirmation.tsx';
import type { Connection } from './Connection.ts';

/** Connects the confirmation to the enrolment and the save. */
export function ConfirmationRoute(connection: Connection) {
  const { config, camp, enrolment, drafts, confirm, changing, back, headingRef, onChecked, isBlocked } =
    connection;
  const { subscription, waiting } = enrolment;
  const [values] = useState(() => drafts.startValues(subscription).confirmation);

  return (
    <Confirmation
      values={values}
      recap={{
        ...answersOf(subscription),
        changed: changing,
        changes: stepsOf(camp).map((step) => ({ step, href: stepUrl(step, camp.id) })),
      }}
      toPayCents={toPayCents(subscription, camp)}
      waiting={waiting === 'child' ? null : waiting}
      organisationName={config.organisationName}
      privacyUrl={config.privacyUrl}
      secretariatEmail={config.secretariatEmail}
      {...{ back, headingRef, onChecked }}
      onDraft={(changed) => drafts.confirmation(changed)}
      onSubmit={async (confirmed) => {
        if (!isBlocked()) await confirm(confirmed);
      }}
    />
  );
}
