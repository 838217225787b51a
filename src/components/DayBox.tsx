import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { longDate, type Day } from '../domain/days.ts';
import { TickMark } from './fields/TickMark.tsx';

/** The narrowest card with room for the whole weekday, and for the date on one line; in rem, within its border. */
const ROOMY_REM = 5.75;
const BORDER_PX = 1.5;

/** What `count` days beside each other take when they are roomy, gaps apart. */
export const roomyWidth = (count: number) => `${count} * (${ROOMY_REM}rem + ${2 * BORDER_PX}px)`;

/** What a week row sets on its days, so that their words stand under each other; without it they are a list's. */
export const IN_A_WEEK_ROW = {
  '--day-direction': 'column-reverse',
  '--day-align': 'center',
  '--day-padding': '0.625rem 0.125rem',
  '--day-number-size': '1.5rem',
  '--day-month-size': '0.875rem',
  '--day-short-display': 'inline',
  '--day-long-display': 'none',
  '--day-number-display': 'block',
} as const;

/** What a roomy week row takes back of that. The grid asks for its width once: sixty containers cost each first frame. */
export const IN_A_ROOMY_WEEK_ROW = {
  '--day-short-display': 'none',
  '--day-long-display': 'inline',
  '--day-number-display': 'inline',
} as const;

const Card = styled('label')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  border: `${BORDER_PX}px solid ${theme.colours.inputLine}`,
  borderRadius: theme.tokens.fieldRadius,
  backgroundColor: theme.colours.surface,
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    outline: 'none',
    cursor: 'inherit',
  },
  '&:hover': { borderColor: theme.colours.ink },
  '&:has(:checked)': {
    backgroundColor: theme.colours.actionSoft,
    borderColor: theme.colours.action,
    boxShadow: `inset 0 0 0 0.5px ${theme.colours.action}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.colours.action}`, outlineOffset: 1 },
  '&:has(:disabled)': {
    color: theme.colours.inkQuiet,
    backgroundColor: theme.colours.ground,
    borderColor: theme.colours.line,
    cursor: 'not-allowed',
  },
}));

const Face = styled('span')({
  display: 'flex',
  flexDirection: 'var(--day-direction, row)' as 'row',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '3rem',
  padding: 'var(--day-padding, 0.5rem 0.75rem)',
  lineHeight: 1.25,
});

const Words = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'var(--day-align, start)',
});

const Weekday = styled('span')(({ theme }) => ({ color: theme.colours.inkQuiet, fontSize: '0.875rem' }));

const DateLine = styled('span')({ textAlign: 'var(--day-align, start)' as 'center' });

const Number = styled('span')({
  display: 'var(--day-number-display, inline)',
  fontSize: 'var(--day-number-size, 1em)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});

const Month = styled('span')({ fontSize: 'var(--day-month-size, 1em)' });

const Long = styled('span')({ display: 'var(--day-long-display, inline)' });
const Short = styled('span')({ display: 'var(--day-short-display, none)' });

/** Short as on a calendar. Not the browser's own: older ones write `jul.`, and a server's page must be the same. */
const shortMonth = (month: string) => (month === 'maart' ? 'mrt' : month.slice(0, 3));

/** What is written on a day's card: the weekday and the date, for those who see it. The tick on it follows by CSS. */
const DayFace = memo(function DayFace({ name }: { name: string }) {
  const [weekday = '', number, month = ''] = name.split(' ');
  return (
    <Face aria-hidden>
      <TickMark />
      <Words>
        <Weekday>
          <Long>{weekday}</Long>
          <Short>{weekday.slice(0, 2)}</Short>
        </Weekday>
        <DateLine>
          <Number>{number}</Number> <Month>{shortMonth(month)}</Month>
        </DateLine>
      </Words>
    </Face>
  );
});

export interface DayBoxProps {
  /** The day it stands for. */
  day: Day;
  /** Whether the day is chosen. */
  ticked: boolean;
  /** Takes no input, and looks so. The wizard disables nothing, not even while it waits. */
  disabled: boolean;
  /** Where the selection's broken rule stands, when there is one. */
  problemId: string | undefined;
  /** Its place where the week rows fit, counted from 1. */
  column: number;
  /** The row of its week, counted from 1. */
  row: number;
  /** Hears the day, and whether it is now ticked. */
  onToggle: (day: Day, ticked: boolean) => void;
}

/** One day to tick: a card that shows weekday and date, and is called by its long date (spec 2). */
export const DayBox = memo(function DayBox(props: DayBoxProps) {
  const { day, ticked, disabled, problemId, column, row, onToggle } = props;
  const name = longDate(day);

  return (
    <Card data-column={column} data-row={row}>
      <input
        type="checkbox"
        name="selectedDays"
        value={day}
        checked={ticked}
        disabled={disabled}
        aria-label={name}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        onChange={(event) => onToggle(day, event.target.checked)}
      />
      <DayFace name={name} />
    </Card>
  );
});
