import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../messages/useWords.ts';
import { lazyOr } from '../../ui/lazyOr.ts';
import type { LeaveDialogProps } from './LeaveDialog.tsx';

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

/** {@link LeaveDialog}, loaded when it is first rendered: most parents never need its 6 kB. Otherwise the browser's dialog. */
export const LazyLeaveDialog = lazyOr(
  async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
  NativeLeaveDialog,
  5000,
);
