import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { t } from '../messages/messages.ts';

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(6, 5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(7, 8) },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

const Message = styled('p')(({ theme }) => ({ margin: theme.spacing(3, 0, 6) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
}));

export interface MedicalSheetDialogProps {
  /** Whether it is in front of the page. */
  open: boolean;
  /** A sheet was found, or the child has allergy or medication data (spec 4, medical submit). */
  hasMedicalData: boolean;
  /** The parent says that the sheet is complete. */
  onConfirm: () => void;
  /** The parent wants to fill in more. */
  onClose: () => void;
}

/**
 * Asks whether the medical sheet is complete. It must be answered: without MUI's own `onClose`, neither Escape nor a
 * click outside closes it (spec 4, medical submit).
 */
export function MedicalSheetDialog({ open, hasMedicalData, onConfirm, onClose }: MedicalSheetDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <Body>
        <Title id={`${id}-title`}>{t('medicalSheetDialog.title')}</Title>
        <Message id={`${id}-message`}>{t('medicalSheetDialog.message')}</Message>
        <Actions>
          <Button variant="contained" onClick={onConfirm}>
            {t(hasMedicalData ? 'medicalSheetDialog.checked' : 'medicalSheetDialog.nothing')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('medicalSheetDialog.fillIn')}
          </Button>
        </Actions>
      </Body>
    </Dialog>
  );
}
