import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { billFor, formatEuro } from '../domain/price.ts';
import { t } from '../messages/messages.ts';
import { pageColumn } from '../theme/pageColumn.ts';
import { CampSidebar, type CampSidebarProps } from './CampSidebar.tsx';
import { dayCount } from './dayCount.ts';

const Bar = styled('section')(({ theme }) => ({
  backgroundColor: theme.colours.surface,
  '& > *': { borderTop: `1px solid ${theme.colours.line}` },
}));

const Line = styled('div')(({ theme }) => ({
  ...pageColumn(theme),
  maxWidth: 'none',
  minHeight: 64,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  paddingBlock: theme.spacing(2),
  '& > p': { margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}));

const Toggle = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(2),
  marginRight: theme.spacing(-2),
  '& svg': { transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

const Panel = styled('div')(({ theme }) => ({
  ...pageColumn(theme),
  maxWidth: 'none',
  maxHeight: '65dvh',
  overflowY: 'auto',
  paddingBlock: theme.spacing(4),
  backgroundColor: theme.colours.ground,
}));

function summaryOf({ camp, selectedDays, discount }: CampSidebarProps): string {
  if (!camp) return t('loading.camp');
  if (selectedDays.length === 0) return t('summaryBar.none');
  return t('summaryBar.total', {
    days: dayCount(selectedDays.length),
    price: formatEuro(billFor(camp, selectedDays.length, discount.amount).toPayCents),
  });
}

/** The sidebar of narrow screens: days and price in one line, the rest unfolds above it. */
export function SummaryBar(props: CampSidebarProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  // Unfolded it covers half the screen: it must not lie over a field that gets the focus.
  function foldWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }
  function foldOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  // The same element at every tick, which leaves it as it is.
  const button = useMemo(
    () => (
      <Toggle
        ref={toggle}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        endIcon={<ExpandLess aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {t('summaryBar.toggle')}
      </Toggle>
    ),
    [open, panelId],
  );

  return (
    <Bar aria-label={t('summaryBar.label')} onBlur={foldWhenLeft} onKeyDown={foldOnEscape}>
      {open && (
        // Scrolls on its own, so the keyboard must be able to reach it.
        <Panel id={panelId} role="group" aria-label={t('summaryBar.toggle')} tabIndex={0}>
          <CampSidebar {...props} />
        </Panel>
      )}
      <Line>
        <p>{summaryOf(props)}</p>
        {props.camp && button}
      </Line>
    </Bar>
  );
}
