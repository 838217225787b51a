import FormGroup from '@mui/material/FormGroup';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { useField } from 'formik';
import { Fragment, memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { anyTickMends, dayRepairs, type DayRepair as Repair } from '../../domain/dayRepair.ts';
import { addDays, monthName, weekday, withDay, type Day } from '../../domain/days.ts';
import type { CampDaysValues } from '../../domain/enrolment.ts';
import { campDaysProblem, type DayLimits } from '../../domain/rules/campDays.ts';
import { useWords } from '../../messages/useWords.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { panesAround } from '../../ui/layout/panesAround.ts';
import { DayBox } from './DayBox.tsx';
import { DayRepair } from './DayRepair.tsx';
import { FieldProblem } from '../../ui/fields/FieldProblem.tsx';
import { limitSentence } from './limitSentence.ts';

/** The minimum number of weekdays for the week layout. */
const CALENDAR_COLUMNS = 3;
/** The minimum width of a card in the week layout. In rem: it scales with the text. */
const CARD_REM = 6.5;
/** The same for a card under the name of its month: seven of them fit in the column of a step. */
const MONTH_CARD_REM = 5.4;
/** Above this number of days they are listed by month. */
const MAX_WITHOUT_MONTHS = 21;

const NAME: keyof CampDaysValues = 'selectedDays';
const NONE: Day[] = [];

// Not a FormControl, which re-renders every box when one is focused.
const Root = styled('fieldset', { name: 'CampDayGrid', slot: 'root' })<{ ownerState: DayGridProps }>({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  containerType: 'inline-size',
});

const DaysRoot = styled(FormGroup, { name: 'CampDayGrid', slot: 'days' })<{ ownerState: DayGridProps }>(
  ({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    marginTop: theme.spacing(3),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
    fontVariantNumeric: 'tabular-nums',
    // A date on two lines: 'woensdag' and '22 september 2027'.
    textWrap: 'balance',
    '& strong': { display: 'inline-block' },
  }),
);

/** The list of a month: weekdays and numbers, on one line where three columns have space for it. */
const MONTH = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(9rem, 50% - 4px, 11rem)), 1fr))',
  '& label': { gap: 2, px: 2 },
};

/** The weeks of a calendar. */
const weeksOf = (columns: number, isInMonth: boolean) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  '& label': {
    flexDirection: 'column',
    alignItems: 'center',
    gap: 1,
    px: isInMonth ? 0.5 : 1,
    textAlign: 'center',
  },
  '& .MuiFormControlLabel-label': isInMonth ? { fontSize: 'body2.fontSize' } : {},
  '& .MuiFormControlLabel-label > span > *': { display: 'block', lineHeight: 1.3 },
});

export interface DayGridProps {
  /** The days of the camp, in calendar order. */
  activeDays: readonly Day[];
  /** If `true`, exactly one day is booked and has its own text. */
  single?: boolean;
  /** The limits of the camp, shown above the days. */
  limits?: DayLimits;
  /** The e-mail address of the secretariat, for when no selection holds the limits. */
  secretariatEmail: string;
  /** If `true`, it takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
}

/** Each day with its place in the weeks: its weekday, and its week among the weeks with days. */
function placesOf(days: readonly Day[]) {
  const mondays = [...new Set(days.map((day) => addDays(day, -weekday(day))))];
  return days.map((day) => ({
    day,
    place: { gridColumn: weekday(day) + 1, gridRow: mondays.indexOf(addDays(day, -weekday(day))) + 1 },
  }));
}

/** The days of each month of a long camp, with its name; those of a shorter camp together. */
function monthsOf(days: readonly Day[], locale: string): { name: string; days: Day[] }[] {
  if (days.length <= MAX_WITHOUT_MONTHS) return [{ name: '', days: [...days] }];
  const names = new Set(days.map((day) => monthName(day, locale)));
  return [...names].map((name) => ({ name, days: days.filter((day) => monthName(day, locale) === name) }));
}

/** The number of columns from Monday to the last weekday; 0 for a list. */
function columnsOf(days: readonly Day[]): number {
  const weekdays = new Set(days.map(weekday));
  return weekdays.size >= CALENDAR_COLUMNS ? Math.max(...weekdays) + 1 : 0;
}

/** Where the days and their group are in the window, in px. */
const placeOf = (days: HTMLElement | null) => ({
  days: days?.getBoundingClientRect().top ?? 0,
  group: days?.closest('fieldset')?.getBoundingClientRect().top ?? 0,
});

/** The checkboxes of the camp's days, bound to the form: weeks where there is space, else a list. */
export function DayGrid(inProps: DayGridProps) {
  const { t } = useWords();
  const props = useThemeProps({ props: inProps, name: 'CampDayGrid' });
  const { activeDays, single, limits, secretariatEmail, disabled } = props;
  const id = useId();
  const { submitCount } = useForm('DayGrid');
  const [submitsAtTick, setSubmitsAtTick] = useState(0);
  const [{ value: selectedDays = NONE }, { touched, error }, { setValue, setTouched }] = useField<
    CampDaysValues[typeof NAME] | undefined
  >(NAME);
  const problem = touched && error ? error : null;
  const problemId = `${id}-problem`;
  // Not while a new choice is validated that may hold the limits.
  const calendar =
    problem && limits && campDaysProblem(limits, selectedDays) ? { ...limits, activeDays } : null;
  const sentence = single || !limits ? '' : limitSentence(t, limits, activeDays.length);
  const grid = useRef<HTMLDivElement>(null);
  const atTick = useRef<ReturnType<typeof placeOf> | null>(null);
  const repairs =
    calendar && !anyTickMends(calendar, selectedDays) ? dayRepairs(calendar, selectedDays) : null;

  // The boxes stay under the finger when a tick changes what is above them, also without scroll anchoring: Safari has none,
  // and others not at the top of the page. If their group moved further than that, the parent has scrolled since.
  useLayoutEffect(() => {
    const before = atTick.current;
    if (!before || !grid.current) return;
    const { days, group } = placeOf(grid.current);
    const moved = days - before.days;
    const scrolled = group - before.group;
    if (Math.abs(scrolled) < Math.abs(moved - scrolled))
      for (const pane of [...panesAround(grid.current), window])
        pane.scrollBy({ top: placeOf(grid.current).days - before.days, behavior: 'instant' });
    // The error is a render later than the tick.
    atTick.current = placeOf(grid.current);
  }, [problem, repairs]);

  // A stable function, so that ticking a day re-renders one box.
  const toggle = useEventCallback((day: Day, ticked: boolean) => {
    atTick.current = placeOf(grid.current);
    setSubmitsAtTick(submitCount);
    void setTouched(true, false);
    void setValue(withDay(selectedDays, day, ticked));
  });

  const repair = ({ selectedDays: corrected, added, removed }: Repair) => {
    atTick.current = null;
    void setValue(corrected);
    // The button is removed, so the focus moves to the changed day.
    const [changed = ''] = [...added, ...removed];
    grid.current?.querySelector<HTMLElement>(`[value="${changed}"]`)?.focus();
  };

  return (
    <Root
      className="CampDayGrid-root"
      ownerState={props}
      id={NAME}
      data-field={NAME}
      aria-describedby={sentence ? `${id}-limits` : undefined}
    >
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {t(single ? 'dayGrid.legendSingle' : 'dayGrid.legend')}
      </Typography>
      {sentence && (
        <Typography id={`${id}-limits`} color="textSecondary" sx={{ mt: 1 }}>
          {sentence}
        </Typography>
      )}
      {!single && (
        <Typography variant="subtitle1" sx={{ mt: 3, fontVariantNumeric: 'tabular-nums' }}>
          {t('dayGrid.count', { n: selectedDays.length, total: activeDays.length })}
        </Typography>
      )}
      {/* A failed submit moves the focus to a box, which has the error as its description. */}
      <div id={problemId} aria-live={submitsAtTick === submitCount ? 'polite' : 'off'}>
        {problem && <FieldProblem id={`${problemId}-sentence`} errorText={problem} />}
      </div>
      {repairs && <DayRepair repairs={repairs} secretariatEmail={secretariatEmail} onRepair={repair} />}
      <div ref={grid}>
        <Days
          {...{ activeDays, selectedDays, disabled, problemId }}
          isWrong={problem !== null}
          ownerState={props}
          onToggle={toggle}
        />
      </div>
    </Root>
  );
}

interface DaysProps {
  ownerState: DayGridProps;
  activeDays: readonly Day[];
  selectedDays: readonly Day[];
  disabled: boolean | undefined;
  problemId: string;
  isWrong: boolean;
  onToggle: (day: Day, ticked: boolean) => void;
}

const Days = memo(function Days(props: DaysProps) {
  const { ownerState, activeDays, selectedDays, disabled, problemId, isWrong, onToggle } = props;
  const { locale } = useWords();
  const months = useMemo(() => {
    const columns = columnsOf(activeDays);
    return monthsOf(activeDays, locale).map(({ name, days }) => {
      const isInMonth = name !== '';
      const width = columns * (isInMonth ? MONTH_CARD_REM : CARD_REM);
      // Weeks where there is space, else a list.
      const inWeeks = (sx: object) => (columns > 0 ? { [`@container (min-width: ${width}rem)`]: sx } : {});
      return {
        name,
        sx: { ...(isInMonth && MONTH), ...inWeeks(weeksOf(columns, isInMonth)) },
        boxes: placesOf(days).map(({ day, place }, index, all) => {
          const isNewWeek = index > 0 && place.gridRow !== all[index - 1]?.place.gridRow;
          const list = columns > 0 && !isInMonth && isNewWeek ? { mt: 2 } : {};
          return { day, isInMonth, sx: { ...list, ...inWeeks({ ...place, mt: 0 }) } };
        }),
      };
    });
  }, [activeDays, locale]);
  const selected = new Set(selectedDays);
  return months.map(({ name, sx, boxes }) => (
    <Fragment key={name}>
      {/* The name of each box has its month. */}
      {name && (
        <Typography aria-hidden variant="subtitle1" sx={{ mt: 6 }}>
          {name}
        </Typography>
      )}
      {/* One box has `aria-invalid`, and CSS marks all of them, so that they need not re-render. */}
      <DaysRoot
        className="CampDayGrid-days"
        ownerState={ownerState}
        sx={sx}
        data-wrong={isWrong ? '' : undefined}
      >
        {boxes.map((box) => (
          <DayBox
            key={box.day}
            {...box}
            ticked={selected.has(box.day)}
            invalid={isWrong && box.day === activeDays[0]}
            {...{ disabled, problemId, onToggle }}
          />
        ))}
      </DaysRoot>
    </Fragment>
  ));
});
