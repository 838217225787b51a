import { styled, useTheme } from '@mui/material/styles';
import { memo, useId, type ReactNode } from 'react';
import type { Camp } from '../domain/camp.ts';
import { shortDate, type Day } from '../domain/days.ts';
import type { Discount, DiscountType } from '../domain/enrolment.ts';
import { billFor, formatEuro } from '../domain/price.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { CalendarToggle } from './CalendarToggle.tsx';
import { dayLines } from './dayLines.ts';

export interface CampSidebarProps {
  /** Null while it is being fetched. */
  camp: Camp | null;
  /** The days that are ticked, in calendar order. */
  selectedDays: Day[];
  /** What the discount check answered. */
  discount: Discount;
}

const DISCOUNT_LABELS: Record<DiscountType, MessageKey> = {
  FIRST_CAMP: 'sidebar.firstCamp',
  SAVINGS: 'sidebar.savings',
};

const Card = styled('div')(({ theme }) => ({
  backgroundColor: theme.colours.surface,
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.cardRadius,
  overflowWrap: 'anywhere',
  '& p, & dl, & dd': { margin: 0 },
}));

const About = styled('div')(({ theme }) => ({ padding: theme.spacing(5) }));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& > h2': { ...theme.typography.h2, margin: 0 },
  '& > :last-child': { alignSelf: 'center' },
}));

const Chip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.tokens.fieldRadius,
  backgroundColor: theme.colours.spark,
  '& > svg': { width: 26, height: 26, color: theme.colours.ink, forcedColorAdjust: 'auto' },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
}));

const Remark = styled('span')({ fontWeight: 400, whiteSpace: 'pre-line' });

const Money = styled('dl')(({ theme }) => ({
  padding: theme.spacing(4, 5),
  borderRadius: `0 0 ${theme.tokens.cardRadius}px ${theme.tokens.cardRadius}px`,
  backgroundColor: theme.colours.ground,
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

const Calendar = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  marginBottom: theme.spacing(-2),
}));

const SHAPE_WIDTHS = ['40%', '75%', '35%', '90%', '60%', '80%'];

const Shape = styled('span', { shouldForwardProp: (prop) => prop !== 'width' })<{ width?: string }>(
  ({ theme, width }) => ({
    display: 'block',
    width,
    height: 14,
    marginTop: theme.spacing(3),
    borderRadius: 7,
    backgroundColor: theme.colours.line,
    opacity: 0.6,
  }),
);

/** The sun behind the organisation's mark. */
function ThemeChip() {
  const { logoPath } = useTheme().tokens;
  return (
    <Chip aria-hidden>
      <svg viewBox="0 0 24 24">
        <path d={logoPath} fill="currentColor" />
      </svg>
    </Chip>
  );
}

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
      <dd>{cents < 0 ? t('sidebar.less', { amount: formatEuro(-cents) }) : formatEuro(cents)}</dd>
    </div>
  );
}

/** Period, or the active dates of a camp that has no period (spec 1). */
function When({ camp }: { camp: Camp }) {
  const { periodStart: from, periodEnd: to } = camp;
  const lines = from && to ? [`${shortDate(from)} – ${shortDate(to)}`] : dayLines(camp.activeDays, shortDate);
  return (
    <Fact label={from && to ? 'sidebar.period' : 'sidebar.activeDays'}>
      {camp.periodName && <span>{camp.periodName}</span>}
      <Dates>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Dates>
    </Fact>
  );
}

/** What stays the same whichever days are ticked: the camp, where and when. */
const CampFacts = memo(function CampFacts({ camp, headingId }: { camp: Camp; headingId: string }) {
  return (
    <>
      <Head>
        <ThemeChip />
        <h2 id={headingId}>{camp.themeName}</h2>
      </Head>
      <Facts>
        {camp.ageGroupName && <Fact label="sidebar.ageGroup">{camp.ageGroupName}</Fact>}
        {camp.locationName && <Fact label="sidebar.location">{camp.locationName}</Fact>}
        <When camp={camp} />
        {camp.remark && (
          <Fact label="sidebar.remark">
            <Remark>{camp.remark}</Remark>
          </Fact>
        )}
      </Facts>
    </>
  );
});

/** How many days, and the bill of spec 9 for them: each line only when it says something. */
function CampBill({ camp, count, discount }: { camp: Camp; count: number; discount: Discount }) {
  const all = camp.activeDays.length;
  const bill = billFor(camp, count, discount.amount);
  return (
    <Money>
      <div>
        <dt>{t('sidebar.chosen')}</dt>
        <dd>{count < all ? t('sidebar.chosenOf', { n: count, all }) : count}</dd>
      </div>
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
  const headingId = useId();
  if (!camp) {
    return (
      <Card>
        <About>
          <Head>
            <ThemeChip />
            <p>{t('loading.camp')}</p>
          </Head>
          {SHAPE_WIDTHS.map((width) => (
            <Shape key={width} aria-hidden width={width} />
          ))}
        </About>
        <Money aria-hidden>
          <Shape />
        </Money>
      </Card>
    );
  }
  return (
    <Card role="group" aria-labelledby={headingId}>
      <About>
        <CampFacts camp={camp} headingId={headingId} />
        <Calendar>
          <CalendarToggle activeDays={camp.activeDays} selectedDays={selectedDays} />
        </Calendar>
      </About>
      <CampBill camp={camp} count={selectedDays.length} discount={discount} />
    </Card>
  );
}
