import { styled } from '@mui/material/styles';
import { t } from '../messages/messages.ts';
import { LoadingNotice } from './LoadingNotice.tsx';
import { Notice } from './Notice.tsx';

export interface SheetNoticeProps {
  /** What is known of the child's existing medical sheet (spec 4, medical step). */
  status: 'loading' | 'found' | 'none';
}

const Place = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1', minWidth: 0, display: 'grid' },
  '& > [data-away]': { visibility: 'hidden', '& *': { animation: 'none' } },
});

/**
 * What became of the question for an existing medical sheet. All it may say shares one place, as high as the highest:
 * an answer that comes moves nothing under the finger of a parent who has begun.
 */
export function SheetNotice({ status }: SheetNoticeProps) {
  const away = (other: SheetNoticeProps['status']) => (status === other ? undefined : '');
  return (
    <Place>
      <div data-away={away('loading')}>
        <LoadingNotice message="loading.medical" />
      </div>
      <div data-away={away('none')}>
        <Notice tone="notice">{t('medicalForm.noSheet')}</Notice>
      </div>
      {status === 'found' && (
        <div>
          <Notice tone="soft">{t('medicalForm.sheetFound')}</Notice>
        </div>
      )}
    </Place>
  );
}
