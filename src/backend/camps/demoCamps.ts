import { addDays, weekday, type Day } from '../../domain/days.ts';
import { todayOf, type Backend } from '../operations/Backend.ts';
import { importCamps } from './campStore.ts';

type Answer = Record<string, unknown>;

const NATIONAL_HOLIDAY = '07-21';

/** The first summer that is at least two weeks away. */
function nextSummer(today: Day): number {
  const year = Number(today.slice(0, 4));
  return addDays(today, 14) < `${year}-07-01` ? year : year + 1;
}

/** Camp days of a week that starts on this Monday: nobody camps on the national holiday. */
function weekFrom(monday: Day): Day[] {
  return [0, 1, 2, 3, 4].map((n) => addDays(monday, n)).filter((day) => !day.endsWith(NATIONAL_HOLIDAY));
}

/**
 * Camps that show each kind there is, in the shape of the camps answer (spec 3). They lie in the coming summer and
 * ask for birth years that fit it, whatever today is.
 */
export function demoCamps(today: Day): Answer[] {
  const year = nextSummer(today);
  const firstOfJuly = `${year}-07-01`;
  const monday = (week: number) => addDays(firstOfJuly, ((7 - weekday(firstOfJuly)) % 7) + (week - 1) * 7);
  const week = (n: number) => weekFrom(monday(n));

  const on = (periodName: string, days: readonly Day[]): Answer => ({
    PERIOD_NAME: periodName,
    PERIOD_STARTDATE: days[0],
    PERIOD_ENDDATE: days.at(-1),
    ACTIVE_DAYS: days.join(','),
  });
  const ages = (youngest: number, oldest: number): Answer => ({
    AGEGROUP_NAME: `${youngest} tot ${oldest} jaar`,
    MAX_BIRTHYEAR: year - oldest,
    MIN_BIRTHYEAR: year - youngest,
  });
  const rules = (minimum: number, maximum: number, contiguous: number, flexible: boolean): Answer => ({
    CAMP_FLEXIBLE_BOOKING_ALLOWED: flexible,
    CAMP_MINIMUM_REQUIRED_CAMP_DAYS: minimum,
    CAMP_MAXIMUM_ALLOWED_CAMP_DAYS: maximum,
    CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS: contiguous,
  });
  const wholeCamp = (days: readonly Day[]) => rules(days.length, days.length, 1, false);
  const discounts = (allowed: boolean, forDays = false): Answer => ({
    CAMP_DISCOUNT_ALLOWED: allowed,
    CAMP_DISCOUNT_SELECTED_DAYS_ALLOWED: forDays,
  });
  const avontuur = { THEME_ID: 'AVONTUUR', THEME_NAME: 'Avontuur in de natuur' };
  const multisport = { THEME_ID: 'MULTISPORT', THEME_NAME: 'Multisport' };
  const water = { THEME_ID: 'WATER', THEME_NAME: 'Watersport' };
  const dieren = { THEME_ID: 'PONY', THEME_NAME: 'Pony en paard' };
  const period = (n: number) => `Zomervakantie week ${n}`;

  return [
    {
      CAMP_ID: 'ZOMER-AVONTUUR',
      ...avontuur,
      LOCATION_NAME: 'Recreatiedomein De Blaarmeersen, Gent',
      ...ages(6, 12),
      REMARK: 'Breng elke dag een lunchpakket, regenjas en stevige schoenen mee.',
      ...on(period(1), week(1)),
      ...rules(3, 5, 3, true),
      PRICE: 149,
      PRICE_3_DAYS: 99,
      PRICE_4_DAYS: 125,
      PRICE_5_DAYS: 149,
      ...discounts(true, true),
      SEATS_OPEN: 24,
    },
    {
      CAMP_ID: 'BOSKAMP-TWEE-WEKEN',
      ...avontuur,
      LOCATION_NAME: 'Provinciaal domein Puyenbroeck, Wachtebeke',
      ...ages(9, 13),
      REMARK: 'U kiest zelf welke dagen uw kind komt, minstens drie na elkaar.',
      ...on('Zomervakantie week 5 en 6', [...week(5), ...week(6)]),
      ...rules(5, 10, 3, true),
      PRICE: 279,
      PRICE_5_DAYS: 155,
      PRICE_6_DAYS: 182,
      PRICE_7_DAYS: 208,
      PRICE_8_DAYS: 233,
      PRICE_9_DAYS: 257,
      PRICE_10_DAYS: 279,
      ...discounts(true, true),
      SEATS_OPEN: 40,
    },
    {
      CAMP_ID: 'MULTISPORT-1',
      ...multisport,
      LOCATION_NAME: 'Sporthal Bourgoyen, Gent',
      ...ages(6, 9),
      REMARK: '',
      ...on(period(1), week(1)),
      ...wholeCamp(week(1)),
      PRICE: 139,
      ...discounts(true),
      SEATS_OPEN: 32,
    },
    {
      CAMP_ID: 'MULTISPORT-2',
      ...multisport,
      LOCATION_NAME: 'Sportcentrum Ter Wallen, Lokeren',
      ...ages(9, 13),
      REMARK: 'Opvang van 8 tot 9 uur en van 16 tot 17.30 uur is inbegrepen.',
      ...on(period(2), week(2)),
      ...wholeCamp(week(2)),
      PRICE: 139,
      ...discounts(false),
      SEATS_OPEN: 28,
    },
    {
      CAMP_ID: 'KLIMDAG',
      ...avontuur,
      LOCATION_NAME: 'Klimzaal De Rotswand, Aalst',
      ...ages(8, 13),
      REMARK: 'Kies één woensdag. Klimmateriaal is ter plaatse.',
      ...on(
        'Woensdagen in juli',
        [1, 2, 4].map((n) => addDays(monday(n), 2)),
      ),
      ...rules(1, 1, 1, true),
      PRICE: '35,00',
      ...discounts(false),
      SEATS_OPEN: 16,
    },
    {
      CAMP_ID: 'ZEILWEEK',
      ...water,
      LOCATION_NAME: 'Zeilclub De Meeuw, Nieuwpoort',
      ...ages(9, 14),
      REMARK: 'Uw kind moet 50 meter kunnen zwemmen.',
      ...on(period(3), week(3)),
      ...wholeCamp(week(3)),
      PRICE: 215,
      ...discounts(true),
      SEATS_OPEN: 2,
    },
    {
      CAMP_ID: 'ZWEMWEEK',
      ...water,
      LOCATION_NAME: 'Zwembad Rozebroeken, Gent',
      ...ages(6, 10),
      REMARK: '',
      ...on(period(2), week(2)),
      ...wholeCamp(week(2)),
      PRICE: 145,
      ...discounts(true),
      SEATS_OPEN: 20,
    },
    {
      CAMP_ID: 'KAJAKDAGEN',
      ...water,
      LOCATION_NAME: 'Watersportbaan, Gent',
      ...ages(8, 13),
      REMARK: 'Loopt samen met de laatste drie dagen van de zwemweek.',
      ...on(period(2), week(2).slice(2)),
      ...wholeCamp(week(2).slice(2)),
      PRICE: 95,
      ...discounts(true),
      SEATS_OPEN: 14,
    },
    {
      CAMP_ID: 'PONYKAMP',
      ...dieren,
      LOCATION_NAME: 'Manege Ter Heide, Zoersel',
      ...ages(7, 12),
      REMARK: 'Een rijhelm kunt u ter plaatse lenen.',
      ...on(period(4), week(4)),
      ...wholeCamp(week(4)),
      PRICE: 245,
      ...discounts(true),
      SEATS_OPEN: 0,
    },
    {
      CAMP_ID: 'PONYDAGEN-KLEUTERS',
      ...dieren,
      LOCATION_NAME: 'Manege Ter Heide, Zoersel',
      ...ages(4, 6),
      REMARK: 'Telkens van 9 tot 12 uur.',
      ...on(period(5), week(5).slice(0, 3)),
      ...rules(2, 3, 2, true),
      PRICE: 90,
      PRICE_2_DAYS: 64,
      PRICE_3_DAYS: 90,
      ...discounts(false, true),
      SEATS_OPEN: 9,
    },
  ];
}

/** Loads the demo camps at a first start, and says so; not on a database with camps, nor where nobody wants them. */
export async function loadDemoCamps(backend: Backend, say: (line: string) => void): Promise<void> {
  if (!backend.settings.demoCamps || (await backend.camps.all()).camps.length > 0) return;
  const { count } = await importCamps(backend.database, demoCamps(todayOf(backend)));
  say(`Loaded ${count} demo camps (DEMO_CAMPS=no leaves an empty database empty).`);
}
