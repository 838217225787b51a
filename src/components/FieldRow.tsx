import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FieldRowProps {
  /** The two fields. */
  children: ReactNode;
}

/** Two fields that belong together: side by side from 600 px, a short field and the `rest` of its row wherever they fit. */
export function FieldRow({ children }: FieldRowProps) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 5 }}>{children}</Box>;
}
