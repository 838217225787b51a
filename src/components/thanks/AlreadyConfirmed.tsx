import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useWords } from '../../messages/useWords.ts';

export interface AlreadyConfirmedProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The address of the organisation's website. */
  organisationUrl: string;
  /** The wizard's URL for the same camp. A page load, so that another child starts with empty forms. */
  againUrl: string;
  /** A ref to the heading, which gets the focus when the page opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The page shown on Back after a booking: nothing can be changed, and nothing is sent again. */
export function AlreadyConfirmed({
  organisationName,
  organisationUrl,
  againUrl,
  ref,
}: AlreadyConfirmedProps) {
  const { t } = useWords();
  return (
    <Alert
      severity="success"
      role="none"
      action={
        <>
          <Button variant="contained" href={againUrl}>
            {t('alreadyConfirmed.again')}
          </Button>
          <Link href={organisationUrl} underline="hover">
            <ArrowBack fontSize="small" />
            {t('thankYou.back', { organisation: organisationName })}
          </Link>
        </>
      }
    >
      <AlertTitle ref={ref} component="h1" variant="h2" tabIndex={-1}>
        {t('alreadyConfirmed.title')}
      </AlertTitle>
      <Typography>{t('alreadyConfirmed.help')}</Typography>
    </Alert>
  );
}
