import VoucherIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled, useTheme, useThemeProps } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { campName, fewSeats, type Camp } from '../../domain/camp.ts';
import { useWords } from '../../messages/useWords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

export interface CampHeaderProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The address of the organisation's website, where the cancel link leads. */
  organisationUrl: string;
  /** The camp; `null` while it is loading. With `nav` its space is reserved. */
  camp: Camp | null;
  /** If `true`, the notice about vouchers is shown. */
  voucherInUse?: boolean;
  /**
   * Callback fired when the cancel link is clicked; `preventDefault` stops the navigation. Absent when there is nothing
   * to cancel.
   */
  onCancel?: (event: MouseEvent) => void;
  /** A StepNav; absent on the thank-you page. */
  nav?: ReactNode;
  /** The error box, directly under the header. */
  children?: ReactNode;
}

type MastheadProps = Pick<CampHeaderProps, 'organisationName' | 'organisationUrl' | 'camp' | 'onCancel'> & {
  /** If `true`, there is space for the camp, also while it is loading. */
  hasCamp: boolean;
  /** The number of open seats when there are few. */
  seatsLeft: number | null;
};

/** The height and the maximum width of the logo, in px. */
const LOGO_HEIGHT = 32;
const MAX_LOGO_WIDTH = 128;

/** The organisation, the camp and the cancel link. */
function Masthead(props: MastheadProps) {
  const { t } = useWords();
  const { organisationName, organisationUrl, camp, hasCamp, seatsLeft, onCancel } = props;
  const { logo } = useTheme();

  return (
    <Toolbar sx={{ flexWrap: { md: 'nowrap' }, columnGap: { xs: 3, md: 6 }, pt: { xs: 2, md: 3 }, pb: 3 }}>
      <Stack
        direction="row"
        spacing={2}
        sx={{
          alignItems: 'center',
          flex: { xs: '1 1 7em', md: '0 1 auto' },
          maxWidth: { md: '40%' },
          minWidth: 0,
          // That of the cancel link, which may go.
          minHeight: 44,
        }}
      >
        {logo && (
          // MUI's Avatar crops an image.
          <Box
            component="img"
            src={logo.src}
            alt=""
            // Reserves its space while it loads.
            width={
              logo.ratio === null ? undefined : Math.round(Math.min(LOGO_HEIGHT * logo.ratio, MAX_LOGO_WIDTH))
            }
            height={LOGO_HEIGHT}
            // Leaves room for the name on phones.
            sx={{ flex: 'none', maxWidth: { xs: 96, md: MAX_LOGO_WIDTH }, objectFit: 'contain', ml: -1 }}
          />
        )}
        <Typography
          component="span"
          variant="h3"
          sx={{ minWidth: 0, fontSize: { xs: 'body2.fontSize', sm: 'h3.fontSize' } }}
        >
          {organisationName}
        </Typography>
      </Stack>
      {hasCamp && (
        <>
          <Divider
            orientation="vertical"
            flexItem
            aria-hidden
            sx={{ display: { xs: 'none', md: 'block' } }}
          />
          <Box sx={{ order: { xs: 2, md: 0 }, flex: { xs: '1 1 100%', md: '1 1 0' }, minWidth: 0 }}>
            <Typography variant="subtitle1" sx={{ lineHeight: 1.35 }}>
              {camp ? campName(camp) : <Skeleton variant="text" sx={{ width: '7em' }} />}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {camp ? <span>{camp.locationName}</span> : <Skeleton variant="text" sx={{ width: '10em' }} />}
              {seatsLeft !== null && camp?.locationName && <span>{' · '}</span>}
              {seatsLeft !== null && (
                // Bold at the size of the text around it, for which no variant exists.
                <Box component="strong" sx={{ display: 'inline-block', color: 'text.primary' }}>
                  {seatsLeft === 1 ? t('campHeader.lastSeat') : t('campHeader.fewSeats', { n: seatsLeft })}
                </Box>
              )}
            </Typography>
          </Box>
        </>
      )}
      {onCancel && (
        <Link
          href={organisationUrl}
          onClick={onCancel}
          underline="hover"
          color="textSecondary"
          sx={{ order: 1, ml: 'auto' }}
        >
          {t('campHeader.cancel')}
        </Link>
      )}
    </Toolbar>
  );
}

const Root = styled('header', { name: 'CampHeader', slot: 'root' })<{ ownerState: CampHeaderProps }>();

/**
 * The top of every screen: organisation, camp, cancel link, voucher notice, steps, and the error box below.
 */
export const CampHeader = memo(function CampHeader(inProps: CampHeaderProps) {
  const props = useThemeProps({ props: inProps, name: 'CampHeader' });
  const { t } = useWords();
  const { voucherInUse, nav, children, ...masthead } = props;
  const { camp } = masthead;
  // Not with a voucher, which has a seat, nor after the booking.
  const seatsLeft = camp && nav && !voucherInUse ? fewSeats(camp) : null;
  return (
    <Root className="CampHeader-root" ownerState={props}>
      <AppBar component="div">
        <Container>
          <Masthead {...masthead} hasCamp={Boolean(camp ?? nav)} seatsLeft={seatsLeft} />
          {nav && <Box sx={{ pt: { md: 2 }, pb: { xs: 1, md: 4 } }}>{nav}</Box>}
        </Container>
        <Divider aria-hidden />
      </AppBar>
      <Container sx={{ display: 'grid', gap: 3, '&:not(:empty)': { pt: 4 } }}>
        {voucherInUse && (
          <Notice tone="notice" icon={<VoucherIcon />}>
            {t('campHeader.voucher')}
          </Notice>
        )}
        {children}
      </Container>
    </Root>
  );
});
