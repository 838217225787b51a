import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FieldRowProps {
  /** The two fields. */
  children: ReactNode;
}

/** Two related fields: side by side from 600 px, or wherever a short field and the `rest` of its row fit. */
export function FieldRow({ children }: FieldRowProps) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 5 }}>{children}</Box>;
}
