import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FactProps {
  /** The name of the value. */
  label: string;
  /** If `true`, the value is always below its name. */
  stacked?: boolean;
  /** The value. */
  children: ReactNode;
}

const SIDE_BY_SIDE = {
  display: { sm: 'grid' },
  gridTemplateColumns: '140px minmax(0, 1fr)',
  alignItems: 'baseline',
} as const;

/** A term and its value in a `dl`, side by side where there is space. */
export function Fact({ label, stacked = false, children }: FactProps) {
  return (
    <Box sx={stacked ? undefined : SIDE_BY_SIDE}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="value" sx={{ lineHeight: stacked ? 1.4 : undefined }}>
        {children}
      </Typography>
    </Box>
  );
}
