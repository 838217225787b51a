import { memo, useState, type RefObject } from 'react';
import { DayGrid } from '../components/days/DayGrid.tsx';
import { StepActions } from '../components/frame/StepActions.tsx';
import { useWords } from '../messages/useWords.ts';
import { Form } from '../ui/form/Form.tsx';
import { StepHeading } from '../ui/layout/StepHeading.tsx';
import { isSingleDay, type Camp } from '../domain/camp.ts';
import type { Day } from '../domain/days.ts';
import type { CampDaysValues } from '../domain/enrolment.ts';
import { campDaysProblem } from '../domain/rules/campDays.ts';
import { isCheaperByDays } from '../domain/price.ts';
import { nextPaint } from './nextPaint.ts';

export interface CampDaysProps {
  /** The camp, with its days and limits. */
  camp: Camp;
  /** The initially selected days, in calendar order. */
  selectedDays: readonly Day[];
  /** The e-mail address of the secretariat, for limits that no selection can meet. */
  secretariatEmail: string;
  /** A ref to the heading, which gets the focus when the step opens. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Called with every change of the selection immediately. */
  onDraft: (values: CampDaysValues, isRestored: boolean) => void;
  /** Called after every submit with whether it failed. */
  onChecked?: (failed: boolean) => void;
  /** Called with a valid selection. */
  onSubmit: () => void;
}

/** Step 1, `/`: the camp days. */
// Memoised, because every tick re-renders the wizard around it.
export const CampDays = memo(function CampDays({
  camp,
  selectedDays,
  secretariatEmail,
  headingRef,
  onDraft,
  onChecked,
  onSubmit,
}: CampDaysProps) {
  const { t } = useWords();
  const [values] = useState<CampDaysValues>({ selectedDays });
  const single = isSingleDay(camp);
  const validate = async (changed: CampDaysValues): Promise<Record<string, string>> => {
    // A tick is painted before its error, which takes Formik a second render.
    await nextPaint();
    const problem = campDaysProblem(camp, changed.selectedDays);
    return problem ? { selectedDays: t(problem.key, problem.values) } : {};
  };
  return (
    <Form
      initialValues={values}
      summary={false}
      validate={validate}
      onDraft={onDraft}
      onChecked={onChecked}
      onSubmit={onSubmit}
      heading={
        <StepHeading
          ref={headingRef}
          title={t('step.campDays')}
          help={t(
            single ? 'campDays.helpSingle' : isCheaperByDays(camp) ? 'campDays.helpPrice' : 'campDays.help',
          )}
        />
      }
    >
      <DayGrid
        activeDays={camp.activeDays}
        single={single}
        limits={camp}
        secretariatEmail={secretariatEmail}
      />
      <StepActions submit={t(single ? 'campDays.submitSingle' : 'campDays.submit')} />
    </Form>
  );
});
