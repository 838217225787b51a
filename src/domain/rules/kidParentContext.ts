import type { Camp } from '../camp.ts';
import { daysBetween, type Day } from '../days.ts';

/** The context of the rules of the child and parent form. */
export interface KidParentContext {
  /** Disables both age checks when not empty (spec 5). */
  voucher: string;
  campMaxBirthyear: number | null;
  campMinBirthyear: number | null;
  today: Day;
}

const YEARS_OFF = 2 * 366;

/** The date for the rules of a camp: its first day instead of the date of a clock that is years off. */
function todayFor({ activeDays: [firstDay = ''] }: Pick<Camp, 'activeDays'>, today: Day): Day {
  return Math.abs(daysBetween(today, firstDay)) > YEARS_OFF ? firstDay : today;
}

/** The context for a camp. `now`: the date of the clock, in place of which the camp's first day is used when it is years off. */
export function kidParentContext(camp: Camp, voucher: string, now: Day): KidParentContext {
  const { maxBirthyear, minBirthyear } = camp;
  return {
    voucher,
    campMaxBirthyear: maxBirthyear,
    campMinBirthyear: minBirthyear,
    today: todayFor(camp, now),
  };
}
