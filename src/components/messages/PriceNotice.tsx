import Typography from '@mui/material/Typography';
import { formatEuro } from '../../domain/price.ts';
import { useWords } from '../../messages/useWords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { OtherCampLink } from './OtherCampLink.tsx';

export interface PriceNoticeProps {
  /** The amount to pay that was shown before, in cents. */
  beforeCents: number;
  /** The amount to pay now, in cents. */
  nowCents: number;
  /** The address of the camp listing of this theme. */
  campListingUrl: string;
}

/** A notice that the camp's price has changed, with a link to other camps. */
export function PriceNotice({ beforeCents, nowCents, campListingUrl }: PriceNoticeProps) {
  const { t, locale } = useWords();
  return (
    <Notice tone="notice">
      <Typography sx={{ mb: 1 }}>
        {t('priceNotice.changed', {
          now: formatEuro(nowCents, locale),
          before: formatEuro(beforeCents, locale),
        })}
      </Typography>
      <OtherCampLink href={campListingUrl} />
    </Notice>
  );
}
