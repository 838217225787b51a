import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useWords } from '../messages/useWords.ts';
import type { LeaveDialogProps } from '../components/messages/LeaveDialog.tsx';

/** Uses the browser's confirmation dialog. */
function NativeLeaveDialog({ open, organisationUrl, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useWords();
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
 * {@link LeaveDialog}, loaded when it is first rendered: 6 kB that most parents never need. When that fails, the
 * browser's dialog is used.
 */
export const LazyLeaveDialog = lazy<ComponentType<LeaveDialogProps>>(() =>
  import('../components/messages/LeaveDialog.tsx').then(
    (module) => ({ default: module.LeaveDialog }),
    () => ({ default: NativeLeaveDialog }),
  ),
);
