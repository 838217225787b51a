import { useEffect, useEffectEvent, useState } from 'react';
import { belgianDay } from '../domain/days.ts';
import { kidParentContext } from '../domain/rules/kidParent.ts';
import { campListingUrl } from '../domain/wizardConfig.ts';
import { KidParent } from '../steps/KidParent.tsx';
import type { Connection } from './Connection.ts';

/** Connects the child and parent form to the enrolment (spec 4, child form submit). */
export function KidParentRoute(connection: Connection) {
  const { config, enrolment, dispatch, drafts, back, headingRef, onChecked, isBlocked } = connection;
  const { camp, answers, phase } = enrolment;
  const [values] = useState(() => drafts.startValues(answers).kidParent);
  const isChecking = phase === 'checking';

  const left = useEffectEvent(() => {
    if (isChecking) dispatch({ type: 'formChanged', form: 'kidParent' });
  });
  useEffect(() => () => left(), []);

  return (
    <KidParent
      values={values}
      context={kidParentContext(camp, answers.voucher, belgianDay(new Date()))}
      loading={isChecking}
      campListingUrl={campListingUrl(config, camp.themeId)}
      {...{ back, headingRef, onChecked }}
      onDraft={(changed, isRestored) => {
        drafts.kidParent(changed, isRestored);
        dispatch({ type: 'formChanged', form: 'kidParent' });
      }}
      onSubmit={(submitted) => {
        if (isBlocked()) return;
        drafts.kidParent(submitted);
        dispatch({ type: 'detailsSubmitted', values: submitted });
      }}
    />
  );
}
