import CalendarIcon from '@mui/icons-material/EventRounded';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../messages/messages.ts';
import { PrintArea } from './PrintArea.tsx';

export interface BookingActionsProps {
  /** The text of the iCalendar file. */
  calendar: string;
  /** What is printed, unless the sheet is asked for. */
  confirmation: ReactNode;
  /** The printed medical sheet; null when it is not known. */
  sheet: ReactNode;
}

/** Hands the calendar to the browser as a file. Its address ends with the page. */
function download(calendar: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  link.download = 'kamp.ics';
  link.click();
}

/** What a parent takes along from a booking: its days for a calendar, and it on paper. */
export function BookingActions({ calendar, confirmation, sheet }: BookingActionsProps) {
  const [isSheet, setIsSheet] = useState(false);
  useEffect(() => {
    const printed = () => setIsSheet(false);
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, []);
  const print = (sheetAsked: boolean) => {
    // Printed is what is drawn now.
    flushSync(() => setIsSheet(sheetAsked));
    window.print();
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<CalendarIcon />} onClick={() => download(calendar)}>
        {t('bookingActions.calendar')}
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print(false)}>
        {t('bookingActions.print')}
      </Button>
      {sheet !== null && (
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print(true)}>
          {t('bookingActions.printSheet')}
        </Button>
      )}
      <PrintArea>{isSheet ? sheet : confirmation}</PrintArea>
    </Stack>
  );
}
