import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { FocusEvent, ReactNode } from 'react';
import { SIDEBAR_WIDTH, STEP_WIDTH } from '../theme/pageColumn.ts';
import { keepInView } from './keepInView.ts';
import { useScrollPadding } from './useScrollPadding.ts';

export interface WizardLayoutProps {
  /** The top of the page. */
  header: ReactNode;
  /** A notice under the header that stays in view. */
  notice?: ReactNode;
  /** The summary beside the form on wide screens. Without it the form is centred. */
  sidebar?: ReactNode;
  /** The name of the summary, for screen readers. */
  sidebarLabel?: string;
  /** A bar at the bottom of narrow screens. */
  bar?: ReactNode;
  /** The content of the page. */
  children: ReactNode;
}

/** What gets the focus in a sticky part is in view already. */
const stay = (event: FocusEvent) => event.stopPropagation();

/** The bar at the bottom. */
function BottomBar({ children }: { children: ReactNode }) {
  const bar = useScrollPadding('scrollPaddingBottom', 16);
  return (
    <Box
      ref={bar}
      onFocus={stay}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: { md: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

/** The layout of every screen: header, form, and the summary beside it or in a bar at the bottom. */
export function WizardLayout({ header, notice, sidebar, sidebarLabel, bar, children }: WizardLayoutProps) {
  const step = `minmax(0, ${STEP_WIDTH}px)`;
  return (
    <Box
      onFocus={({ currentTarget, target }) => {
        // Not in a dialog, which is a child for React alone.
        if (currentTarget.contains(target)) keepInView(target);
      }}
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}
    >
      {header}
      {notice}
      <Container
        sx={{
          flexGrow: 1,
          pt: { xs: 6, md: 8 },
          pb: { xs: 10, md: 16 },
          display: { md: 'grid' },
          gridTemplateColumns: sidebar ? `${step} ${SIDEBAR_WIDTH}px` : step,
          columnGap: 8,
          justifyContent: sidebar ? 'space-between' : 'center',
          alignItems: 'start',
        }}
      >
        <Box component="main" sx={{ minWidth: 0 }}>
          {children}
        </Box>
        {sidebar && (
          <Box
            component="aside"
            aria-label={sidebarLabel}
            onFocus={stay}
            sx={{
              display: { xs: 'none', md: 'block' },
              position: 'sticky',
              top: (theme) => theme.spacing(6),
              // Scrolls on its own when it is taller than the window, so that the amount to pay is reachable.
              maxHeight: (theme) => `calc(100dvh - ${theme.spacing(12)})`,
              overflowY: 'auto',
              // Prevents clipping of the lower border at fractional positions.
              pb: '1px',
            }}
          >
            {sidebar}
          </Box>
        )}
      </Container>
      {bar && <BottomBar>{bar}</BottomBar>}
    </Box>
  );
}
