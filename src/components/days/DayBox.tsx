import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled, useThemeProps, type SxProps, type Theme } from '@mui/material/styles';
import { memo } from 'react';
import { useWords } from '../../messages/useWords.ts';
import { dateParts, longDate, type Day } from '../../domain/days.ts';

export interface DayBoxProps {
  /** The day of the box. */
  day: Day;
  /** If `true`, the day is selected. */
  ticked: boolean;
  /** If `true`, it shows the weekday and the number: the month is above it. */
  isInMonth?: boolean;
  /** If `true`, it takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
  /** The id of the element with the error of the selection. */
  problemId?: string;
  /** If `true`, this box has `aria-invalid` when the selection is invalid. */
  invalid?: boolean;
  /** Styles of the root, such as its place in a grid. */
  sx?: SxProps<Theme>;
  /** Callback fired when the day is ticked or unticked. */
  onToggle: (day: Day, ticked: boolean) => void;
}

const Root = styled(Card, { name: 'CampDayBox', slot: 'root' })<{ ownerState: DayBoxProps }>();

/**
 * The checkbox of a day: a card with its long date, 'maandag 5 juli 2027', or with weekday and number below the name of its
 * month (`isInMonth`). Its accessible name is the long date.
 */
export const DayBox = memo(function DayBox(inProps: DayBoxProps) {
  const props = useThemeProps({ props: inProps, name: 'CampDayBox' });
  const { locale } = useWords();
  const { day, ticked, isInMonth, disabled, problemId, invalid, sx, onToggle } = props;
  const [weekday, date, year] = dateParts(day, locale);
  const shown = isInMonth ? [weekday, Number(day.slice(-2))] : [weekday, date, year];

  return (
    <Root className="CampDayBox-root" ownerState={props} variant="choice" sx={sx}>
      <FormControlLabel
        disabled={disabled}
        // The parts are lines in the week layout (DayGrid). Screen readers read the name of the input instead.
        label={
          <span aria-hidden>
            <span>{shown[0]}</span> <strong>{shown[1]}</strong> <span>{shown[2]}</span>
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
                'aria-label': longDate(day, locale),
                'aria-invalid': invalid || undefined,
                'aria-describedby': problemId,
              },
            }}
          />
        }
      />
    </Root>
  );
});
