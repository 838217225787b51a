import { nextStep } from '../domain/steps.ts';
import { CampDays } from '../steps/CampDays.tsx';
import type { Connection } from './Connection.ts';

/** Connects the camp days to the enrolment. */
export function CampDaysRoute({ camp, enrolment, goTo, onChecked, isBlocked }: Connection) {
  return (
    <CampDays
      camp={camp}
      selectedDays={enrolment.subscription.inputData.selectedDays}
      onToggle={(day, ticked) => enrolment.toggleDay(camp, day, ticked)}
      onChecked={onChecked}
      onSubmit={() => {
        if (!isBlocked()) goTo(nextStep(camp, 'campDays'));
      }}
    />
  );
}
