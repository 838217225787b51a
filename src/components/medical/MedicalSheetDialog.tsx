import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MedicalInfo } from '../../domain/medicalSheet.ts';
import { useWords } from '../../messages/useWords.ts';
import { InertPage } from '../../ui/feedback/InertPage.ts';
import { sheetLines } from './sheetLines.ts';

export interface MedicalSheetDialogProps {
  /** If `true`, the dialog is shown. */
  open: boolean;
  /** If `true`, a sheet was found or the child has allergies or medication. */
  hasMedicalData: boolean;
  /** The sheet to summarise; null when there is none. */
  sheet: MedicalInfo | null;
  /** Callback fired when the parent confirms that the sheet is complete. */
  onConfirm: () => void;
  /** Callback fired when the parent goes back to the sheet. */
  onClose: () => void;
}

/**
 * Asks whether the medical sheet is complete. Only its buttons close it, not Escape and not a click outside.
 */
export function MedicalSheetDialog(props: MedicalSheetDialogProps) {
  const { t } = useWords();
  const { open, hasMedicalData, sheet, onConfirm, onClose } = props;
  const textId = useId();
  return (
    <Dialog open={open} fullWidth maxWidth="xs" aria-describedby={textId}>
      <InertPage open={open} />
      <DialogTitle>{t('medicalSheetDialog.title')}</DialogTitle>
      <DialogContent>
        <Box id={textId}>
          {sheet && (
            <List disablePadding sx={{ mb: 4, overflowWrap: 'anywhere' }}>
              {sheetLines(t, sheet).map((line) => (
                <ListItem key={line} sx={{ py: 1 }}>
                  <Typography variant="value">{line}</Typography>
                </ListItem>
              ))}
            </List>
          )}
          <DialogContentText>{t('medicalSheetDialog.message')}</DialogContentText>
        </Box>
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
