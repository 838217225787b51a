import { styled } from '@mui/material/styles';
import { memo, type CSSProperties } from 'react';
import { longDate, type Day } from '../domain/days.ts';
import { TickMark } from './fields/TickMark.tsx';

/** From this width on, a card has room for the whole words. */
const ROOMY = '@container day (min-width: 5.75rem)';
/** Narrower than a list's card, wider than it is high: the words stand under each other. */
const COLUMN = '@container day (max-width: 7.5rem)';

const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  containerName: 'day',
  border: `1.5px solid ${theme.colours.inputLine}`,
  borderRadius: theme.tokens.fieldRadius,
  backgroundColor: theme.colours.surface,
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
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

/** A list's card: mark, weekday and date beside each other. In a week row they stand under each other. */
const Face = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: '3rem',
  padding: theme.spacing(2, 3),
  lineHeight: 1.25,
  [COLUMN]: {
    flexDirection: 'column-reverse',
    gap: theme.spacing(1.5),
    padding: theme.spacing(2.5, 0.5),
    textAlign: 'center',
  },
}));

const Words = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.3em',
  [COLUMN]: { flexDirection: 'column', alignItems: 'center' },
});

const Weekday = styled('span')(({ theme }) => ({ color: theme.colours.inkQuiet, fontSize: '0.875rem' }));

const Number = styled('span')({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  [COLUMN]: { fontSize: '1.375rem' },
});

const Month = styled('span')({ fontSize: '0.875rem' });

const Long = styled('span')({ display: 'none', [ROOMY]: { display: 'inline' } });
const Short = styled('span')({ [ROOMY]: { display: 'none' } });

/** `maart` is not `maa`: the short months come from the language. */
const shortMonth = new Intl.DateTimeFormat('nl-BE', { month: 'short', timeZone: 'UTC' });

export interface DayBoxProps {
  day: Day;
  ticked: boolean;
  disabled: boolean;
  /** Where the selection's broken rule stands, when there is one. */
  problemId: string | undefined;
  /** Its place where the week rows fit, counted from 1. */
  column: number;
  row: number;
  onToggle: (day: Day, ticked: boolean) => void;
}

/** One day to tick: a card that shows weekday and date, and is called by its long date (spec 2). */
export const DayBox = memo(function DayBox(props: DayBoxProps) {
  const { day, ticked, disabled, problemId, column, row, onToggle } = props;
  const name = longDate(day);
  const [weekday = '', number, month] = name.split(' ');

  return (
    <Card style={{ '--column': column, '--row': row } as CSSProperties}>
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
      <Face aria-hidden>
        <TickMark />
        <Words>
          <Weekday>
            <Long>{weekday}</Long>
            <Short>{weekday.slice(0, 2)}</Short>
          </Weekday>
          <Number>{number}</Number>
          <Month>
            <Long>{month}</Long>
            <Short>{shortMonth.format(new Date(day))}</Short>
          </Month>
        </Words>
      </Face>
    </Card>
  );
});
