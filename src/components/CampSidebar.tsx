import { styled, useTheme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { Camp } from '../domain/camp.ts';
import { runs, shortDate, type Day } from '../domain/days.ts';
import type { Discount, DiscountType } from '../domain/enrolment.ts';
import { billFor, formatEuro } from '../domain/price.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { dayCount } from './dayCount.ts';

export interface CampSidebarProps {
  /** Null while it is being fetched. */
  camp: Camp | null;
  selectedDays: Day[];
  discount: Discount;
}

/** More active days than this are told as stretches, from first to last. */
const MOST_DAYS_LISTED = 10;

const DISCOUNT_LABELS: Record<DiscountType, MessageKey> = {
  FIRST_CAMP: 'sidebar.firstCamp',
  SAVINGS: 'sidebar.savings',
};

const Card = styled('div')(({ theme }) => ({
  backgroundColor: theme.colours.surface,
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.cardRadius,
  padding: theme.spacing(5),
  overflowWrap: 'anywhere',
  '& p, & dl, & dd': { margin: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  '& > h2': { ...theme.typography.h2, margin: 0 },
}));

/** The camp's theme chip: the sun behind the organisation's mark. */
const Chip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.tokens.fieldRadius,
  backgroundColor: theme.colours.spark,
  '& > svg': { width: 26, height: 26, fill: theme.colours.ink },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(4),
  '& dt': { color: theme.colours.inkQuiet, fontSize: theme.typography.body2.fontSize, lineHeight: 1.4 },
  '& dd': { fontWeight: 600, lineHeight: 1.4 },
}));

const Dates = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  fontVariantNumeric: 'tabular-nums',
  '& > span': { whiteSpace: 'nowrap' },
}));

const Remark = styled('p')(({ theme }) => ({
  marginTop: `${theme.spacing(4)} !important`,
  padding: theme.spacing(3),
  borderRadius: theme.tokens.fieldRadius,
  backgroundColor: theme.colours.ground,
  fontSize: theme.typography.body2.fontSize,
  whiteSpace: 'pre-line',
}));

const Money = styled('dl')(({ theme }) => ({
  marginTop: `${theme.spacing(4)} !important`,
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.colours.line}`,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: theme.spacing(4),
    paddingBlock: 2,
  },
  '& dd': { fontVariantNumeric: 'tabular-nums', marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& > div:last-of-type': { marginTop: theme.spacing(2), fontWeight: 700 },
  '& > div:last-of-type > dd': { fontSize: '1.375rem', lineHeight: 1.3 },
}));

const Shape = styled('span')(({ theme }) => ({
  display: 'block',
  height: 14,
  marginTop: theme.spacing(3),
  borderRadius: 7,
  backgroundColor: theme.colours.line,
  opacity: 0.6,
}));

function Fact({ label, children }: { label: MessageKey; children: ReactNode }) {
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amount({ label, cents }: { label: MessageKey; cents: number }) {
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{formatEuro(cents)}</dd>
    </div>
  );
}

function stretch(from: Day, to: Day): string {
  return from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;
}

/** Period, or the active dates of a camp that has no period (spec 1). */
function When({ camp }: { camp: Camp }) {
  if (camp.periodStart && camp.periodEnd) {
    return (
      <Fact label="sidebar.period">
        {camp.periodName && <span>{camp.periodName}</span>}
        <Dates>
          <span>{stretch(camp.periodStart, camp.periodEnd)}</span>
        </Dates>
      </Fact>
    );
  }
  const dates =
    camp.activeDays.length > MOST_DAYS_LISTED
      ? runs(camp.activeDays).map(({ from, to }) => stretch(from, to))
      : camp.activeDays.map(shortDate);
  return (
    <Fact label="sidebar.activeDays">
      {camp.periodName && <span>{camp.periodName}</span>}
      <Dates>
        {dates.map((date) => (
          <span key={date}>{date}</span>
        ))}
      </Dates>
    </Fact>
  );
}

/** The bill of spec 9: each line only when it says something. */
function CampBill({ camp, count, discount }: { camp: Camp; count: number; discount: Discount }) {
  const bill = billFor(camp, count, discount.amount);
  return (
    <Money>
      <Amount label="sidebar.price" cents={bill.fullCents} />
      {bill.lessDaysCents > 0 && <Amount label="sidebar.lessDays" cents={-bill.lessDaysCents} />}
      {bill.discountCents > 0 && (
        <Amount
          label={discount.type ? DISCOUNT_LABELS[discount.type] : 'sidebar.discount'}
          cents={-bill.discountCents}
        />
      )}
      <Amount label="sidebar.toPay" cents={bill.toPayCents} />
    </Money>
  );
}

/** What the parent is about to book and what it costs (spec 1): the camp, when, and the amount to pay. */
export function CampSidebar({ camp, selectedDays, discount }: CampSidebarProps) {
  const { logoPath } = useTheme().tokens;
  const headingId = useId();
  if (!camp) {
    return (
      <Card>
        <Head>
          <Chip aria-hidden />
          <p>{t('loading.camp')}</p>
        </Head>
        {['60%', '80%', '70%', '90%', '50%'].map((width) => (
          <Shape key={width} aria-hidden style={{ width }} />
        ))}
      </Card>
    );
  }
  const count = selectedDays.length;
  return (
    <Card role="group" aria-labelledby={headingId}>
      <Head>
        <Chip aria-hidden>
          <svg viewBox="0 0 24 24">
            <path d={logoPath} />
          </svg>
        </Chip>
        <h2 id={headingId}>{camp.themeName}</h2>
      </Head>
      <Facts>
        {camp.ageGroupName && <Fact label="sidebar.ageGroup">{camp.ageGroupName}</Fact>}
        {camp.locationName && <Fact label="sidebar.location">{camp.locationName}</Fact>}
        <When camp={camp} />
        <Fact label="sidebar.chosen">
          {count < camp.activeDays.length
            ? t('sidebar.chosenOf', { n: count, days: dayCount(camp.activeDays.length) })
            : dayCount(count)}
        </Fact>
      </Facts>
      {camp.remark && <Remark>{camp.remark}</Remark>}
      <CampBill camp={camp} count={count} discount={discount} />
    </Card>
  );
}
