import { useCallback, useState } from 'react';
import type { CampDaysValues } from '../domain/enrolment.ts';
import { CampDays } from '../steps/CampDays.tsx';
import type { Connection } from './Connection.ts';

/** Connects the camp days to the enrolment. */
export function CampDaysRoute(connection: Connection) {
  const { config, enrolment, dispatch, drafts, headingRef, onChecked, isBlocked } = connection;
  const [selectedDays] = useState(enrolment.answers.selectedDays);
  const onDraft = useCallback(
    ({ selectedDays }: CampDaysValues, isRestored: boolean) => {
      if (!isRestored) drafts.touch();
      dispatch({ type: 'dayToggled', selectedDays });
    },
    [dispatch, drafts],
  );
  const onSubmit = useCallback(() => {
    if (!isBlocked()) dispatch({ type: 'daysSubmitted' });
  }, [isBlocked, dispatch]);
  return (
    <CampDays
      camp={enrolment.camp}
      selectedDays={selectedDays}
      secretariatEmail={config.secretariatEmail}
      {...{ headingRef, onDraft, onChecked, onSubmit }}
    />
  );
}
