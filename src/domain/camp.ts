import { isDay, longestRun, sortedDays, type Day } from './days.ts';
import { readFlag } from './readFlag.ts';
import { wellFormed } from './visibleText.ts';

/** A camp, as the wizard and the backend use it. {@link readCamp} creates it from the camps response. */
export interface Camp {
  id: string;
  themeId: string;
  themeName: string;
  locationName: string;
  ageGroupName: string;
  /** Empty when the camp has no remark. */
  remark: string;
  periodName: string;
  /** Null when the response has none. */
  periodStart: Day | null;
  periodEnd: Day | null;
  /** In calendar order, at least one. */
  activeDays: Day[];
  /** Price of the whole camp, in euro cents. */
  priceCents: number;
  /** Prices in euro cents by number of selected days. */
  priceCentsByDays: Readonly<Record<number, number>>;
  /** Null when the response has none: the server then checks when the enrolment is saved. */
  seatsOpen: number | null;
  discountAllowed: boolean;
  selectedDaysDiscountAllowed: boolean;
  flexibleBookingAllowed: boolean;
  maximumDays: number;
  minimumDays: number;
  minimumContiguousDays: number;
  /** Birth year of the oldest child allowed (the spec's name: the year of the *maximum* age). Null: no limit. */
  maxBirthyear: number | null;
  /** Birth year of the youngest child allowed. Null: no limit. */
  minBirthyear: number | null;
}

/** A field that makes a camps response invalid, or a camp impossible to book, with the reason in English. */
export interface CampIssue {
  field: string;
  reason: string;
}

/** Spec 9: both minimums default to 5 days. */
const DEFAULT_MINIMUM_DAYS = 5;

type CampItem = Record<string, unknown>;

class CampParseError extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field}: ${reason}`);
  }
}

const absent = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function text(item: CampItem, field: string): string {
  const value = item[field];
  // JSON has rounded a larger number to another one.
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  if (typeof value === 'string') return wellFormed(value).trim();
  if (absent(value)) return '';
  throw new CampParseError(field, 'is not a text');
}

/** A number, `149`, `"149.00"` or `"149,00"`; null when absent. */
function number(item: CampItem, field: string): number | null {
  const value = item[field];
  if (absent(value)) return null;
  if (typeof value === 'string') {
    if (/^-?\d+([.,]\d+)?$/.test(value.trim())) return Number(value.trim().replace(',', '.'));
  } else if (typeof value === 'number' && Number.isFinite(value)) {
    return value;
  }
  throw new CampParseError(field, `${JSON.stringify(value)} is not a number`);
}

function wholeNumber(item: CampItem, field: string): number | null {
  const value = number(item, field);
  if (value !== null && (!Number.isSafeInteger(value) || value < 0)) {
    throw new CampParseError(field, `${value} is not a whole number of 0 or more`);
  }
  return value;
}

/** Some systems report overbooked seats as a negative number. */
function seats(item: CampItem, field: string): number | null {
  return (number(item, field) ?? 0) < 0 ? 0 : wholeNumber(item, field);
}

function cents(item: CampItem, field: string): number | null {
  const euro = number(item, field);
  if (euro === null) return null;
  if (euro < 0 || euro > 1_000_000) throw new CampParseError(field, `${euro} is not a price`);
  return Math.round(euro * 100);
}

function flag(item: CampItem, field: string): boolean {
  const value = item[field];
  if (absent(value)) return false;
  const read = readFlag(value);
  if (read === null) throw new CampParseError(field, `${JSON.stringify(value)} is neither true nor false`);
  return read;
}

/** Parses `2027-07-05` or an ISO date-time. The time and the zone are ignored. */
function parseDay(value: string, field: string): Day {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)([T ]\d?\d:\d\d.*)?$/i.exec(value.trim()) ?? [];
  if (!isDay(day)) throw new CampParseError(field, `${JSON.stringify(value)} is not a date`);
  return day;
}

function day(item: CampItem, field: string): Day | null {
  const value = text(item, field);
  // Some databases write zeros for 'no date'.
  return value === '' || value.startsWith('0000-00-00') ? null : parseDay(value, field);
}

/** The days of a camp, at most. It bounds the page and the time of its rules. */
export const MAX_CAMP_DAYS = 366;

function days(item: CampItem, field: string): Day[] {
  const parts = text(item, field).split(',');
  const read = sortedDays(parts.filter((part) => part.trim() !== '').map((part) => parseDay(part, field)));
  if (read.length > MAX_CAMP_DAYS)
    throw new CampParseError(field, `holds ${read.length} days, more than ${MAX_CAMP_DAYS}`);
  return read;
}

function pricesByDays(item: CampItem): Record<number, number> {
  const prices: Record<number, number> = {};
  for (const field of Object.keys(item)) {
    const count = /^PRICE_(\d{1,3})_DAYS$/.exec(field)?.[1];
    const price = count === undefined ? null : cents(item, field);
    // Some systems write 0 for 'no price'.
    if (price) prices[Number(count)] = price;
  }
  return prices;
}

function required<T>(value: T | null | '', field: string): T {
  if (value === null || value === '') throw new CampParseError(field, 'is missing');
  return value;
}

function parseCamp(item: CampItem): Camp {
  const activeDays = days(item, 'ACTIVE_DAYS');
  if (activeDays.length === 0) throw new CampParseError('ACTIVE_DAYS', 'holds no day');
  // Some systems write 0 for 'no maximum'.
  const maximumDays = wholeNumber(item, 'CAMP_MAXIMUM_ALLOWED_CAMP_DAYS') || activeDays.length;
  // The default minimum never exceeds what the camp allows.
  const minimumFor = (longest: number) => Math.min(DEFAULT_MINIMUM_DAYS, maximumDays, longest);
  return {
    id: required(text(item, 'CAMP_ID'), 'CAMP_ID'),
    themeId: text(item, 'THEME_ID'),
    themeName: text(item, 'THEME_NAME'),
    locationName: text(item, 'LOCATION_NAME'),
    ageGroupName: text(item, 'AGEGROUP_NAME'),
    remark: text(item, 'REMARK'),
    periodName: text(item, 'PERIOD_NAME'),
    periodStart: day(item, 'PERIOD_STARTDATE'),
    periodEnd: day(item, 'PERIOD_ENDDATE'),
    activeDays,
    priceCents: required(cents(item, 'PRICE'), 'PRICE'),
    priceCentsByDays: pricesByDays(item),
    seatsOpen: seats(item, 'SEATS_OPEN'),
    discountAllowed: flag(item, 'CAMP_DISCOUNT_ALLOWED'),
    selectedDaysDiscountAllowed: flag(item, 'CAMP_DISCOUNT_SELECTED_DAYS_ALLOWED'),
    flexibleBookingAllowed: flag(item, 'CAMP_FLEXIBLE_BOOKING_ALLOWED'),
    maximumDays,
    // Some systems write 0 for 'no minimum', but a booking has at least one day.
    minimumDays: Math.max(
      1,
      wholeNumber(item, 'CAMP_MINIMUM_REQUIRED_CAMP_DAYS') ?? minimumFor(activeDays.length),
    ),
    minimumContiguousDays:
      wholeNumber(item, 'CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS') ?? minimumFor(longestRun(activeDays)),
    // Some systems write 0 for 'no limit'.
    maxBirthyear: wholeNumber(item, 'MAX_BIRTHYEAR') || null,
    minBirthyear: wholeNumber(item, 'MIN_BIRTHYEAR') || null,
  };
}

/**
 * Parses one item of the camps response (spec 3, camp data). Another system writes it, so numbers can be strings,
 * flags 0 or 1, dates can include a time, and fields can be missing. Returns the invalid field and the reason for a
 * camp without id, price or days, or with a value that cannot be read. Only this module uses the field names of the response.
 */
export function readCamp(item: unknown): { camp: Camp } | { unreadable: CampIssue } {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { unreadable: { field: 'camp', reason: 'is not an object' } };
  }
  try {
    return { camp: parseCamp(item as CampItem) };
  } catch (error) {
    if (!(error instanceof CampParseError)) throw error;
    return { unreadable: { field: error.field, reason: error.reason } };
  }
}

/** The limit of a flexible camp that no selection can meet, or null. Such a camp cannot be booked. */
export function unmeetableLimit(camp: Camp): CampIssue | null {
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

/** Whether exactly one day is booked. That day has its own text and button (spec 2). */
export function isSingleDay(camp: Camp): boolean {
  return camp.maximumDays === 1;
}

/** From this number of open seats, the number is not shown. */
export const MANY_SEATS = 5;

/** The number of open seats when there are few; null when there are many or none, or the number is unknown. */
export function fewSeats({ seatsOpen }: Camp): number | null {
  return seatsOpen !== null && seatsOpen > 0 && seatsOpen < MANY_SEATS ? seatsOpen : null;
}

/** The name of the camp, or of what else is known of it. */
export function campName({ themeName, periodName, locationName, id }: Camp): string {
  return themeName || periodName || locationName || id;
}

/** The name of the camp and its place, of which one may be the other or absent. */
export function nameAndPlace(camp: Camp): string[] {
  return [...new Set([campName(camp), camp.locationName])].filter(Boolean);
}

/** The name of the camp in a mail to the secretariat. */
export function nameInMail({ themeName, periodName, id }: Camp): string {
  return [themeName, periodName, id].filter((part) => part !== '').join(', ');
}

/** Fully booked for everyone without a voucher (spec 4, load; spec 6). */
export function isFull(camp: Camp): boolean {
  return camp.seatsOpen === 0;
}
