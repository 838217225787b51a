import Box from '@mui/material/Box';
import { useWords } from '../../messages/useWords.ts';
import { LoadingNotice } from '../../ui/feedback/LoadingNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

export interface SheetNoticeProps {
  /** The status of the request for the child's existing medical sheet. */
  status: 'loading' | 'found' | 'none';
}

const OVERLAID = { display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0, display: 'grid' } } as const;
const HIDDEN = { visibility: 'hidden', '& .MuiCircularProgress-root': { animation: 'none' } } as const;

/**
 * The status of the request for an existing medical sheet. All texts are in one grid cell with the height of the
 * highest, so that a change of status does not move the form.
 */
export function SheetNotice({ status }: SheetNoticeProps) {
  const { t } = useWords();
  return (
    <Box sx={OVERLAID}>
      <Box sx={status === 'loading' ? undefined : HIDDEN}>
        <LoadingNotice message={t('loading.medical')} />
      </Box>
      <Box sx={status === 'none' ? undefined : HIDDEN}>
        <Notice tone="notice">{t('medicalForm.noSheet')}</Notice>
      </Box>
      {status === 'found' && <Notice tone="soft">{t('medicalForm.sheetFound')}</Notice>}
    </Box>
  );
}
