import { useDeferredValue, useMemo, type ComponentType } from 'react';
import type { CampSidebarProps } from '../components/summary/CampSidebar.tsx';
import type { Camp } from '../domain/camp.ts';
import { discountOf } from '../domain/enrolment.ts';
import { discountCheckOf, type Enrolment } from '../domain/enrolmentMachine.ts';

interface SummaryProps {
  /** CampSidebar or SummaryBar. */
  View: ComponentType<CampSidebarProps>;
  camp: Camp;
  enrolment: Enrolment;
}

/** The summary of an enrolment. It is deferred: a tick is rendered before the amount to pay. */
export function Summary({ View, camp, enrolment }: SummaryProps) {
  const shown = useDeferredValue(enrolment.subscription);
  return (
    <View
      camp={camp}
      selectedDays={shown.inputData.selectedDays}
      discount={useMemo(() => discountOf(shown), [shown])}
      discountCheck={discountCheckOf(enrolment)}
    />
  );
}
