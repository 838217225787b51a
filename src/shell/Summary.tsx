import { useDeferredValue, type ComponentType } from 'react';
import type { CampSidebarProps } from '../components/summary/CampSidebar.tsx';
import { discountCheckOf, type OpenEnrolment } from '../domain/phases.ts';

interface SummaryProps {
  /** CampSidebar or SummaryBar. */
  View: ComponentType<CampSidebarProps>;
  enrolment: OpenEnrolment;
}

/** The summary of an enrolment. It is deferred, so that a tick is rendered first. */
export function Summary({ View, enrolment }: SummaryProps) {
  const { selectedDays, discount } = useDeferredValue(enrolment.answers);
  return (
    <View
      camp={enrolment.camp}
      selectedDays={selectedDays}
      discount={discount}
      discountCheck={discountCheckOf(enrolment)}
    />
  );
}
