import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { pageColumn } from '../theme/pageColumn.ts';
import { WIDE_PX } from '../theme/theme.ts';

export interface WizardLayoutProps {
  /** A CampHeader. */
  header: ReactNode;
  /** A CampSidebar; beside the form on wide screens. Without one, the form stands alone in the middle. */
  sidebar?: ReactNode;
  /** A SummaryBar; at the bottom of narrow screens. */
  bar?: ReactNode;
  children: ReactNode;
}

const Page = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });

const Body = styled('div')(({ theme }) => ({
  ...pageColumn(theme),
  flex: 1,
  paddingBlock: theme.spacing(6, 10),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px) 320px',
    justifyContent: 'space-between',
    alignItems: 'start',
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(8, 16),
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 640px)', justifyContent: 'center' },
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
  },
}));

const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Keeps a focused field clear of the bar, however large the text is. */
const clearOfBar = (
  <GlobalStyles
    styles={{ [`@media (max-width: ${WIDE_PX - 0.05}px)`]: { html: { scrollPaddingBottom: '7rem' } } }}
  />
);

/** The frame of every screen: header, form, and the summary beside it or as a bar at the bottom (spec 2). */
export function WizardLayout({ header, sidebar, bar, children }: WizardLayoutProps) {
  return (
    <Page>
      {header}
      <Body data-alone={sidebar ? undefined : ''}>
        <Main>{children}</Main>
        {sidebar && <Aside aria-label={t('layout.summary')}>{sidebar}</Aside>}
      </Body>
      {bar && (
        <>
          {clearOfBar}
          <Bottom>{bar}</Bottom>
        </>
      )}
    </Page>
  );
}
