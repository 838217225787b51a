import { readCamp, unmeetableLimit, type Camp } from '../../domain/camp.ts';
import { longestRun, type Day } from '../../domain/days.ts';
import { priceCentsFor } from '../../domain/price.ts';
import { SetupProblem } from '../service/SetupProblem.ts';

/** An item of the camps response, as it was imported. */
export type CampAnswer = Record<string, unknown>;

/** A stored camp: its item of the camps response with the seats open now, and the parsed camp. */
export type StoredCamp = ReturnType<typeof readStoredCamp>;

/** Sorts camps, the earliest first. */
export function byFirstDay({ camp: one }: StoredCamp, { camp: other }: StoredCamp): number {
  const [first = '', second = ''] = [one.activeDays[0], other.activeDays[0]];
  return (first === second ? one.id < other.id : first < second) ? -1 : 1;
}

/** The published fields: those of spec 3. Any other field of an imported camp is private to the organiser. */
const PUBLISHED =
  /^((CAMP|THEME)_ID|(THEME|LOCATION|AGEGROUP|PERIOD)_NAME|REMARK|PERIOD_(START|END)DATE|ACTIVE_DAYS|PRICE(_\d{1,3}_DAYS)?|CAMP_(DISCOUNT|DISCOUNT_SELECTED_DAYS|FLEXIBLE_BOOKING)_ALLOWED|CAMP_(MAXIMUM_ALLOWED|MINIMUM_REQUIRED|MINIMUM_CONTIGUOUS)_CAMP_DAYS|M(AX|IN)_BIRTHYEAR)$/;

/** The fields that an import reads. */
export const isCampField = (name: string) => PUBLISHED.test(name) || name === 'SEATS_OPEN';

const daysLeft = ({ activeDays }: Camp, today: Day) => activeDays.filter((day) => day >= today);

/** Whether the days of the camp are past, or too few of a flexible one are left for its limits. */
export function isOver(camp: Camp, today: Day): boolean {
  const activeDays = daysLeft(camp, today);
  const hasBegun = activeDays.length < camp.activeDays.length;
  return activeDays.length === 0 || (hasBegun && unmeetableLimit({ ...camp, activeDays }) !== null);
}

/** Reads a camp from its database row. */
export function readStoredCamp(row: { answer: CampAnswer; seatsOpen: number }) {
  const published = Object.entries(row.answer).filter(([name]) => PUBLISHED.test(name));
  const answer: CampAnswer = { ...Object.fromEntries(published), SEATS_OPEN: row.seatsOpen };
  const read = readCamp(answer);
  // The import of an older version may have accepted what this one rejects.
  if ('unreadable' in read) {
    const { field, reason } = read.unreadable;
    throw new SetupProblem(
      `The stored camp ${String(answer.CAMP_ID)} cannot be read: ${field} ${reason}. Import it again.`,
    );
  }
  return { answer, camp: read.camp };
}

/**
 * The camp as it can be booked today. Once it is over it has no seats. A flexible one that has begun has the days that are
 * left, at their price, and limits that a voucher can meet; a fixed one keeps its days.
 */
export function campOfToday({ answer, camp }: StoredCamp, seatsOpen: number, today: Day): StoredCamp {
  const days = daysLeft(camp, today);
  const seats = isOver(camp, today) ? 0 : seatsOpen;
  if (!camp.flexibleBookingAllowed || days.length === 0 || days.length === camp.activeDays.length)
    return { answer: { ...answer, SEATS_OPEN: seats }, camp: { ...camp, seatsOpen: seats } };
  const left = {
    ACTIVE_DAYS: days.join(','),
    PRICE: priceCentsFor(camp, days.length) / 100,
    CAMP_MINIMUM_REQUIRED_CAMP_DAYS: Math.min(camp.minimumDays, days.length),
    CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS: Math.min(camp.minimumContiguousDays, longestRun(days)),
  };
  return readStoredCamp({ answer: { ...answer, ...left }, seatsOpen: seats });
}
