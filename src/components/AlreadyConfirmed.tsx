import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { t } from '../messages/messages.ts';
import { StepHeading } from './StepHeading.tsx';

export interface AlreadyConfirmedProps {
  /** Whose camps these are, as its parents know it. */
  organisationName: string;
  /** The organisation's website. */
  organisationUrl: string;
  /** The wizard's first address for the same camp, to enrol another child. */
  againUrl: string;
}

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(4, 6),
  marginTop: theme.spacing(6),
}));

/** What Back shows after a booking: nothing is left to change, and nothing is sent again. */
export function AlreadyConfirmed({ organisationName, organisationUrl, againUrl }: AlreadyConfirmedProps) {
  return (
    <section>
      <StepHeading title="alreadyConfirmed.title" help="alreadyConfirmed.help" />
      <Ways>
        <Button href={againUrl} variant="contained">
          {t('alreadyConfirmed.again')}
        </Button>
        <Link href={organisationUrl}>{t('thankYou.back', { organisation: organisationName })}</Link>
      </Ways>
    </section>
  );
}
