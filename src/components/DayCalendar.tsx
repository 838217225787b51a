import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';
import 'dayjs/locale/nl-be';
import { createContext, useContext, useMemo } from 'react';
import { longDate, type Day } from '../domain/days.ts';
import { t } from '../messages/messages.ts';

const CELL = '2.25rem';

const Months = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(5, 8),
}));

const Month = styled(DateCalendar)(({ theme }) => ({
  width: `min(100%, calc(7 * (${CELL} + 4px)))`,
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': { justifyContent: 'flex-start' },
  '& .MuiDayCalendar-weekDayLabel': {
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: CELL,
    height: '1.75rem',
    color: theme.colours.inkQuiet,
    fontSize: 'min(0.8125rem, 6cqi)',
  },
  // As high as its weeks, so that a month of four weeks has no hole under it.
  '& .MuiDayCalendar-slideTransition': { minHeight: 0 },
  '& .MuiDayCalendar-monthContainer': { position: 'static' },
}));

const MonthName = styled('p')({
  margin: 0,
  fontWeight: 700,
  '&::first-letter': { textTransform: 'uppercase' },
});

const Cell = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: CELL,
  height: CELL,
  margin: '1px 2px',
  borderRadius: Math.min(8, theme.tokens.fieldRadius),
  color: theme.colours.inkQuiet,
  // Very large letters on a phone: seven columns still fit, and the sentence beside the picture says it all.
  fontSize: 'min(0.9375rem, 7cqi)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-kind="open"]': { border: `1.5px solid ${theme.colours.action}`, color: theme.colours.ink },
  '&[data-kind="chosen"]': {
    backgroundColor: theme.colours.action,
    color: theme.colours.onAction,
    fontWeight: 700,
  },
  // Without backgrounds the chosen days are told by their weight and a double line.
  '@media (forced-colors: active)': { '&[data-kind="chosen"]': { border: '4px double CanvasText' } },
}));

const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  margin: theme.spacing(3, 0, 0),
  fontSize: '0.875rem',
  color: theme.colours.inkQuiet,
  '& > span': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& > span > span': { flex: 'none', width: '1.125rem', height: '1.125rem', borderRadius: 4 },
}));

type Kind = 'none' | 'open' | 'chosen';
const KindOf = createContext<(day: Day) => Kind>(() => 'none');

/** The name of the month, where the picker would have arrows: this is a picture. */
function MonthHeading({ currentMonth }: PickersCalendarHeaderProps) {
  return <MonthName>{currentMonth.locale('nl-be').format('MMMM YYYY')}</MonthName>;
}

/** A day of the picture, where the picker would have a button. */
function PictureDay({ day, outsideCurrentMonth }: PickerDayProps) {
  const kindOf = useContext(KindOf);
  if (outsideCurrentMonth) return <Cell />;
  return <Cell data-kind={kindOf(day.format('YYYY-MM-DD'))}>{day.date()}</Cell>;
}

export interface DayCalendarProps {
  /** The days of the camp, in calendar order. */
  activeDays: readonly Day[];
  /** The days that are ticked, in calendar order. */
  selectedDays: readonly Day[];
}

/**
 * The months of the camp as a picture: which days there are, and which are chosen. Not a way to choose: nothing in it
 * takes the focus, and those who hear it get the chosen days as one sentence.
 */
export function DayCalendar({ activeDays, selectedDays }: DayCalendarProps) {
  const months = [...new Set(activeDays.map((day) => day.slice(0, 7)))];
  const kindOf = useMemo(() => {
    const [open, chosen] = [new Set(activeDays), new Set(selectedDays)];
    return (day: Day): Kind => (chosen.has(day) ? 'chosen' : open.has(day) ? 'open' : 'none');
  }, [activeDays, selectedDays]);
  const description =
    selectedDays.length === 0
      ? t('dayCalendar.noneChosen')
      : t('dayCalendar.description', { days: selectedDays.map(longDate).join(', ') });

  return (
    <div role="img" aria-label={description}>
      <div inert>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="nl-be">
          <KindOf.Provider value={kindOf}>
            <Months>
              {months.map((month) => (
                <Month
                  key={month}
                  value={null}
                  referenceDate={dayjs(`${month}-01`)}
                  views={['day']}
                  readOnly
                  disableHighlightToday
                  reduceAnimations
                  dayOfWeekFormatter={(day) => day.format('dd')}
                  slots={{ calendarHeader: MonthHeading, day: PictureDay }}
                />
              ))}
            </Months>
          </KindOf.Provider>
        </LocalizationProvider>
        <Legend>
          <span>
            <Cell data-kind="chosen" />
            {t('dayCalendar.chosen')}
          </span>
          <span>
            <Cell data-kind="open" />
            {t('dayCalendar.open')}
          </span>
        </Legend>
      </div>
    </div>
  );
}
