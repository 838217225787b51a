import CalendarIcon from '@mui/icons-material/EventRounded';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../messages/useWords.ts';
import { PrintArea } from '../../ui/print/PrintArea.tsx';

export interface BookingActionsProps {
  /** The text of the iCalendar file. */
  calendar: string;
  /** The camp and its days as text, to copy where no file arrives. */
  days: string;
  /** The printed confirmation. */
  confirmation: ReactNode;
  /** The printed medical sheet. */
  sheet: ReactNode;
}

/** Side by side and equally wide where they fit. */
const BUTTONS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  '& > .MuiButton-root': { px: 4 },
};

type Help = 'noFile' | 'copied' | 'notCopied';

/** Downloads the calendar file. */
function download(calendar: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  link.download = 'kamp.ics';
  link.click();
}

/**
 * Buttons to download the calendar and to print the confirmation or the medical sheet. The browsers of apps discard
 * downloads without a word and a page cannot know: after a download the days can be copied.
 */
export function BookingActions({ calendar, days, confirmation, sheet }: BookingActionsProps) {
  const { t } = useWords();
  const [{ help, presses }, setHelp] = useState<{ help?: Help; presses: number }>({ presses: 0 });
  const show = (text: Help) => setHelp((last) => ({ help: text, presses: last.presses + 1 }));
  const [isSheet, setIsSheet] = useState(false);
  // The browser's own command prints the confirmation. Not after `afterprint`: phones dispatch it before they print.
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => setIsSheet(false), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const print = (sheetAsked: boolean) => {
    // The content has to be rendered before printing.
    flushSync(() => setIsSheet(sheetAsked));
    window.print();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(days);
      show('copied');
    } catch {
      show('notCopied');
    }
  };
  return (
    <div>
      <Box sx={BUTTONS}>
        <Button
          variant="contained"
          startIcon={<CalendarIcon />}
          onClick={() => {
            download(calendar);
            show('noFile');
          }}
        >
          {t('bookingActions.calendar')}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print(false)}>
          {t('bookingActions.print')}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print(true)}>
          {t('bookingActions.printSheet')}
        </Button>
      </Box>
      <div role="status">
        {help && (
          <Alert
            severity="info"
            role="none"
            action={
              <Button variant="outlined" onClick={() => void copy()}>
                {t('bookingActions.copy')}
              </Button>
            }
            sx={{ mt: 3 }}
          >
            {/* Another element each time: the same words would not be announced again. */}
            <span key={presses}>{t(`bookingActions.${help}`)}</span>
          </Alert>
        )}
      </div>
      <PrintArea>{isSheet ? sheet : confirmation}</PrintArea>
    </div>
  );
}
