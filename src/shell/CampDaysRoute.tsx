import { CampDays } from '../steps/CampDays.tsx';
import type { Connection } from './Connection.ts';

/** Connects the camp days to the enrolment. */
export function CampDaysRoute(connection: Connection) {
  const { config, camp, enrolment, dispatch, drafts, goToNext, headingRef, onChecked, isBlocked } =
    connection;
  return (
    <CampDays
      camp={camp}
      selectedDays={enrolment.subscription.inputData.selectedDays}
      secretariatEmail={config.secretariatEmail}
      headingRef={headingRef}
      onDraft={({ selectedDays }, isRestored) => {
        if (!isRestored) drafts.touch();
        dispatch({ type: 'dayToggled', selectedDays });
      }}
      onChecked={onChecked}
      onSubmit={() => {
        if (!isBlocked()) goToNext();
      }}
    />
  );
}
