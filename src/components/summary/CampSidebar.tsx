import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, type ReactNode } from 'react';
import { campName, type Camp } from '../../domain/camp.ts';
import { shortDate, type Day } from '../../domain/days.ts';
import type { Discount, DiscountType } from '../../domain/enrolment.ts';
import type { DiscountCheck } from '../../domain/phases.ts';
import { billFor, formatEuro, isPriced } from '../../domain/price.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { useWords } from '../../messages/useWords.ts';
import { CalendarToggle } from '../days/CalendarToggle.tsx';
import { CampIcon } from './CampIcon.tsx';
import { Fact } from './Fact.tsx';
import { dayLines, runLine } from '../days/dayLines.ts';

export interface CampSidebarProps {
  /** The camp; `null` while it is being fetched. */
  camp: Camp | null;
  /** The selected days, in calendar order. */
  selectedDays: readonly Day[];
  /** The result of the discount check. */
  discount: Discount;
  /** A discount check without a result. */
  discountCheck?: DiscountCheck;
  /** If `true`, the camp is full: its price is shown, and no choice or amount to pay. */
  full?: boolean;
  /** If `true`, the bill is above the camp, where it is visible on low screens. Else it is between the camp and its calendar. */
  billFirst?: boolean;
}

const DISCOUNT_LABELS: Record<DiscountType, MessageKey> = {
  FIRST_CAMP: 'sidebar.firstCamp',
  SAVINGS: 'sidebar.savings',
};

const CHECK_TEXTS: Record<NonNullable<DiscountCheck>, MessageKey> = {
  pending: 'sidebar.discountPending',
  failed: 'sidebar.discountFailed',
};

const SKELETON_WIDTHS = ['40%', '75%', '35%', '90%', '60%', '80%'];

/** The name of the camp beside its icon. */
function Head({ themeId, children }: { themeId: string; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'flex-start', mb: 4, '& > :last-child': { alignSelf: 'center' } }}
    >
      <CampIcon themeId={themeId} />
      {children}
    </Stack>
  );
}

/** The period, or the active days of a camp without one. */
function When({ camp }: { camp: Camp }) {
  const { t, locale } = useWords();
  const { periodStart: from, periodEnd: to } = camp;
  const format = (day: Day) => shortDate(day, locale);
  const lines = from && to ? [runLine({ from, to }, format)] : dayLines(camp.activeDays, format);
  return (
    <Fact stacked label={t(from && to ? 'sidebar.period' : 'sidebar.activeDays')}>
      {camp.periodName && <span>{camp.periodName}</span>}
      <Stack
        component="span"
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 4, fontVariantNumeric: 'tabular-nums' }}
      >
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
    </Fact>
  );
}

/** The camp, its place and period. */
function CampFacts({ camp, headingId }: { camp: Camp; headingId: string }) {
  const { t } = useWords();
  return (
    <>
      <Head themeId={camp.themeId}>
        <Typography id={headingId} variant="h2" sx={{ minWidth: 0 }}>
          {campName(camp)}
        </Typography>
      </Head>
      <Stack component="dl" spacing={3} sx={{ m: 0 }}>
        {camp.ageGroupName && (
          <Fact stacked label={t('sidebar.ageGroup')}>
            {camp.ageGroupName}
          </Fact>
        )}
        {camp.locationName && (
          <Fact stacked label={t('sidebar.location')}>
            {camp.locationName}
          </Fact>
        )}
        <When camp={camp} />
        {camp.remark && (
          <Fact stacked label={t('sidebar.remark')}>
            <Typography component="span" sx={{ lineHeight: 'inherit', whiteSpace: 'pre-line' }}>
              {camp.remark}
            </Typography>
          </Fact>
        )}
      </Stack>
    </>
  );
}

interface BillLineProps {
  label: MessageKey;
  /** An amount of money or a number of days. */
  value: ReactNode;
  /** If `true`, the line is the sum of the others. */
  total?: boolean;
}

function BillLine({ label, value, total = false }: BillLineProps) {
  const { t } = useWords();
  const variant = total ? 'subtitle1' : 'body1';
  return (
    <Stack
      direction="row"
      sx={{
        justifyContent: 'space-between',
        alignItems: 'baseline',
        flexWrap: 'wrap',
        columnGap: 4,
        py: 1,
      }}
    >
      <Typography component="dt" variant={variant}>
        {t(label)}
      </Typography>
      <Typography
        component="dd"
        variant={variant}
        sx={{
          ml: 'auto',
          fontSize: total ? '1.375rem' : undefined,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: total ? 'nowrap' : undefined,
        }}
      >
        {value}
      </Typography>
    </Stack>
  );
}

const BILL = { m: 0, px: { xs: 4, sm: 6 }, py: 4, bgcolor: 'background.default' };

type CampBillProps = Pick<CampSidebarProps, 'discount' | 'discountCheck' | 'full'> & {
  camp: Camp;
  count: number;
};

/** The number of days and the bill, without empty lines. */
function CampBill({ camp, count, discount, discountCheck, full }: CampBillProps) {
  const { t, locale } = useWords();
  const all = camp.activeDays.length;
  const bill = billFor(camp, count, discount.amount);
  const less = (cents: number) => t('sidebar.less', { amount: formatEuro(cents, locale) });
  return (
    <Stack component="dl" sx={BILL}>
      {!full && (
        <BillLine
          label="sidebar.chosen"
          value={count < all ? t('sidebar.chosenOf', { n: count, all }) : count}
        />
      )}
      <BillLine label="sidebar.price" value={formatEuro(bill.fullCents, locale)} />
      {count > 0 && bill.lessDaysCents > 0 && (
        <BillLine label="sidebar.lessDays" value={less(bill.lessDaysCents)} />
      )}
      {bill.discountCents > 0 && (
        <BillLine
          label={discount.type ? DISCOUNT_LABELS[discount.type] : 'sidebar.discount'}
          value={less(bill.discountCents)}
        />
      )}
      {discountCheck && bill.discountCents === 0 && (
        <BillLine label="sidebar.discount" value={t(CHECK_TEXTS[discountCheck])} />
      )}
      {isPriced(camp, count) && (
        <BillLine total label="sidebar.toPay" value={formatEuro(bill.toPayCents, locale)} />
      )}
    </Stack>
  );
}

const Root = styled(Card, { name: 'CampSidebar', slot: 'root' })<{ ownerState: CampSidebarProps }>();

/** The summary of the enrolment: the camp, its period and the amount to pay. */
export const CampSidebar = memo(function CampSidebar(inProps: CampSidebarProps) {
  const props = useThemeProps({ props: inProps, name: 'CampSidebar' });
  const { t } = useWords();
  const { camp, selectedDays, billFirst, ...bills } = props;
  const headingId = useId();
  if (!camp) {
    return (
      <Root className="CampSidebar-root" ownerState={props}>
        <CardContent>
          <Head themeId="">
            <Typography>{t('loading.camp')}</Typography>
          </Head>
          {SKELETON_WIDTHS.map((width) => (
            <Skeleton key={width} variant="text" sx={{ width }} />
          ))}
        </CardContent>
        <Divider aria-hidden />
        <Box sx={BILL}>
          <Skeleton variant="text" />
        </Box>
      </Root>
    );
  }
  const chosen = bills.full ? [] : selectedDays;
  const bill = <CampBill camp={camp} count={chosen.length} {...bills} />;
  const calendar = <CalendarToggle activeDays={camp.activeDays} selectedDays={chosen} />;
  return (
    <Root className="CampSidebar-root" ownerState={props} role="group" aria-labelledby={headingId}>
      {billFirst && bill}
      {billFirst && <Divider aria-hidden />}
      <CardContent>
        <CampFacts camp={camp} headingId={headingId} />
        {billFirst && <Box sx={{ mt: 3, mb: -2 }}>{calendar}</Box>}
      </CardContent>
      {!billFirst && (
        <>
          <Divider aria-hidden />
          {bill}
          <Divider aria-hidden />
          <Box sx={{ px: { xs: 4, sm: 6 }, py: 1 }}>{calendar}</Box>
        </>
      )}
    </Root>
  );
});
