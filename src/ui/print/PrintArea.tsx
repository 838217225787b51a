import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import type { ReactNode } from 'react';

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

/** Replaces the page when it is printed, on A4. Hidden on screens. */
export function PrintArea({ children }: PrintAreaProps) {
  return (
    <Portal>
      <Box data-print="" sx={{ display: 'none', displayPrint: 'block' }}>
        {ONLY_THIS}
        {children}
      </Box>
    </Portal>
  );
}
