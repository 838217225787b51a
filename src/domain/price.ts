import type { Camp } from './camp.ts';

const hasPricesByDays = (camp: Camp) => camp.flexibleBookingAllowed && camp.selectedDaysDiscountAllowed;

/** The price of `count` selected days in cents: the n-day price if the camp has one, else the full price (spec 9). */
export function priceCentsFor(camp: Camp, count: number): number {
  return (hasPricesByDays(camp) ? camp.priceCentsByDays[count] : undefined) ?? camp.priceCents;
}

/** Whether `count` selected days have a price: not too few or too many where prices are by days and these have none. */
export function isPriced(camp: Camp, count: number): boolean {
  if (count === 0) return false;
  const canBeBooked = count >= camp.minimumDays && count <= camp.maximumDays;
  return canBeBooked || !hasPricesByDays(camp) || camp.priceCentsByDays[count] !== undefined;
}

/** The discount for fewer days in cents: full price minus the n-day price, 0 when all days are selected (spec 9). */
export function lessDaysCents(camp: Camp, count: number): number {
  if (count >= camp.activeDays.length) return 0;
  return Math.max(0, camp.priceCents - priceCentsFor(camp, count));
}

/** Whether selecting fewer days is cheaper. */
export function isCheaperByDays(camp: Camp): boolean {
  return camp.activeDays.some((_day, index) => lessDaysCents(camp, index + 1) > 0);
}

/** The amounts of the bill, in cents. What is subtracted from `fullCents` gives `toPayCents`, which is never below 0. */
export interface Bill {
  /** The price of all days, or that of the selected days where no line tells that these are cheaper. */
  fullCents: number;
  /** 0: not shown. */
  lessDaysCents: number;
  /** 0: not shown. */
  discountCents: number;
  toPayCents: number;
}

/** The bill for `count` selected days. `discountAmount` is in euro (spec 9). */
export function billFor(camp: Camp, count: number, discountAmount: number | null): Bill {
  const price = priceCentsFor(camp, count);
  const lessDays = lessDaysCents(camp, count);
  const discountCents = camp.discountAllowed ? Math.max(0, Math.round((discountAmount ?? 0) * 100)) : 0;
  return {
    fullCents: price + lessDays,
    lessDaysCents: lessDays,
    discountCents,
    toPayCents: Math.max(0, price - discountCents),
  };
}

const euro = (locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });

// Creating a format is slow. That of the wizard is created with this script, not during its first render.
const EURO = new Map([['nl-BE', euro('nl-BE')]]);

/** Formats cents as euro: `€ 149,00` in Belgian Dutch. */
export function formatEuro(cents: number, locale = 'nl-BE'): string {
  const format = EURO.get(locale) ?? euro(locale);
  EURO.set(locale, format);
  return format.format(cents / 100);
}
