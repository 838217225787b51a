import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import type { DrawerProps } from '@mui/material/Drawer';
import { styled, useThemeProps } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { memo, Suspense, useState, type ReactNode } from 'react';
import { billFor, formatEuro, isPriced } from '../../domain/price.ts';
import { useWords, type Words } from '../../messages/useWords.ts';
import { CampSidebar, type CampSidebarProps } from './CampSidebar.tsx';
import { dayCount } from '../days/dayCount.ts';
import { InertPage } from '../../ui/feedback/InertPage.ts';
import { lazyOr } from '../../ui/lazyOr.ts';

/** Replaces the drawer when it is not loaded: the same content above the bar. */
const InPlace = ({ open, children }: DrawerProps) => open && <>{children}</>;

// Loaded when it is first opened: 6 kB that most parents never need.
const Drawer = lazyOr(async () => (await import('@mui/material/Drawer')).default, InPlace, 5000);

export type SummaryBarProps = Omit<CampSidebarProps, 'billFirst'>;

function summaryOf({ t, locale }: Words, { camp, selectedDays, discount, full }: SummaryBarProps): string {
  if (!camp) return t('loading.camp');
  if (full) return t('summaryBar.full');
  const count = selectedDays.length;
  const days = count === 0 ? t('summaryBar.none') : dayCount(t, count);
  if (!isPriced(camp, count)) return days;
  const price = formatEuro(billFor(camp, count, discount.amount).toPayCents, locale);
  return t('summaryBar.total', { days, price });
}

/** The number of days and the amount to pay, with a button. */
function SummaryLine({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <AppBar component="div">
      <Divider aria-hidden />
      <Container>
        <Toolbar>
          <Typography variant="subtitle1" sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
            {summary}
          </Typography>
          {children}
        </Toolbar>
      </Container>
    </AppBar>
  );
}

const Root = styled('section', { name: 'CampSummaryBar', slot: 'root' })<{ ownerState: SummaryBarProps }>();

/** The sidebar on narrow screens: days and amount in one line, the rest in a drawer. */
export const SummaryBar = memo(function SummaryBar(inProps: SummaryBarProps) {
  const props = useThemeProps({ props: inProps, name: 'CampSummaryBar' });
  const words = useWords();
  const { t } = words;
  // Undefined before it is first opened, so that it is not loaded.
  const [open, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  const summary = summaryOf(words, props);
  return (
    <Root className="CampSummaryBar-root" ownerState={props} aria-label={t('summaryBar.label')}>
      {open !== undefined && (
        <Suspense>
          <Drawer
            anchor="bottom"
            open={open}
            onClose={close}
            slotProps={{ paper: { 'aria-label': t('layout.summary') } }}
          >
            <InertPage open={open} />
            <Container sx={{ py: 4, overflowY: 'auto' }}>
              <CampSidebar {...props} billFirst />
            </Container>
            <SummaryLine summary={summary}>
              <Button endIcon={<ExpandMore />} onClick={close}>
                {t('summaryBar.close')}
              </Button>
            </SummaryLine>
          </Drawer>
        </Suspense>
      )}
      <SummaryLine summary={summary}>
        {props.camp && (
          <Button
            aria-haspopup="dialog"
            aria-expanded={open === true}
            endIcon={<ExpandLess />}
            onClick={() => setOpen(true)}
          >
            {t('summaryBar.toggle')}
          </Button>
        )}
      </SummaryLine>
    </Root>
  );
});
