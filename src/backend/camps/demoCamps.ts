import { addDays, daysBetween, weekday, type Day } from '../../domain/days.ts';
import { todayOf, type Backend } from '../service/Backend.ts';
import { importCamps, rowsOfJson } from './campImport.ts';
import summer from './demoCamps.json' with { type: 'json' };

/** The summer of the camps in the file, and the Monday of its first whole week. */
const YEAR = 2027;
const FIRST_MONDAY = '2027-07-05';
const NATIONAL_HOLIDAY = '07-21';

/** The first summer that is at least two weeks away. */
function nextSummer(today: Day): number {
  const year = Number(today.slice(0, 4));
  return addDays(today, 14) < `${year}-07-01` ? year : year + 1;
}

/**
 * Camps of every kind in the format of the camps response (spec 3): those of `demoCamps.json`, moved to the coming summer,
 * for children of the same age, without the national holiday.
 */
export function demoCamps(today: Day) {
  const year = nextSummer(today);
  const firstOfJuly = `${year}-07-01`;
  const later = daysBetween(FIRST_MONDAY, addDays(firstOfJuly, (7 - weekday(firstOfJuly)) % 7));
  return summer.map((camp) => {
    const days = camp.ACTIVE_DAYS.split(',')
      .map((day) => addDays(day, later))
      .filter((day) => !day.endsWith(NATIONAL_HOLIDAY));
    const all = { CAMP_MINIMUM_REQUIRED_CAMP_DAYS: days.length, CAMP_MAXIMUM_ALLOWED_CAMP_DAYS: days.length };
    return {
      ...camp,
      ...(camp.CAMP_FLEXIBLE_BOOKING_ALLOWED ? {} : all),
      MAX_BIRTHYEAR: camp.MAX_BIRTHYEAR + year - YEAR,
      MIN_BIRTHYEAR: camp.MIN_BIRTHYEAR + year - YEAR,
      PERIOD_STARTDATE: days[0],
      PERIOD_ENDDATE: days.at(-1),
      ACTIVE_DAYS: days.join(','),
    };
  });
}

/** Loads the demo camps into an empty database, unless `DEMO_CAMPS` is off. */
export async function loadDemoCamps(backend: Backend, say: (line: string) => void): Promise<void> {
  if (!backend.settings.demoCamps || (await backend.camps.all()).camps.length > 0) return;
  const today = todayOf(backend);
  const { length } = await importCamps(backend.database, rowsOfJson(demoCamps(today)), today);
  say(`Loaded ${length} demo camps (DEMO_CAMPS=no leaves an empty database empty).`);
}
