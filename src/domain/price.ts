import type { Camp } from './camp.ts';

/** The price of `count` selected days in cents: the n-day price where it applies, else the full price (spec 9). */
export function priceCentsFor(camp: Camp, count: number): number {
  const byDays = camp.flexibleBookingAllowed && camp.selectedDaysDiscountAllowed;
  return (byDays ? camp.priceCentsByDays[count] : undefined) ?? camp.priceCents;
}

/** The 'less days' line in cents: full price minus the n-day price, 0 when all days are chosen (spec 9). */
export function lessDaysCents(camp: Camp, count: number): number {
  if (count >= camp.activeDays.length) return 0;
  return Math.max(0, camp.priceCents - priceCentsFor(camp, count));
}

/** Whether fewer days cost less. */
export function isCheaperByDays(camp: Camp): boolean {
  return camp.activeDays.some((_day, index) => lessDaysCents(camp, index + 1) > 0);
}

/** The lines of the sidebar's bill, in cents. */
export interface Bill {
  fullCents: number;
  /** 0: no line. */
  lessDaysCents: number;
  /** 0: no line. */
  discountCents: number;
  toPayCents: number;
}

/** The bill for `count` selected days. `discountAmount` is in euro, as the discount answer gives it (spec 9). */
export function billFor(camp: Camp, count: number, discountAmount: number | null): Bill {
  const price = priceCentsFor(camp, count);
  const discountCents = camp.discountAllowed ? Math.max(0, Math.round((discountAmount ?? 0) * 100)) : 0;
  return {
    fullCents: camp.priceCents,
    lessDaysCents: lessDaysCents(camp, count),
    discountCents,
    toPayCents: Math.max(0, price - discountCents),
  };
}

// Made when it is first needed, as the long date of a day.
let euro: Intl.NumberFormat | undefined;

/** Cents as Belgian Dutch euro: `€ 149,00`. */
export function formatEuro(cents: number): string {
  euro ??= new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' });
  return euro.format(cents / 100);
}
