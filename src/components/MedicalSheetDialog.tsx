import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '../messages/messages.ts';
import { InertPage } from './InertPage.ts';

export interface MedicalSheetDialogProps {
  /** If `true`, the dialog is shown. */
  open: boolean;
  /** Whether a sheet was found, or the child has allergy or medication data (spec 4). */
  hasMedicalData: boolean;
  /** Callback fired when the parent confirms that the sheet is complete. */
  onConfirm: () => void;
  /** Callback fired when the parent wants to go on filling in the sheet. */
  onClose: () => void;
}

/**
 * Asks whether the medical sheet is complete. The dialog has no `onClose` of MUI, so neither Escape nor a click
 * outside closes it (spec 4).
 */
export function MedicalSheetDialog({ open, hasMedicalData, onConfirm, onClose }: MedicalSheetDialogProps) {
  const textId = useId();
  return (
    <Dialog open={open} fullWidth maxWidth="xs" aria-describedby={textId}>
      <InertPage open={open} />
      <DialogTitle>{t('medicalSheetDialog.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t('medicalSheetDialog.message')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onConfirm}>
          {t(hasMedicalData ? 'medicalSheetDialog.checked' : 'medicalSheetDialog.nothing')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('medicalSheetDialog.fillIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
