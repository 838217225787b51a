import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useWords } from '../../messages/useWords.ts';
import { InertPage } from '../../ui/feedback/InertPage.ts';

export interface LeaveDialogProps {
  /** If `true`, the dialog is shown. */
  open: boolean;
  /** The address of the organisation's website. */
  organisationUrl: string;
  /** Callback fired before the browser leaves for `organisationUrl`. */
  onLeave: () => void;
  /** Callback fired when the parent stays, also by Escape or a click outside. */
  onClose: () => void;
}

/** Asks for confirmation before cancelling deletes the answers. */
export function LeaveDialog({ open, organisationUrl, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useWords();
  const textId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-describedby={textId}>
      <InertPage open={open} />
      <DialogTitle>{t('leaveDialog.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t('leaveDialog.message')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('leaveDialog.stay')}
        </Button>
        <Button variant="outlined" href={organisationUrl} onClick={onLeave}>
          {t('leaveDialog.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
