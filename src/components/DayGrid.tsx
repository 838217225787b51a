import { styled } from '@mui/material/styles';
import { useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Camp } from '../domain/camp.ts';
import { addDays, weekday, type Day } from '../domain/days.ts';
import type { RuleMessage } from '../domain/rules/ruleMessage.ts';
import { t } from '../messages/messages.ts';
import { DayBox, IN_A_ROOMY_WEEK_ROW, IN_A_WEEK_ROW, roomyWidth } from './DayBox.tsx';
import { FieldProblem } from './fields/FieldProblem.tsx';

/** From this many different weekdays on, a row of cards reads as a week. */
const CALENDAR_COLUMNS = 3;
/** The narrowest card in which a day still reads well, and the gap beside it. In rem: larger letters ask for more. */
const CARD_REM = 2.875;
const GAP_REM = 0.375;

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  containerType: 'inline-size',
});

const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.h3, padding: 0 }));

const Limits = styled('p')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  color: theme.colours.inkQuiet,
}));

const Count = styled('p')(({ theme }) => ({
  margin: theme.spacing(3, 0, 0),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
}));

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

const Days = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'rows' })<{
  columns: number;
  rows: number;
}>(({ theme, columns, rows }) => ({
  display: 'grid',
  gap: `${GAP_REM}rem`,
  marginTop: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  ...(columns > 0 && {
    [`@container (min-width: ${columns * CARD_REM + (columns - 1) * GAP_REM}rem)`]: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      ...IN_A_WEEK_ROW,
      ...places('column', columns),
      ...places('row', rows),
    },
    [`@container (min-width: calc(${roomyWidth(columns)} + ${(columns - 1) * GAP_REM}rem))`]:
      IN_A_ROOMY_WEEK_ROW,
  }),
}));

export interface DayGridProps {
  /** The days of the camp, in calendar order. */
  activeDays: readonly Day[];
  /** The days that are ticked, in calendar order. */
  selectedDays: readonly Day[];
  /** The camp is for exactly one day, which gets a text of its own (spec 2). */
  single: boolean;
  /** How many days the camp asks for, said above the days. */
  limits?: Pick<Camp, 'minimumDays' | 'maximumDays' | 'minimumContiguousDays'>;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled?: boolean;
  /** The broken rule of the selection, when it is to be shown. */
  problem: RuleMessage | null;
  /** Hears one day. */
  onToggle: (day: Day, ticked: boolean) => void;
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
function columnsOf(places: readonly { column: number }[]): number {
  const columns = new Set(places.map(({ column }) => column));
  return columns.size >= CALENDAR_COLUMNS ? Math.max(...columns) : 0;
}

/** What the camp asks, in sentences: only those that leave a choice. */
function limitSentences({ activeDays, single, limits }: DayGridProps): string[] {
  if (single || !limits) return [];
  const { minimumDays, maximumDays, minimumContiguousDays } = limits;
  return [
    ...(minimumDays > Math.max(1, minimumContiguousDays) ? [t('dayGrid.minimum', { n: minimumDays })] : []),
    ...(maximumDays < activeDays.length ? [t('dayGrid.maximum', { n: maximumDays })] : []),
    ...(minimumContiguousDays > 1 ? [t('dayGrid.contiguous', { n: minimumContiguousDays })] : []),
  ];
}

/** The camp's days to tick, drawn as a calendar: a row for each week where that fits, else a list (spec 2). */
export function DayGrid(props: DayGridProps) {
  const { activeDays, selectedDays, single, disabled = false, problem, onToggle } = props;
  const id = useId();
  const days = useMemo(() => placesOf(activeDays), [activeDays]);
  const selected = useMemo(() => new Set(selectedDays), [selectedDays]);
  const limits = limitSentences(props);
  // One identity for all days and all time, so that ticking a day draws one day and not sixty.
  const latest = useRef(onToggle);
  useLayoutEffect(() => {
    latest.current = onToggle;
  });
  const toggle = useCallback((day: Day, ticked: boolean) => latest.current(day, ticked), []);
  const columns = columnsOf(days);
  const problemId = problem === null ? undefined : `${id}-problem`;

  return (
    <Group data-field="selectedDays" aria-describedby={limits.length > 0 ? `${id}-limits` : undefined}>
      <Legend>{t(single ? 'dayGrid.legendSingle' : 'dayGrid.legend')}</Legend>
      {limits.length > 0 && (
        <Limits id={`${id}-limits`}>
          {limits.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </Limits>
      )}
      {!single && <Count>{t('dayGrid.count', { n: selected.size, total: activeDays.length })}</Count>}
      <div aria-live="polite">
        {problem && problemId && <FieldProblem id={problemId} sentence={t(problem.key, problem.values)} />}
      </div>
      <Days columns={columns} rows={days.at(-1)?.row ?? 0}>
        {days.map(({ day, column, row }) => (
          <DayBox
            key={day}
            {...{ day, column, row, disabled, problemId }}
            onToggle={toggle}
            ticked={selected.has(day)}
          />
        ))}
      </Days>
    </Group>
  );
}
