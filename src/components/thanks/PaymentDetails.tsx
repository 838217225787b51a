import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatIban, paymentCode, type Payment } from '../../domain/payment.ts';
import { formatEuro } from '../../domain/price.ts';
import { useWords } from '../../messages/useWords.ts';
import { Fact } from '../summary/Fact.tsx';
import { PaymentCode } from './PaymentCode.tsx';

export interface PaymentDetailsProps {
  /** The organisation's payment details. */
  payment: Payment;
  /** The amount to pay, in cents. */
  cents: number;
  /** The message of the transfer: the reference or, without one, the child and the camp. */
  message: string;
}

/** How to pay: by transfer, or with a QR code for banking apps. */
export function PaymentDetails({ payment, cents, message }: PaymentDetailsProps) {
  const { t, locale } = useWords();
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2">{t('payment.heading')}</Typography>
        {payment.note !== '' && <Typography sx={{ mt: 2 }}>{payment.note}</Typography>}
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={5}
          useFlexGap
          sx={{ mt: 4, justifyContent: 'space-between' }}
        >
          <Stack component="dl" spacing={4} sx={{ m: 0, minWidth: 0 }}>
            <Fact label={t('payment.amount')}>{formatEuro(cents, locale)}</Fact>
            <Fact label={t('payment.iban')}>
              <Typography component="span" variant="inherit" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatIban(payment.iban)}
              </Typography>
            </Fact>
            <Fact label={t('payment.beneficiary')}>{payment.beneficiary}</Fact>
            <Fact label={t('payment.message')}>{message}</Fact>
          </Stack>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <PaymentCode text={paymentCode(payment, cents, message)} label={t('payment.code')} />
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: { sm: 168 } }}>
              {t('payment.scan')}
            </Typography>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
