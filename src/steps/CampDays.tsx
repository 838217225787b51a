import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { CalendarToggle } from '../components/CalendarToggle.tsx';
import { DayGrid } from '../components/DayGrid.tsx';
import { FormElement } from '../components/FormElement.tsx';
import { scrollToTop } from '../components/scrollToTop.ts';
import { StepActions } from '../components/StepActions.tsx';
import { StepHeading } from '../components/StepHeading.tsx';
import { isSingleDay, type Camp } from '../domain/camp.ts';
import type { Day } from '../domain/days.ts';
import { campDaysProblem } from '../domain/rules/campDays.ts';

interface CampDaysProps {
  /** Its days and what it asks of a choice. */
  camp: Camp;
  /** The days that are ticked, in calendar order. */
  selectedDays: readonly Day[];
  /** Hears every tick at once (spec 4). */
  onToggle: (day: Day, ticked: boolean) => void;
  /** Hears after every submit whether it found problems. */
  onChecked: (failed: boolean) => void;
  /** Called when the selection holds every rule. */
  onSubmit: () => void;
}

/** Step 1, `/`: the camp days. No Formik: a list of days is all there is, and it lives in the enrolment itself. */
export function CampDays({ camp, selectedDays, onToggle, onChecked, onSubmit }: CampDaysProps) {
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState(false);
  const [failures, setFailures] = useState(0);
  const single = isSingleDay(camp);
  const problem = campDaysProblem(camp, selectedDays);

  useLayoutEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (failures === 0 || !first) return;
    first.focus({ preventScroll: true });
    scrollToTop(first.closest('[data-field]') ?? first);
  }, [failures]);

  const toggle = (day: Day, ticked: boolean) => {
    setTouched(true);
    onToggle(day, ticked);
  };

  // On a page that came drawn, days can be ticked before this script is there.
  const hearTicks = useEffectEvent(() => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name="selectedDays"]') ?? []) {
      if (box.checked !== selectedDays.includes(box.value)) toggle(box.value, box.checked);
    }
  });
  useLayoutEffect(() => hearTicks(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTouched(true);
    onChecked(problem !== null);
    if (problem) setFailures(failures + 1);
    else onSubmit();
  };

  return (
    <FormElement ref={form} noValidate onSubmit={submit}>
      <StepHeading title="step.campDays" help={single ? 'campDays.helpSingle' : 'campDays.help'} />
      <DayGrid
        activeDays={camp.activeDays}
        selectedDays={selectedDays}
        single={single}
        limits={camp}
        problem={touched ? problem : null}
        onToggle={toggle}
      />
      <CalendarToggle activeDays={camp.activeDays} selectedDays={selectedDays} />
      <StepActions submit={single ? 'campDays.submitSingle' : 'campDays.submit'} />
    </FormElement>
  );
}
