import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Typography from '@mui/material/Typography';
import { useWords } from '../../messages/useWords.ts';
import { ACTIONS } from '../../ui/layout/actions.ts';

export interface NextChildProps {
  /** The address of the camp listing of this theme. */
  campListingUrl: string;
  /** Callback fired when the parent enrols another child in the same camp. */
  onSameCamp: () => void;
  /** Callback fired before the browser leaves for the camp listing, to enrol another child in another camp. */
  onOtherCamp?: () => void;
}

/** Links to enrol another child, in the same camp or in another one. */
export function NextChild({ campListingUrl, onSameCamp, onOtherCamp }: NextChildProps) {
  const { t } = useWords();
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2">{t('nextChild.heading')}</Typography>
        <Typography sx={{ mt: 2, mb: 4 }}>{t('nextChild.help')}</Typography>
        <Stack {...ACTIONS}>
          <Button variant="outlined" onClick={onSameCamp}>
            {t('nextChild.sameCamp')}
          </Button>
          <Link href={campListingUrl} onClick={onOtherCamp} underline="hover">
            {t('nextChild.otherCamp')}
            <ArrowForward fontSize="small" />
          </Link>
        </Stack>
      </CardContent>
    </Card>
  );
}
