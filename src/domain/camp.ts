import { isDay, longestRun, sortedDays, type Day } from './days.ts';

/** A camp as the wizard and the backend think of it; read once from the camps answer by {@link readCamp}. */
export interface Camp {
  id: string;
  themeId: string;
  themeName: string;
  locationName: string;
  ageGroupName: string;
  /** Empty when the camp has no remark. */
  remark: string;
  periodName: string;
  /** Null when the answer has none; the active days then tell when the camp is. */
  periodStart: Day | null;
  periodEnd: Day | null;
  /** In calendar order, at least one. */
  activeDays: Day[];
  /** Price of the whole camp, in euro cents. */
  priceCents: number;
  /** Price in euro cents for n selected days, by n; only the n the answer has. */
  priceCentsByDays: Readonly<Record<number, number>>;
  /** Null when the answer does not say: the server then decides at the save. */
  seatsOpen: number | null;
  discountAllowed: boolean;
  selectedDaysDiscountAllowed: boolean;
  flexibleBookingAllowed: boolean;
  maximumDays: number;
  minimumDays: number;
  minimumContiguousDays: number;
  /** Birth year of the oldest child that may come (the spec's word: the year of the *maximum* age). Null: no limit. */
  maxBirthyear: number | null;
  /** Birth year of the youngest child that may come. Null: no limit. */
  minBirthyear: number | null;
}

/** What keeps a camps answer from becoming a {@link Camp}, or a camp from being booked: the field, and in English why. */
export interface CampFault {
  field: string;
  reason: string;
}

/** Spec 9: both minimums are 5 days unless the camp says otherwise. */
const DEFAULT_MINIMUM_DAYS = 5;

type Answer = Record<string, unknown>;

class Unreadable extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field}: ${reason}`);
  }
}

const absent = (value: unknown) => value === undefined || value === null || value === '';

function text(answer: Answer, field: string): string {
  const value = answer[field];
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return value.trim();
  if (absent(value)) return '';
  throw new Unreadable(field, 'is not a text');
}

/** A number, `149`, `"149.00"` or `"149,00"`; null when absent. */
function number(answer: Answer, field: string): number | null {
  const value = answer[field];
  if (absent(value)) return null;
  if (typeof value === 'string') {
    if (value.trim() === '') return null;
    if (/^-?\d+([.,]\d+)?$/.test(value.trim())) return Number(value.trim().replace(',', '.'));
  } else if (typeof value === 'number' && Number.isFinite(value)) {
    return value;
  }
  throw new Unreadable(field, `${JSON.stringify(value)} is not a number`);
}

function wholeNumber(answer: Answer, field: string): number | null {
  const value = number(answer, field);
  if (value !== null && (!Number.isSafeInteger(value) || value < 0)) {
    throw new Unreadable(field, `${value} is not a whole number of 0 or more`);
  }
  return value;
}

/** Some systems count overbooked seats below zero: none is open then. */
function seats(answer: Answer, field: string): number | null {
  return (number(answer, field) ?? 0) < 0 ? 0 : wholeNumber(answer, field);
}

function cents(answer: Answer, field: string): number | null {
  const euro = number(answer, field);
  if (euro === null) return null;
  if (euro < 0 || euro > 1_000_000) throw new Unreadable(field, `${euro} is not a price`);
  return Math.round(euro * 100);
}

function flag(answer: Answer, field: string): boolean {
  const value = answer[field];
  if (absent(value)) return false;
  switch (typeof value === 'string' ? value.trim().toLowerCase() : value) {
    case true:
    case 1:
    case 'true':
    case '1':
      return true;
    case false:
    case 0:
    case 'false':
    case '0':
    case '':
      return false;
    default:
      throw new Unreadable(field, `${JSON.stringify(value)} is neither true nor false`);
  }
}

/** `2027-07-05` or an ISO date-time; the date part is the day, whatever the zone behind it. */
function dayFrom(value: string, field: string): Day {
  const [day = ''] = value.trim().split(/[T ]/, 1);
  if (!isDay(day)) throw new Unreadable(field, `${JSON.stringify(value)} is not a date`);
  return day;
}

function day(answer: Answer, field: string): Day | null {
  const value = text(answer, field);
  return value === '' ? null : dayFrom(value, field);
}

function days(answer: Answer, field: string): Day[] {
  const parts = text(answer, field).split(',');
  return sortedDays(parts.filter((part) => part.trim() !== '').map((part) => dayFrom(part, field)));
}

function pricesByDays(answer: Answer): Record<number, number> {
  const prices: Record<number, number> = {};
  for (const field of Object.keys(answer)) {
    const count = /^PRICE_(\d{1,3})_DAYS$/.exec(field)?.[1];
    const price = count === undefined ? null : cents(answer, field);
    if (price !== null) prices[Number(count)] = price;
  }
  return prices;
}

function required<T>(value: T | null | '', field: string): T {
  if (value === null || value === '') throw new Unreadable(field, 'is missing');
  return value;
}

function campFrom(answer: Answer): Camp {
  const activeDays = days(answer, 'ACTIVE_DAYS');
  if (activeDays.length === 0) throw new Unreadable('ACTIVE_DAYS', 'holds no day');
  // 0 would forbid every booking: systems write it for 'no maximum'.
  const maximumDays = wholeNumber(answer, 'CAMP_MAXIMUM_ALLOWED_CAMP_DAYS') || activeDays.length;
  // A camp that says no minimum itself asks for no more than its days can give.
  const minimumFor = (longest: number) => Math.min(DEFAULT_MINIMUM_DAYS, maximumDays, longest);
  return {
    id: required(text(answer, 'CAMP_ID'), 'CAMP_ID'),
    themeId: text(answer, 'THEME_ID'),
    themeName: text(answer, 'THEME_NAME'),
    locationName: text(answer, 'LOCATION_NAME'),
    ageGroupName: text(answer, 'AGEGROUP_NAME'),
    remark: text(answer, 'REMARK'),
    periodName: text(answer, 'PERIOD_NAME'),
    periodStart: day(answer, 'PERIOD_STARTDATE'),
    periodEnd: day(answer, 'PERIOD_ENDDATE'),
    activeDays,
    priceCents: required(cents(answer, 'PRICE'), 'PRICE'),
    priceCentsByDays: pricesByDays(answer),
    seatsOpen: seats(answer, 'SEATS_OPEN'),
    discountAllowed: flag(answer, 'CAMP_DISCOUNT_ALLOWED'),
    selectedDaysDiscountAllowed: flag(answer, 'CAMP_DISCOUNT_SELECTED_DAYS_ALLOWED'),
    flexibleBookingAllowed: flag(answer, 'CAMP_FLEXIBLE_BOOKING_ALLOWED'),
    maximumDays,
    // As 0 for 'no minimum': without a day there is no booking.
    minimumDays: Math.max(
      1,
      wholeNumber(answer, 'CAMP_MINIMUM_REQUIRED_CAMP_DAYS') ?? minimumFor(activeDays.length),
    ),
    minimumContiguousDays:
      wholeNumber(answer, 'CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS') ?? minimumFor(longestRun(activeDays)),
    maxBirthyear: wholeNumber(answer, 'MAX_BIRTHYEAR'),
    minBirthyear: wholeNumber(answer, 'MIN_BIRTHYEAR'),
  };
}

/**
 * Reads one item of the camps answer (spec 3, camp data). The answer comes from another system, so numbers may be
 * texts, flags may be 0/1, dates may carry a time and fields may be missing; a camp without id, price or days is
 * refused with the field and the reason. Nothing else in the project knows the names of the answer.
 */
export function readCamp(item: unknown): { camp: Camp } | { unreadable: CampFault } {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { unreadable: { field: 'camp', reason: 'is not an object' } };
  }
  try {
    return { camp: campFrom(item as Answer) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { unreadable: { field: error.field, reason: error.reason } };
  }
}

/** The limit of a flexible camp that no choice of its days can meet, and why: nobody could ever book it. Else null. */
export function unmeetableLimit(camp: Camp): CampFault | null {
  const { activeDays, maximumDays, minimumDays, minimumContiguousDays } = camp;
  const most = Math.min(maximumDays, activeDays.length);
  const mostInARow = Math.min(maximumDays, longestRun(activeDays));
  if (!camp.flexibleBookingAllowed) return null;
  if (minimumDays > most) {
    const reason = `is ${minimumDays}, more than the ${most} that can be chosen`;
    return { field: 'CAMP_MINIMUM_REQUIRED_CAMP_DAYS', reason };
  }
  if (minimumContiguousDays > mostInARow) {
    const reason = `is ${minimumContiguousDays}, more than the ${mostInARow} that can be chosen in a row`;
    return { field: 'CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS', reason };
  }
  return null;
}

/** Whether the camp is for exactly one day, which gets a text and a button of its own (spec 2). */
export function isSingleDay(camp: Camp): boolean {
  return camp.maximumDays === 1;
}

/** From this many open seats on, their number is nobody's hurry. */
export const MANY_SEATS = 5;

/** How many seats are left when there are few; null when there are many, none, or nobody knows. */
export function fewSeats({ seatsOpen }: Camp): number | null {
  return seatsOpen !== null && seatsOpen > 0 && seatsOpen < MANY_SEATS ? seatsOpen : null;
}

/** The camp as a mail to the secretariat names it. */
export function nameInMail({ themeName, periodName, id }: Camp): string {
  return [themeName, periodName, id].filter((part) => part !== '').join(', ');
}

/** Fully booked for everyone without a voucher (spec 4, load; spec 6). */
export function isFull(camp: Camp): boolean {
  return camp.seatsOpen === 0;
}
