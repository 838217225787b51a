import { useCallback, useState } from 'react';
import { kidParentValues, type ConfirmationValues } from '../domain/enrolment.ts';
import { stepsOf, stepUrl } from '../domain/steps.ts';
import { Confirmation } from '../steps/Confirmation.tsx';
import type { Connection } from './Connection.ts';

/** Connects the confirmation to the enrolment and the save. */
export function ConfirmationRoute({ config, camp, enrolment, goTo, onChecked, back, isBlocked }: Connection) {
  const [values] = useState(enrolment.confirmationValues);
  const { draft } = enrolment;
  const onDraft = useCallback((changed: ConfirmationValues) => draft('confirmation', changed), [draft]);

  return (
    <Confirmation
      values={values}
      recap={{
        kidParent: kidParentValues(enrolment.subscription),
        days: enrolment.subscription.inputData.selectedDays,
        changes: stepsOf(camp).map((step) => ({ step, href: stepUrl(step, camp.id) })),
        onGo: goTo,
      }}
      loading={enrolment.waiting === 'confirm'}
      organisationName={config.organisationName}
      secretariatEmail={config.secretariatEmail}
      back={back}
      onDraft={onDraft}
      onChecked={onChecked}
      onSubmit={async (confirmed) => {
        if (!isBlocked()) await enrolment.confirm(camp, confirmed, goTo);
      }}
    />
  );
}
