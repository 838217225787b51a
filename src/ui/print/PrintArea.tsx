import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface PrintAreaProps {
  /** The printed content. */
  children: ReactNode;
}

const ONLY_THIS = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '18mm' },
      '@media print': {
        'body > :not([data-print])': { display: 'none !important' },
        // More specific than CssBaseline.
        'html, html body': { background: 'none', minHeight: 0 },
      },
    }}
  />
);

/** Subscribes to nothing. */
const never = () => () => undefined;

/** Replaces the page when it is printed, on A4. Hidden on screens. */
export function PrintArea({ children }: PrintAreaProps) {
  // A server has no body to render into, and React cannot hydrate a portal.
  const isOnServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isOnServer) return null;
  return createPortal(
    <Box data-print="" sx={{ display: 'none', displayPrint: 'block' }}>
      {ONLY_THIS}
      {children}
    </Box>,
    document.body,
  );
}
