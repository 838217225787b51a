import Alert from '@mui/material/Alert';
import type { ReactNode, Ref } from 'react';

export interface NoticeProps {
  /** `soft` confirms something (a sheet was found); `notice` asks for attention (voucher, secretariat). */
  tone: 'soft' | 'notice';
  /** The icon, instead of the one of the tone. */
  icon?: ReactNode;
  /** The content of the notice. */
  children: ReactNode;
  /** A ref to the notice, which can then be focused by a script. */
  ref?: Ref<HTMLDivElement>;
}

/** A coloured notice. */
export function Notice({ tone, icon, children, ref }: NoticeProps) {
  return (
    // Not announced, as MUI's default `role="alert"` would be.
    <Alert
      role="none"
      severity={tone === 'soft' ? 'success' : 'info'}
      icon={icon}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      {children}
    </Alert>
  );
}
