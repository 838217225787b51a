import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ArrowIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useMemo, useState, type ComponentType } from 'react';
import type { Day } from '../domain/days.ts';
import { t } from '../messages/messages.ts';

const Toggle = styled('button')(({ theme }) => ({
  font: 'inherit',
  fontWeight: 600,
  color: theme.colours.action,
  background: 'none',
  border: 0,
  borderRadius: theme.tokens.fieldRadius,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: '2.75rem',
  margin: 0,
  padding: theme.spacing(1, 2),
  marginLeft: theme.spacing(-2),
  cursor: 'pointer',
  '&:hover': {
    color: theme.colours.actionPressed,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '&[aria-expanded="true"] svg:last-of-type': { transform: 'rotate(180deg)' },
}));

const Panel = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  padding: theme.spacing(4),
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.cardRadius,
  backgroundColor: theme.colours.surface,
}));

/** Keeps the height of one month, so that the page does not jump. */
const Waiting = styled('p')(({ theme }) => ({
  margin: 0,
  minHeight: '19rem',
  color: theme.colours.inkQuiet,
}));

function Unavailable() {
  return <span>{t('calendarToggle.unavailable')}</span>;
}

interface CalendarDays {
  /** The days of the camp, in calendar order. */
  activeDays: readonly Day[];
  /** The days that are ticked, in calendar order. */
  selectedDays: readonly Day[];
}

export interface CalendarToggleProps extends CalendarDays {
  /** How the month picture comes: over the network, when it is first shown. */
  fetchCalendar?: () => Promise<ComponentType<CalendarDays>>;
}

const fetchDayCalendar = async () => (await import('./DayCalendar.tsx')).DayCalendar;

/** Shows and hides the month picture of the camp; one that cannot be had does not take the step with it. */
export function CalendarToggle({
  activeDays,
  selectedDays,
  fetchCalendar = fetchDayCalendar,
}: CalendarToggleProps) {
  const [open, setOpen] = useState(false);
  const [Calendar] = useState(() =>
    lazy<ComponentType<CalendarDays>>(() =>
      fetchCalendar().then(
        (component) => ({ default: component }),
        () => ({ default: Unavailable }),
      ),
    ),
  );
  const panelId = useId();
  // The same element at every tick, which leaves it as it is.
  const toggle = useMemo(
    () => (
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <CalendarIcon aria-hidden />
        {t(open ? 'calendarToggle.hide' : 'calendarToggle.show')}
        <ArrowIcon aria-hidden />
      </Toggle>
    ),
    [open, panelId],
  );
  return (
    <div>
      {toggle}
      {open && (
        <Panel id={panelId}>
          <Suspense fallback={<Waiting role="status">{t('calendarToggle.loading')}</Waiting>}>
            <Calendar activeDays={activeDays} selectedDays={selectedDays} />
          </Suspense>
        </Panel>
      )}
    </div>
  );
}
