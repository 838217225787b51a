import { addDays, weekday, type Day } from '../../src/domain/days.ts';
import { weekdaysFrom } from '../../src/testing/camps.ts';

const NEXT_JULY = `${new Date().getFullYear() + 1}-07-01`;

/** A Monday of next summer: a server in its own process has the real date, on which the camps of the stories may be over. */
export const UPCOMING_MONDAY: Day = addDays(NEXT_JULY, 7 - weekday(NEXT_JULY));

/** The days of a camp that has not begun. */
export const UPCOMING_WEEK = weekdaysFrom(UPCOMING_MONDAY, 5);
