import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { dayRepairs, type DayRepair as Repair } from '../domain/dayRepair.ts';
import { addDays, weekday, withDay, type Day } from '../domain/days.ts';
import type { CampDaysValues } from '../domain/enrolment.ts';
import type { DayLimits } from '../domain/rules/campDays.ts';
import { t } from '../messages/messages.ts';
import { DayBox } from './DayBox.tsx';
import { DayRepair } from './DayRepair.tsx';
import { FieldProblem } from './fields/FieldProblem.tsx';
import { problemOf } from './fields/useProblem.ts';
import { limitSentence } from './limitSentence.ts';

/** From this many different weekdays on, a row of cards reads as a week. */
const CALENDAR_COLUMNS = 3;
/** The narrowest card in which each part of a long date has a line of its own. In rem: larger text asks for more. */
const CARD_REM = 6.5;

const NAME: keyof CampDaysValues = 'selectedDays';

const FIELDSET = { m: 0, p: 0, border: 0, minWidth: 0, containerType: 'inline-size' } as const;

/** A rule for each place, because a server's page may hold no `style` attributes (its content security policy). */
function places(name: 'column' | 'row', count: number) {
  const property = name === 'column' ? 'gridColumn' : 'gridRow';
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `& > [data-${name}="${index + 1}"]`,
      { [property]: index + 1 },
    ]),
  );
}

/** The days as a list, and as the weeks of a calendar where these have room. */
function gridOf(columns: number, rows: number) {
  return {
    display: 'grid',
    gap: 1.5,
    mt: 3,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
    fontVariantNumeric: 'tabular-nums',
    ...(columns > 0 && {
      [`@container (min-width: ${columns * CARD_REM}rem)`]: {
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        ...places('column', columns),
        ...places('row', rows),
        '& label': { flexDirection: 'column', alignItems: 'center', gap: 1, px: 1, textAlign: 'center' },
        '& .MuiFormControlLabel-label > span > *': { display: 'block', lineHeight: 1.3 },
      },
    }),
  };
}

export interface DayGridProps {
  /** The days of the camp, in calendar order. */
  activeDays: readonly Day[];
  /** The camp is for exactly one day, which gets a text of its own (spec 2). */
  single: boolean;
  /** How many days the camp asks for, said above the days. */
  limits?: DayLimits;
  /** The e-mail address of the secretariat, for when no selection holds the limits. */
  secretariatEmail: string;
  /** If `true`, it takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
}

/** Where a day stands: its weekday's column, and the row of its week among the weeks that have days. */
function placesOf(days: readonly Day[]): { day: Day; column: number; row: number }[] {
  const mondays = [...new Set(days.map((day) => addDays(day, -weekday(day))))];
  return days.map((day) => ({
    day,
    column: weekday(day) + 1,
    row: mondays.indexOf(addDays(day, -weekday(day))) + 1,
  }));
}

/** Monday to the last weekday there is; 0 where the days make a list and not a calendar. */
function columnsOf(days: readonly { column: number }[]): number {
  const columns = new Set(days.map(({ column }) => column));
  return columns.size >= CALENDAR_COLUMNS ? Math.max(...columns) : 0;
}

/** What is asked: the words above the days. */
const Question = memo(function Question({
  single,
  asked,
  id,
}: {
  single: boolean;
  asked: string;
  id: string;
}) {
  return (
    <>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {t(single ? 'dayGrid.legendSingle' : 'dayGrid.legend')}
      </Typography>
      {asked && (
        <Typography id={id} color="textSecondary" sx={{ mt: 1 }}>
          {asked}
        </Typography>
      )}
    </>
  );
});

/** How many days are chosen. */
const Count = memo(function Count({ n, total }: { n: number; total: number }) {
  return (
    <Typography sx={{ mt: 3, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      {t('dayGrid.count', { n, total })}
    </Typography>
  );
});

/** The camp's days to tick, bound to the form: the weeks of a calendar where they have room, else a list (spec 2). */
export function DayGrid(props: DayGridProps) {
  const { activeDays, single, limits, secretariatEmail, disabled } = props;
  const id = useId();
  const [{ value: selectedDays }, meta, { setValue, setTouched }] =
    useField<CampDaysValues[typeof NAME]>(NAME);
  const problem = problemOf(meta);
  const problemId = `${id}-problem`;
  const asked = single || !limits ? '' : limitSentence(limits, activeDays.length);
  const grid = useRef<HTMLDivElement>(null);

  // The same function at all times, so that ticking a day draws one day and not sixty.
  const latest = useRef(selectedDays);
  useLayoutEffect(() => {
    latest.current = selectedDays;
  }, [selectedDays]);
  const toggle = useCallback(
    (day: Day, ticked: boolean) => {
      latest.current = withDay(latest.current, day, ticked);
      void setTouched(true, false);
      void setValue(latest.current);
    },
    [setTouched, setValue],
  );

  const repair = ({ selectedDays: mended, added, removed }: Repair) => {
    void setValue(mended);
    // The button is gone then.
    const [changed = ''] = [...added, ...removed];
    grid.current?.querySelector<HTMLElement>(`[value="${changed}"]`)?.focus();
  };

  return (
    // Not a FormControl: at every focus it renders the boxes of all days.
    <Box
      component="fieldset"
      id={NAME}
      data-field={NAME}
      aria-describedby={asked ? `${id}-limits` : undefined}
      sx={FIELDSET}
    >
      <Question single={single} asked={asked} id={`${id}-limits`} />
      {!single && <Count n={selectedDays.length} total={activeDays.length} />}
      <div id={problemId} aria-live="polite">
        {problem && <FieldProblem id={`${problemId}-sentence`} sentence={t(problem.key, problem.values)} />}
      </div>
      {problem && limits && (
        <DayRepair
          repairs={dayRepairs({ activeDays, ...limits }, selectedDays)}
          secretariatEmail={secretariatEmail}
          onRepair={repair}
        />
      )}
      <div ref={grid}>
        <Days
          {...{ activeDays, selectedDays, disabled, problemId }}
          isWrong={problem !== null}
          onToggle={toggle}
        />
      </div>
    </Box>
  );
}

interface DaysProps {
  activeDays: readonly Day[];
  selectedDays: readonly Day[];
  disabled: boolean | undefined;
  problemId: string;
  isWrong: boolean;
  onToggle: (day: Day, ticked: boolean) => void;
}

const Days = memo(function Days(props: DaysProps) {
  const { activeDays, selectedDays, disabled, problemId, isWrong, onToggle } = props;
  const days = useMemo(() => placesOf(activeDays), [activeDays]);
  const grid = useMemo(() => gridOf(columnsOf(days), days.at(-1)?.row ?? 0), [days]);
  const selected = new Set(selectedDays);
  return (
    // One box says that the selection is wrong, and all show it: sixty boxes need not render for that.
    <Box sx={grid} data-wrong={isWrong ? '' : undefined}>
      {days.map((place, index) => (
        <DayBox
          key={place.day}
          {...place}
          ticked={selected.has(place.day)}
          invalid={isWrong && index === 0}
          {...{ disabled, problemId, onToggle }}
        />
      ))}
    </Box>
  );
});
