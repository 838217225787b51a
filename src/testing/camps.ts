import type { Camp } from '../domain/camp.ts';
import { addDays, weekday, type Day } from '../domain/days.ts';

/** The current date of the examples. */
export const TODAY = '2026-11-21';

/** A Monday in the summer after {@link TODAY}. */
export const FIRST_MONDAY = '2027-07-05';

/** `count` days from Monday to Friday, weekends left out. */
export function weekdaysFrom(first: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1)) {
    if (weekday(day) < 5) days.push(day);
  }
  return days;
}

/** A week of which a parent chooses three to five days in a row, with a price for each number of days. */
export function flexibleCamp(changes: Partial<Camp> = {}): Camp {
  const activeDays = changes.activeDays ?? weekdaysFrom(FIRST_MONDAY, 5);
  return {
    id: 'ZOMER-AVONTUUR',
    themeId: 'avontuur',
    themeName: 'Avontuur in het bos',
    locationName: 'Sportcentrum De Nekker, Mechelen',
    ageGroupName: '9 tot 12 jaar',
    remark: 'Breng sportieve kledij en een regenjas mee.',
    periodName: 'Zomervakantie week 1',
    periodStart: activeDays[0] ?? null,
    periodEnd: activeDays.at(-1) ?? null,
    activeDays,
    priceCents: 149_00,
    priceCentsByDays: { 3: 99_00, 4: 125_00, 5: 149_00 },
    seatsOpen: 12,
    discountAllowed: true,
    selectedDaysDiscountAllowed: true,
    flexibleBookingAllowed: true,
    maximumDays: activeDays.length,
    minimumDays: Math.min(3, activeDays.length),
    minimumContiguousDays: Math.min(3, activeDays.length),
    maxBirthyear: 2014,
    minBirthyear: 2018,
    ...changes,
  };
}

/** A camp without flexible booking: no day step. */
export function fixedCamp(changes: Partial<Camp> = {}): Camp {
  return flexibleCamp({
    id: 'ZOMER-ZEILEN',
    themeId: 'zeilen',
    themeName: 'Zeilen voor beginners',
    locationName: 'Jachthaven, Nieuwpoort',
    remark: '',
    priceCents: 229_00,
    priceCentsByDays: {},
    selectedDaysDiscountAllowed: false,
    flexibleBookingAllowed: false,
    minimumDays: 5,
    minimumContiguousDays: 5,
    ...changes,
  });
}

/** One day of the week, with a text and a button of its own (spec 2). */
export function singleDayCamp(changes: Partial<Camp> = {}): Camp {
  return flexibleCamp({
    id: 'PROEFDAG-KLIMMEN',
    themeId: 'klimmen',
    themeName: 'Proefdag klimmen',
    locationName: 'Klimzaal Hoogland, Leuven',
    priceCents: 35_00,
    priceCentsByDays: {},
    selectedDaysDiscountAllowed: false,
    discountAllowed: false,
    maximumDays: 1,
    minimumDays: 1,
    minimumContiguousDays: 1,
    ...changes,
  });
}

/** A fully booked camp, which a voucher opens (spec 6). */
export function fullCamp(changes: Partial<Camp> = {}): Camp {
  return flexibleCamp({ id: 'ZOMER-VOLZET', seatsOpen: 0, ...changes });
}

/** A flexible camp of so many weekdays, of which at least three in a row are chosen. */
export function campOfDays(count: number, changes: Partial<Camp> = {}): Camp {
  return flexibleCamp({ activeDays: weekdaysFrom(FIRST_MONDAY, count), priceCentsByDays: {}, ...changes });
}

const euro = (cents: number) => (cents / 100).toFixed(2);

/** The camp in the format of the camps response: prices as strings, flags as 0 and 1 (spec 3, camp data). */
export function campItem(camp: Camp): Record<string, unknown> {
  const pricesByDays: Record<string, string> = {};
  for (const [n, cents] of Object.entries(camp.priceCentsByDays))
    pricesByDays[`PRICE_${n}_DAYS`] = euro(cents);
  return {
    CAMP_ID: camp.id,
    THEME_ID: camp.themeId,
    THEME_NAME: camp.themeName,
    LOCATION_NAME: camp.locationName,
    AGEGROUP_NAME: camp.ageGroupName,
    REMARK: camp.remark || null,
    PERIOD_NAME: camp.periodName,
    PERIOD_STARTDATE: camp.periodStart && `${camp.periodStart}T00:00:00`,
    PERIOD_ENDDATE: camp.periodEnd && `${camp.periodEnd}T00:00:00`,
    ACTIVE_DAYS: camp.activeDays.join(', '),
    PRICE: euro(camp.priceCents),
    ...pricesByDays,
    SEATS_OPEN: camp.seatsOpen,
    CAMP_DISCOUNT_ALLOWED: Number(camp.discountAllowed),
    CAMP_DISCOUNT_SELECTED_DAYS_ALLOWED: Number(camp.selectedDaysDiscountAllowed),
    CAMP_FLEXIBLE_BOOKING_ALLOWED: Number(camp.flexibleBookingAllowed),
    CAMP_MAXIMUM_ALLOWED_CAMP_DAYS: camp.maximumDays,
    CAMP_MINIMUM_REQUIRED_CAMP_DAYS: camp.minimumDays,
    CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS: camp.minimumContiguousDays,
    MAX_BIRTHYEAR: camp.maxBirthyear,
    MIN_BIRTHYEAR: camp.minBirthyear,
  };
}
