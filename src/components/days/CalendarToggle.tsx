import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ArrowIcon from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState, type ComponentType } from 'react';
import { useWords } from '../../messages/useWords.ts';
import { intoView } from '../../ui/layout/intoView.ts';
import { lazyOr } from '../../ui/lazyOr.ts';
import type { DayCalendarProps } from './DayCalendar.tsx';

function Unavailable() {
  const { t } = useWords();
  return (
    <Alert severity="info" role="status">
      {t('calendarToggle.unavailable')}
    </Alert>
  );
}

export interface CalendarToggleProps extends DayCalendarProps {
  /** Loads the calendar when it is first shown. */
  fetchCalendar?: () => Promise<ComponentType<DayCalendarProps>>;
}

/** Scrolls an opened calendar into view: the summary around it may scroll on its own. */
const showWhole = (panel: HTMLElement) => intoView(panel, 'nearest');

/** The same once the calendar is loaded: without scroll anchoring, Safari scrolls back when the loading text goes. */
const showLoaded = (calendar: HTMLElement | null) => {
  const panel = calendar?.closest<HTMLElement>('.MuiCollapse-root');
  if (panel) showWhole(panel);
};

const fetchDayCalendar = async () => (await import('./DayCalendar.tsx')).DayCalendar;

/** Shows and hides the calendar of the camp. When it cannot be loaded, the step still works. */
export function CalendarToggle({ fetchCalendar = fetchDayCalendar, ...days }: CalendarToggleProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [Calendar] = useState(() => lazyOr(fetchCalendar, Unavailable, 15_000));
  const panelId = useId();
  return (
    <Accordion
      expanded={open}
      onChange={(_event, isOpen) => setOpen(isOpen)}
      slots={{ heading: 'div' }}
      // A closed transition that stays mounted has a `style` attribute.
      slotProps={{ transition: { unmountOnExit: true, onEntered: showWhole }, region: { role: undefined } }}
    >
      <AccordionSummary aria-controls={open ? panelId : undefined} expandIcon={<ArrowIcon />}>
        <CalendarIcon />
        <span>{t(open ? 'calendarToggle.hide' : 'calendarToggle.show')}</span>
      </AccordionSummary>
      <AccordionDetails>
        <Suspense
          fallback={
            <Typography role="status" color="textSecondary" sx={{ minHeight: '18.6875rem' }}>
              {t('calendarToggle.loading')}
            </Typography>
          }
        >
          <div ref={showLoaded}>
            <Calendar {...days} />
          </div>
        </Suspense>
      </AccordionDetails>
    </Accordion>
  );
}
