import { useDeferredValue, useMemo } from 'react';
import type { CampSidebarProps } from '../components/CampSidebar.tsx';
import type { Camp } from '../domain/camp.ts';
import { discountOf } from '../domain/enrolment.ts';
import { discountCheckOf, type Enrolment } from '../domain/enrolmentMachine.ts';

/** The summary of an enrolment. It is deferred: a tick is rendered before the amount to pay. */
export function useSummary(camp: Camp, enrolment: Enrolment): CampSidebarProps {
  const shown = useDeferredValue(enrolment.subscription);
  return {
    camp,
    selectedDays: shown.inputData.selectedDays,
    discount: useMemo(() => discountOf(shown), [shown]),
    discountCheck: discountCheckOf(enrolment),
  };
}
