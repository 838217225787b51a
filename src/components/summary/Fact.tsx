import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';

export interface FactProps {
  /** The name of the value. */
  label: MessageKey;
  /** The value. */
  children: ReactNode;
}

/** A term and its value in a `dl`, side by side where there is space. */
export function Fact({ label, children }: FactProps) {
  return (
    <Box
      sx={{ display: { sm: 'grid' }, gridTemplateColumns: '140px minmax(0, 1fr)', alignItems: 'baseline' }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {t(label)}
      </Typography>
      <Typography component="dd" sx={{ fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}
