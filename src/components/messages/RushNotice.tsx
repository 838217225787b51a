import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useWords } from '../../messages/useWords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useScrollPadding } from '../../ui/layout/useScrollPadding.ts';
import { LOW_WINDOW } from '../../ui/theme/pageColumn.ts';

export interface RushNoticeProps {
  /** If `true`, the server is overloaded and calls are retried. */
  waiting: boolean;
  /** Callback fired when the parent stops waiting. */
  onStop: () => void;
}

/** A notice that the server is overloaded and calls are retried, with a button to stop. */
export function RushNotice({ waiting, onStop }: RushNoticeProps) {
  const { t } = useWords();
  const notice = useScrollPadding('scrollPaddingTop');
  return (
    <Container
      ref={notice}
      role="status"
      sx={{
        position: 'sticky',
        [LOW_WINDOW]: { position: 'static' },
        top: 0,
        zIndex: 'appBar',
        display: 'flow-root',
        '& > *': { my: 2 },
        // A band as wide as the window: fields scroll below it.
        bgcolor: 'background.default',
        color: 'background.default',
        boxShadow: '0 0 0 100vmax',
        clipPath: 'inset(0 -100vmax)',
      }}
    >
      {waiting && (
        <Notice tone="notice">
          <Typography sx={{ mb: 2 }}>{t('rush.busy')}</Typography>
          <Button variant="outlined" onClick={onStop}>
            {t('rush.stop')}
          </Button>
        </Notice>
      )}
    </Container>
  );
}
