import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** `soft` confirms something (a sheet was found); `notice` asks for attention (voucher, secretariat). */
  tone: 'soft' | 'notice';
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** The content of the notice. */
  children: ReactNode;
}

/** A coloured note in the page: voucher in use, sheet found, mail the secretariat (spec 1, 4 and 9). */
export function Notice({ tone, icon, children }: NoticeProps) {
  return (
    // Part of the page, so not announced as MUI's own role="alert" would be.
    <Alert role="none" severity={tone === 'soft' ? 'success' : 'info'} icon={icon}>
      {children}
    </Alert>
  );
}
