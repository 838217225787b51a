import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { pageColumn, STEP_WIDTH } from '../theme/pageColumn.ts';

export interface WizardLayoutProps {
  /** A CampHeader. */
  header: ReactNode;
  /** A CampSidebar; beside the form on wide screens. Without one, the form stands alone in the middle. */
  sidebar?: ReactNode;
  /** A SummaryBar; at the bottom of narrow screens. */
  bar?: ReactNode;
  /** The step: its heading and its form. */
  children: ReactNode;
}

const Page = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });

const Body = styled('div')(({ theme }) => ({
  ...pageColumn(theme),
  flex: 1,
  paddingBlock: theme.spacing(6, 10),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${STEP_WIDTH}px) 320px`,
    justifyContent: 'space-between',
    alignItems: 'start',
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(8, 16),
    '&[data-alone]': { gridTemplateColumns: `minmax(0, ${STEP_WIDTH}px)`, justifyContent: 'center' },
  },
}));

const Main = styled('main')({ minWidth: 0 });

const Aside = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    top: theme.spacing(6),
    // Taller than the window, it scrolls on its own instead of hiding the amount to pay.
    maxHeight: `calc(100dvh - ${theme.spacing(12)})`,
    overflowY: 'auto',
    // Half a pixel down the page, the box would be cut at the lower line of what is in it.
    paddingBottom: 1,
  },
}));

const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Around a field, between it and the bar. */
const AIR_PX = 16;

/** The bar at the bottom. A focused field stays clear of it, however high large text or wide spacing makes it. */
function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.scrollPaddingBottom = `${height + AIR_PX}px`;
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return <Bottom ref={bar}>{children}</Bottom>;
}

/** The frame of every screen: header, form, and the summary beside it or as a bar at the bottom (spec 2). */
export function WizardLayout({ header, sidebar, bar, children }: WizardLayoutProps) {
  return (
    <Page>
      {header}
      <Body data-alone={sidebar ? undefined : ''}>
        <Main>{children}</Main>
        {sidebar && <Aside aria-label={t('layout.summary')}>{sidebar}</Aside>}
      </Body>
      {bar && <BottomBar>{bar}</BottomBar>}
    </Page>
  );
}
