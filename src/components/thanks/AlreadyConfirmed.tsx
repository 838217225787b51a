import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, type Ref } from 'react';
import type { Payment } from '../../domain/payment.ts';
import { formatEuro } from '../../domain/price.ts';
import { useWords } from '../../messages/useWords.ts';
import { lazyOr } from '../../ui/lazyOr.ts';
import { Fact } from '../summary/Fact.tsx';

/** Loaded when it is shown, which is after a reload: it has a QR code. */
const LazyPaymentDetails = lazyOr(
  async () => (await import('./PaymentDetails.tsx')).PaymentDetails,
  () => null,
  5000,
);

export interface AlreadyConfirmedProps {
  /** The name of the organisation. */
  organisationName: string;
  /** The address of the organisation's website. */
  organisationUrl: string;
  /** The reference of the booking, if the backend returned one. */
  reference?: string;
  /**
   * The amount to pay in cents.
   *
   * @default 0
   */
  toPayCents?: number;
  /** The organisation's payment details. Shown only if there is a message. */
  payment?: Payment;
  /** The message of the transfer; the reference by default. */
  message?: string;
  /** The wizard's URL for the same camp. A page load, so that another child starts with empty forms. */
  againUrl: string;
  /** A ref to the heading, which gets the focus when the page opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The page shown on Back after a booking, or after a reload: nothing can be changed, and nothing is sent again. */
export function AlreadyConfirmed(props: AlreadyConfirmedProps) {
  const { organisationName, organisationUrl, reference, toPayCents = 0, againUrl, ref } = props;
  const { payment, message = reference } = props;
  const { t, locale } = useWords();
  return (
    <Stack spacing={6} useFlexGap>
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
        {(reference || toPayCents > 0) && (
          <Stack component="dl" spacing={3} sx={{ m: 0, mt: 3 }}>
            {reference && <Fact label={t('thankYou.reference')}>{reference}</Fact>}
            {toPayCents > 0 && <Fact label={t('sidebar.toPay')}>{formatEuro(toPayCents, locale)}</Fact>}
          </Stack>
        )}
      </Alert>
      {payment && message && toPayCents > 0 && (
        <Suspense>
          <LazyPaymentDetails payment={payment} cents={toPayCents} message={message} />
        </Suspense>
      )}
    </Stack>
  );
}
