import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useWords } from '../../messages/useWords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useScrollPadding } from '../../ui/layout/useScrollPadding.ts';

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
      {...(waiting && { role: 'region', 'aria-label': t('rush.busy') })}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flow-root',
        // A band as wide as the window: fields scroll below it.
        bgcolor: 'background.default',
        color: 'background.default',
        boxShadow: '0 0 0 100vmax',
        clipPath: 'inset(0 -100vmax)',
      }}
    >
      <Box role="status" sx={{ '& > *': { my: 2 } }}>
        {waiting && (
          <Notice tone="notice">
            <Typography sx={{ mb: 2 }}>{t('rush.busy')}</Typography>
            <Button variant="outlined" onClick={onStop}>
              {t('rush.stop')}
            </Button>
          </Notice>
        )}
      </Box>
    </Container>
  );
}
