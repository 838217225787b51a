import Chip from '@mui/material/Chip';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';
import belgian from 'dayjs/locale/nl-be.js';
import { createContext, useContext, useMemo } from 'react';
import { addDays, dateParts, longDate, monthName, shortWeekday, type Day } from '../../domain/days.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { useWords } from '../../messages/useWords.ts';

type Kind = 'chosen' | 'open' | 'other';

const NAMES: Record<Kind, MessageKey> = {
  chosen: 'dayCalendar.chosenDay',
  open: 'dayCalendar.openDay',
  other: 'dayCalendar.otherDay',
};

const KindOf = createContext<(day: Day) => Kind>(() => 'other');

/** A day of the month, styled in the theme by `selected` and `data-camp-day`. */
function CampDay(props: PickerDayProps) {
  const { t, locale } = useWords();
  const day = props.day.format('YYYY-MM-DD');
  const kind = useContext(KindOf)(day);
  return (
    <PickerDay
      {...props}
      selected={kind === 'chosen'}
      data-camp-day={kind === 'open' || undefined}
      aria-label={t(NAMES[kind], { day: longDate(day, locale) })}
      aria-readonly
      // Removes the picker's 'not selected', which suggests that a day can be selected. The name contains the state.
      aria-selected={undefined}
      // For dragging a range. A server in another time zone would render another number.
      data-timestamp={undefined}
    />
  );
}

/** A month arrow that stays focusable at the last month; the picker's own is disabled and loses the focus. */
function MonthArrow({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton {...props} aria-disabled={disabled || undefined} onClick={disabled ? undefined : onClick} />
  );
}

/** The name of the month in the language of the words, and not of the picker, whose weeks start on Monday. */
function MonthHeader(props: PickersCalendarHeaderProps) {
  const { locale } = useWords();
  const month = monthName(props.currentMonth.format('YYYY-MM-DD'), locale);
  return <PickersCalendarHeader {...props} format={`[${month}]`} />;
}

const SUNDAY: Day = '2027-07-04';

/** Registers Belgian Dutch with the weekdays of the locale, which the picker names to screen readers; returns its name. */
function pickerLocale(locale: string): string {
  const name = `camp-${locale}`.toLowerCase();
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((count) => dateParts(addDays(SUNDAY, count), locale)[0] ?? '');
  return dayjs.locale({ ...belgian, name, weekdays }, undefined, true);
}

const SLOTS = {
  day: CampDay,
  previousIconButton: MonthArrow,
  nextIconButton: MonthArrow,
  calendarHeader: MonthHeader,
};

export interface DayCalendarProps {
  /** The days of the camp, in calendar order. */
  activeDays: readonly Day[];
  /** The selected days, in calendar order. */
  selectedDays: readonly Day[];
}

/**
 * The months of the camp, read-only, with the camp days and the selected days. A `DateCalendar` that opens at the first
 * selected day and is limited to the camp's months. Arrow keys move through the days; pressing one does nothing. For
 * screen readers it is a group named by the selected days, with two buttons for the months, a live region with the
 * month, and a grid from Monday. Each day is a read-only cell named 'maandag 5 juli 2027, gekozen', ', kampdag' or ',
 * geen kampdag'.
 */
export function DayCalendar({ activeDays, selectedDays }: DayCalendarProps) {
  const { t, locale } = useWords();
  const kindOf = useMemo(() => {
    const [open, chosen] = [new Set(activeDays), new Set(selectedDays)];
    return (day: Day): Kind => (chosen.has(day) ? 'chosen' : open.has(day) ? 'open' : 'other');
  }, [activeDays, selectedDays]);
  const adapterLocale = useMemo(() => pickerLocale(locale), [locale]);
  const description =
    selectedDays.length === 0
      ? t('dayCalendar.noneChosen')
      : t('dayCalendar.description', { days: selectedDays.map((day) => longDate(day, locale)).join(', ') });

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapterLocale}
      localeText={{ previousMonth: t('dayCalendar.previousMonth'), nextMonth: t('dayCalendar.nextMonth') }}
    >
      <KindOf value={kindOf}>
        <div role="group" aria-label={description}>
          <DateCalendar
            value={null}
            readOnly
            views={['day']}
            referenceDate={dayjs(selectedDays[0] ?? activeDays[0])}
            minDate={dayjs(activeDays[0]).startOf('month')}
            maxDate={dayjs(activeDays.at(-1)).endOf('month')}
            dayOfWeekFormatter={(day) => shortWeekday(day.format('YYYY-MM-DD'), locale)}
            slots={SLOTS}
          />
          <Stack direction="row" aria-hidden sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
            <Chip color="primary" size="small" label={t('dayCalendar.chosen')} />
            <Chip color="primary" size="small" variant="outlined" label={t('dayCalendar.open')} />
          </Stack>
        </div>
      </KindOf>
    </LocalizationProvider>
  );
}
