import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

export interface FieldRowProps {
  /** The two fields. */
  children: ReactNode;
}

/** Two fields that belong together (street and number, postal code and city): side by side from 600 px. */
export function FieldRow({ children }: FieldRowProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 5, sm: 4 }} useFlexGap>
      {children}
    </Stack>
  );
}
