import { eq, sql } from 'drizzle-orm';
import { MAX_CAMP_DAYS, readCamp, unmeetableLimit, type Camp } from '../../domain/camp.ts';
import { campLink } from '../../domain/campLink.ts';
import { daysBetween, shortDate, type Day } from '../../domain/days.ts';
import { birthYear } from '../../domain/nationalNumber.ts';
import { stepUrl } from '../../domain/steps.ts';
import type { Database, Sql } from '../database/database.ts';
import { bookedDay, booking, camp, seat } from '../database/schema.ts';
import { InputProblem } from '../service/SetupProblem.ts';
import { isCampField, isOver, type CampAnswer } from './storedCamp.ts';

const MAX_SEATS = 1_000_000;
/** Short enough for the index of the database and the name of an exported file. */
const MAX_ID_LENGTH = 200;
/** Of a camp as JSON: the organisation's page shows many camps. */
const MAX_CHARACTERS = 20_000;
/** No camp is deeper, and neither JSON nor the database stores every depth. */
const MAX_DEPTH = 20;
/** Years of birth and of camps. */
const YEARS = [1900, 2100] as const;

/** A camp of a file: an item of the camps response, its name in messages, and its problem if one is already known. */
export interface ImportRow {
  name: string;
  item: unknown;
  problem?: string;
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

/** The camps of a JSON file, named by id or else by position. */
export function rowsOfJson(items: unknown): ImportRow[] {
  if (!Array.isArray(items)) throw new InputProblem('The file must hold a JSON array of camps.');
  return items.map((item: CampAnswer | null, index) => {
    const id = item?.CAMP_ID;
    const isNamed = (typeof id === 'string' && id.trim() !== '') || typeof id === 'number';
    const name = isNamed ? `Camp ${id}` : `Camp number ${index + 1}`;
    return isDeeper(item, MAX_DEPTH)
      ? { name, item: null, problem: 'its values are nested too deeply' }
      : { name, item };
  });
}

/** The field of an ambiguous number: `1.250`, or a third decimal. */
function ambiguousField(item: object): string | undefined {
  const isAmbiguous = (value: unknown) =>
    typeof value === 'number'
      ? Math.abs(value * 100 - Math.round(value * 100)) > 1e-6
      : typeof value === 'string' && /^\s*-?\d+[.,]\d{3,}\s*$/.test(value);
  const isNumber = (name: string) => isCampField(name) && !/_NAME$|_ID$|REMARK/.test(name);
  return Object.entries(item).find(([name, value]) => isNumber(name) && isAmbiguous(value))?.[0];
}

/** The field whose number nobody can mean, such as the year 20192020, with the reason. */
function outOfRange(read: Camp): string | undefined {
  const yearsOf = (days: (Day | null)[]) =>
    days.map((day) => (day === null ? null : Number(day.slice(0, 4))));
  const numbers: [field: string, given: (number | null)[], least: number, most: number][] = [
    ['MAX_BIRTHYEAR', [read.maxBirthyear], ...YEARS],
    ['MIN_BIRTHYEAR', [read.minBirthyear], ...YEARS],
    ['The year of ACTIVE_DAYS', yearsOf(read.activeDays), ...YEARS],
    ['The year of PERIOD_STARTDATE', yearsOf([read.periodStart]), ...YEARS],
    ['The year of PERIOD_ENDDATE', yearsOf([read.periodEnd]), ...YEARS],
    ['CAMP_MAXIMUM_ALLOWED_CAMP_DAYS', [read.maximumDays], 1, MAX_CAMP_DAYS],
    ['CAMP_MINIMUM_REQUIRED_CAMP_DAYS', [read.minimumDays], 0, MAX_CAMP_DAYS],
    ['CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS', [read.minimumContiguousDays], 0, MAX_CAMP_DAYS],
    ['SEATS_OPEN', [read.seatsOpen], 0, MAX_SEATS],
  ];
  for (const [field, given, least, most] of numbers) {
    const wrong = given.find((each) => each !== null && (each < least || each > most));
    if (wrong !== undefined) return `${field} is ${wrong}, not from ${least} to ${most}`;
  }
  return undefined;
}

/** Reads a row, or returns the reason why it is invalid. */
function readRow({ name, item, problem }: ImportRow) {
  if (problem !== undefined) return problem;
  const json = JSON.stringify(item);
  if (json.length > MAX_CHARACTERS) return `its fields have more than ${MAX_CHARACTERS} characters`;
  // NUL and lone surrogates are escaped in JSON; an escaped backslash before `u0000` is a text.
  if (/\\u0000|\\ud[89a-f]/.test(json.replaceAll('\\\\', ''))) {
    return 'a text holds a character that cannot be stored';
  }
  const read = readCamp(item);
  if ('unreadable' in read) return `${read.unreadable.field} ${read.unreadable.reason}`;
  const answer = item as CampAnswer;
  const ambiguous = ambiguousField(answer);
  if (ambiguous !== undefined) {
    return `${ambiguous} ${JSON.stringify(answer[ambiguous])} is ambiguous: write 1250 or 1250,00, and at most two decimals`;
  }
  const { seatsOpen, id } = read.camp;
  if (campLink(stepUrl('campDays', id)).campId !== id.toUpperCase()) {
    return 'CAMP_ID has quotes, brackets or invisible characters, which a link loses';
  }
  if (encodeURIComponent(id).length > MAX_ID_LENGTH) {
    return `CAMP_ID is longer than ${MAX_ID_LENGTH} characters in a link`;
  }
  // Optional in the wizard, but required to book seats.
  if (seatsOpen === null) return 'SEATS_OPEN is missing';
  const wrong = outOfRange(read.camp);
  if (wrong !== undefined) return wrong;
  return { name, id: id.toUpperCase(), answer, camp: read.camp, seatsOpen };
}

type ReadRow = Exclude<ReturnType<typeof readRow>, string>;

/** Reads all rows. `problems` has a sentence for every invalid one. */
function readRows(rows: readonly ImportRow[]): { camps: ReadRow[]; problems: string[] } {
  const problems: string[] = [];
  const camps = new Map<string, ReadRow>();
  for (const row of rows) {
    const read = readRow(row);
    if (typeof read === 'string') problems.push(`${row.name} cannot be loaded: ${read}.`);
    else if (camps.has(read.id)) problems.push(`${row.name} is in the file twice.`);
    else camps.set(read.id, read);
  }
  return { camps: [...camps.values()].sort((one, other) => (one.id < other.id ? -1 : 1)), problems };
}

/**
 * The camps of the file as stored before the import. Until the transaction ends, others book, cancel and import nothing, and
 * close and open none of these camps: bookings that are being made are among these, and later ones find the camps as they
 * are then.
 */
async function presentCamps(transaction: Sql, camps: readonly ReadRow[]) {
  await transaction.execute(sql`LOCK TABLE ${booking} IN SHARE ROW EXCLUSIVE MODE`);
  const ofFile = sql`= ANY(${sql.param(camps.map(({ id }) => id))}::text[])`;
  // For all camps at once: a look-up for each booking kept the database from bookings for seconds.
  const bookedDays = sql`(
    SELECT camp_id, array_agg(day ORDER BY day) AS days FROM (
      SELECT DISTINCT camp_id, day::text FROM ${booking} JOIN ${bookedDay} ON booking_id = id WHERE camp_id ${ofFile}
    ) AS one GROUP BY camp_id
  ) AS booked`;
  const found = await transaction
    .select({
      id: seat.campId,
      answer: camp.answer,
      seatsOpen: seat.seatsOpen,
      isClosed: seat.isClosed,
      booked: transaction.$count(booking, eq(booking.campId, seat.campId)),
      days: sql<Day[]>`coalesce(booked.days, '{}')`,
    })
    .from(seat)
    .innerJoin(camp, eq(camp.id, seat.campId))
    .leftJoin(bookedDays, sql`booked.camp_id = ${seat.campId}`)
    .where(sql`${seat.campId} ${ofFile}`)
    .for('update', { of: seat });
  return new Map(found.map((row) => [row.id, row]));
}

type Present = Awaited<ReturnType<typeof presentCamps>>;

/** Why the camp cannot be booked without a voucher, or null. */
function unbookable(read: Camp, today: Day): string | null {
  const limit = unmeetableLimit(read);
  if (limit) return `cannot be booked: ${limit.field} ${limit.reason}`;
  const { maxBirthyear, minBirthyear } = read;
  // The booking uses one of these dates (`kidParentContext`).
  const dates = [today, ...read.activeDays.slice(0, 1)];
  const years = dates.flatMap((date) =>
    Array.from({ length: 100 }, (_, yy) => birthYear(String(yy).padStart(2, '0'), date)),
  );
  if (years.some((year) => year >= (maxBirthyear ?? 0) && year <= (minBirthyear ?? Infinity))) return null;
  return `cannot be booked: no child is born from MAX_BIRTHYEAR ${maxBirthyear ?? ''} to MIN_BIRTHYEAR ${minBirthyear ?? ''}`;
}

/** Why the days may be those of another year or month, such as 07/05 for 5 July; empty if they look right. */
function doubtfulDays({ camp, answer }: ReadRow, today: Day): string {
  const { activeDays, periodStart, periodEnd } = camp;
  if (isOver(camp, today)) return 'over: only a voucher can book';
  // Midnight in Belgium, as many systems write it. The camp's days are the dates as written.
  const isLate = ['ACTIVE_DAYS', 'PERIOD_STARTDATE', 'PERIOD_ENDDATE'].some((field) =>
    /T2[23]:00.*Z/i.test(String(answer[field])),
  );
  if (isLate) return 'dates in UTC: the days may be a day early';
  const [first = '', last = first] = [activeDays[0], activeDays.at(-1)];
  if (first < (periodStart ?? first) || last > (periodEnd ?? last)) return 'days outside the period';
  if (first.slice(0, 4) !== last.slice(0, 4)) return 'days in several years';
  // 07/05 and 07/06 for 5 and 6 July.
  if (first !== last && activeDays.every((day) => day.slice(8) === first.slice(8)))
    return 'the same day of several months';
  return daysBetween(first, last) > 31 ? 'days in more than a month' : '';
}

/** The fields that a camp had and the file lacks; empty for none. */
function lostFields({ id, answer }: ReadRow, present: Present): string {
  const lost = Object.entries(present.get(id)?.answer ?? {})
    .filter(([field, value]) => isCampField(field) && (value ?? '') !== '' && answer[field] === undefined)
    .map(([field]) => field);
  return lost.length > 0 ? `removed, because the file lacks them: ${lost.join(', ')}` : '';
}

/** Likely mistakes, as sentences. */
function likelyMistakes({ name, id, camp: read, seatsOpen }: ReadRow, present: Present, today: Day) {
  const reason = unbookable(read, today);
  const before = present.get(id);
  const missing = before?.days.filter((day) => !read.activeDays.includes(day)) ?? [];
  const isOtherYear = missing.length === before?.days.length && missing.every((day) => day < today);
  // The camps call leaves out the past days of a flexible camp.
  const gone = isOtherYear || !read.flexibleBookingAllowed ? missing : missing.filter((day) => day >= today);
  return [
    reason !== null && `${name} ${reason}.`,
    gone.length > 0 &&
      (isOtherYear
        ? `${name} has bookings of ${gone.join(', ')}: a camp of another year needs another CAMP_ID, or those children cannot book it again.`
        : `${name}: ACTIVE_DAYS lacks ${gone.join(', ')}, which children have booked.`),
    // The camps call has no seats of it.
    before?.isClosed === true &&
      seatsOpen === 0 &&
      before.seatsOpen > 0 &&
      `${name} is closed: SEATS_OPEN is 0, and its ${before.seatsOpen} seats are lost.`,
    before &&
      seatsOpen > before.seatsOpen &&
      `${name}: SEATS_OPEN is ${seatsOpen}, more than the ${before.seatsOpen} that are open now.`,
  ].filter((mistake) => typeof mistake === 'string');
}

/**
 * Creates or replaces camps, all or none; `SEATS_OPEN` is the number of seats open now. Throws an error that lists every
 * invalid row and, unless forced, all likely mistakes. `seatsBefore` is null for a new camp.
 */
export async function importCamps(
  { sql: db }: Database,
  rows: readonly ImportRow[],
  today: Day,
  isForced = false,
) {
  const { camps, problems } = readRows(rows);
  return db.transaction(async (transaction) => {
    const present = await presentCamps(transaction, camps);
    const mistakes = isForced ? [] : camps.flatMap((row) => likelyMistakes(row, present, today));
    const wrong = [...problems, ...mistakes];
    if (wrong.length > 0) {
      const hint = problems.length > 0 ? '' : '; --force loads it all the same';
      throw new InputProblem([...wrong, `Nothing was loaded${hint}.`].join('\n'));
    }
    // One statement: a statement for each camp kept the database from bookings for minutes.
    const file = JSON.stringify(camps.map(({ id, answer, seatsOpen }) => ({ id, answer, seatsOpen })));
    await transaction.execute(sql`
      WITH file AS (
        SELECT * FROM json_to_recordset(${file}::text::json) AS file(id text, answer jsonb, "seatsOpen" int)
      ), stored AS (
        INSERT INTO ${camp} (id, answer) SELECT id, answer FROM file
        ON CONFLICT (id) DO UPDATE SET answer = excluded.answer
      )
      INSERT INTO ${seat} (camp_id, seats_open) SELECT id, "seatsOpen" FROM file
      ON CONFLICT (camp_id) DO UPDATE SET seats_open = excluded.seats_open`);
    return camps.map((row) => ({
      camp: row.camp.id,
      seatsBefore: present.get(row.id)?.seatsOpen ?? null,
      seatsAfter: row.seatsOpen,
      booked: present.get(row.id)?.booked ?? 0,
      days: row.camp.activeDays.map((day) => shortDate(day)).join(' '),
      warning: [doubtfulDays(row, today), lostFields(row, present)].filter(Boolean).join('; '),
    }));
  });
}
