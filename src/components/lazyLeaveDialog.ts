import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react';
import { t } from '../messages/messages.ts';
import type { LeaveDialogProps } from './LeaveDialog.tsx';

/** Asks in the browser's own dialog. */
function NativeLeaveDialog({ open, organisationUrl, onLeave, onClose }: LeaveDialogProps) {
  const ask = useEffectEvent(() => {
    onClose();
    if (!window.confirm(`${t('leaveDialog.title')} ${t('leaveDialog.message')}`)) return;
    onLeave();
    window.location.assign(organisationUrl);
  });
  useEffect(() => {
    if (open) ask();
  }, [open]);
  return null;
}

/**
 * {@link LeaveDialog}, fetched when it is first drawn: 6 kB that most parents never need. Where it cannot be fetched, the
 * browser's own dialog asks.
 */
export const LazyLeaveDialog = lazy<ComponentType<LeaveDialogProps>>(() =>
  import('./LeaveDialog.tsx').then(
    (module) => ({ default: module.LeaveDialog }),
    () => ({ default: NativeLeaveDialog }),
  ),
);
