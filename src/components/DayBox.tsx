import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import { longDate, type Day } from '../domain/days.ts';

export interface DayBoxProps {
  /** The day it stands for. */
  day: Day;
  /** Whether the day is chosen. */
  ticked: boolean;
  /** If `true`, it takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
  /** The id of the place where the selection's broken rule stands. */
  problemId?: string;
  /** Whether it is the one that says that the selection is wrong. */
  invalid?: boolean;
  /** Its place where the week rows fit, counted from 1. */
  column: number;
  /** The row of its week, counted from 1. */
  row: number;
  /** Hears the day, and whether it is now ticked. */
  onToggle: (day: Day, ticked: boolean) => void;
}

/** One day to tick: a card with its long date, 'maandag 5 juli 2027' (spec 2). */
export const DayBox = memo(function DayBox(props: DayBoxProps) {
  const { day, ticked, disabled, problemId, invalid, column, row, onToggle } = props;
  const name = longDate(day);
  const [weekday, number, month, year] = name.split(' ');

  return (
    <Card variant="choice" data-column={column} data-row={row}>
      <FormControlLabel
        disabled={disabled}
        // In parts, each a line where the days stand as a calendar (DayGrid); heard as one, by the name of the input.
        label={
          <span aria-hidden>
            <span>{weekday}</span> <strong>{`${number} ${month}`}</strong> <span>{year}</span>
          </span>
        }
        control={
          <Checkbox
            name="selectedDays"
            value={day}
            checked={ticked}
            onChange={(_event, checked) => onToggle(day, checked)}
            slotProps={{
              input: {
                'aria-label': name,
                'aria-invalid': invalid || undefined,
                'aria-describedby': problemId,
              },
            }}
          />
        }
      />
    </Card>
  );
});
