import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { lessDaysCents, priceCentsFor } from '../../src/domain/price.ts';
import { campLink } from '../../src/domain/campLink.ts';
import { stepUrl } from '../../src/domain/steps.ts';
import { campItem, fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';
import { rowsOfCsv } from '../../src/backend/camps/campCsv.ts';
import { importCamps, rowsOfJson } from '../../src/backend/camps/campImport.ts';
import { runOn } from '../../src/backend/commands/commands.ts';
import type { Database, Sql } from '../../src/backend/database/database.ts';
import { SetupProblem } from '../../src/backend/service/SetupProblem.ts';
import { createBackend } from '../../src/backend/service/Backend.ts';
import { openBrand } from '../../src/backend/service/openBrand.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { saveEnrolment } from '../../src/backend/booking/saveEnrolment.ts';
import { organisationSite } from '../../src/backend/site/organisationSite.ts';
import { siteFiles } from '../../src/backend/site/siteFiles.ts';
import { checkDiscounts, child, enrol, enrolmentOf, get, NOOR } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import type { TestBackend } from './testBackend.ts';

const camp = flexibleCamp({ seatsOpen: 10 });

/** An array in an array, so many times. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n += 1) value = [value];
  return value;
}

onEachEngine(() => {
  const importing = ({ backend }: TestBackend, items: object[], force = false) =>
    runOn(backend, 'importCamps', { rows: rowsOfJson(items), force });
  const books = async (backend: TestBackend, childNr: string, voucher = '', of = camp) => {
    const { status, text } = await enrol(backend, of, childNr, { voucher });
    return status === 200 ? (JSON.parse(text) as { reference: string }).reference : text;
  };

  test('importCamps: returns seats before and after, and requires --force for likely mistakes', async ({
    start,
  }) => {
    const backend = await start([camp]);
    await books(backend, NOOR);
    const loaded = await importing(backend, [
      campItem({ ...camp, seatsOpen: 7 }),
      campItem(fixedCamp({ seatsOpen: 7 })),
    ]);
    expect(loaded).toEqual([
      expect.objectContaining({ camp: camp.id, seatsBefore: 9, seatsAfter: 7, booked: 1, warning: '' }),
      expect.objectContaining({ camp: fixedCamp().id, seatsBefore: null, seatsAfter: 7, booked: 0 }),
    ]);
    const [first = '', ...others] = camp.activeDays;
    const doubts: [change: object, sentence: string][] = [
      [{ ACTIVE_DAYS: others.join(',') }, `ACTIVE_DAYS lacks ${first}, which children have booked.`],
      [{ MAX_BIRTHYEAR: 2018, MIN_BIRTHYEAR: 2014 }, 'cannot be booked: no child is born from'],
      [{ MAX_BIRTHYEAR: 2031, MIN_BIRTHYEAR: 2035 }, 'cannot be booked: no child is born from'],
      [{ CAMP_MINIMUM_REQUIRED_CAMP_DAYS: 6 }, 'cannot be booked: CAMP_MINIMUM_REQUIRED_CAMP_DAYS is 6'],
      [
        { SEATS_OPEN: 10 },
        `Camp ${camp.id}: SEATS_OPEN is 10, more than the 7 that are open now.\nNothing was loaded; --force loads it`,
      ],
    ];
    for (const [n, [change, sentence]] of doubts.entries()) {
      const other = campItem(fixedCamp({ seatsOpen: 6 - n }));
      const items = [{ ...campItem({ ...camp, seatsOpen: 7 }), ...change }, other];
      await expect(importing(backend, items), sentence).rejects.toThrow(sentence);
      expect([await backend.seatsOpen(camp.id), await backend.seatsOpen(fixedCamp().id)]).toEqual([7, 7 - n]);
      expect(await importing(backend, items, true)).toHaveLength(2);
    }
    expect(await backend.seatsOpen(camp.id)).toBe(10);
    // Years off, the birth years are those of the camp's first day.
    const later = { ...campItem(fixedCamp({ id: 'LATER' })), ACTIVE_DAYS: '2031-07-07' };
    const born = { MAX_BIRTHYEAR: 2026, MIN_BIRTHYEAR: 2028 };
    expect(await importing(backend, [{ ...later, ...born }])).toHaveLength(1);
  });

  test('importCamps: scans bookings and their days at most once for all camps', async ({ start }) => {
    const ids = ['SEA-0', 'SEA-1', 'SEA-2', 'SEA-3'];
    const camps = ids.map((id) => campItem({ ...camp, id }));
    const backend = await start(camps);
    const db = backend.backend.database.sql;
    await books(backend, NOOR, '', { ...camp, id: 'SEA-0' });
    await db.execute(sql`INSERT INTO booking SELECT gen_random_uuid(), n::text, 'SEA-' || n % 4, n::text, parent_lookup,
      NULL, request_digest, NULL, 0, 0, false, now(), '', NULL FROM booking, generate_series(1, 2000) AS n`);
    await db.execute(sql`INSERT INTO booked_day SELECT child_lookup, ${camp.activeDays[0]}::date, id FROM booking
      WHERE child_lookup = reference`);
    /** How often each table was read as a whole, and how often by an index. */
    const readsOf = async () => {
      await db.execute(sql`SELECT pg_stat_force_next_flush()`);
      const { rows } = await db.execute<{ scans: number; searches: number }>(
        sql`SELECT seq_scan::int AS scans, idx_scan::int AS searches FROM pg_stat_user_tables
          WHERE relname IN ('booking', 'booked_day') ORDER BY relname`,
      );
      return rows;
    };
    const before = await readsOf();
    await backend.importCamps(camps);
    for (const [index, { scans, searches }] of (await readsOf()).entries()) {
      expect(scans - (before[index]?.scans ?? 0)).toBeLessThanOrEqual(1);
      // Of bookings, each camp's are counted, and all are found once more.
      expect(searches - (before[index]?.searches ?? 0)).toBeLessThanOrEqual(camps.length + 1);
    }
  });

  test('importCamps: the seats of a closed camp are not lost to its own answer', async ({ start }) => {
    const backend = await start([camp]);
    await runOn(backend.backend, 'setClosed', { campId: camp.id, isClosed: true });
    const items = [(await backend.backend.camps.find(camp.id))?.answer ?? {}];
    await expect(importing(backend, items)).rejects.toThrow(
      `Camp ${camp.id} is closed: SEATS_OPEN is 0, and its ${camp.seatsOpen} seats are lost.\n`,
    );
    expect(await importing(backend, items, true)).toMatchObject([
      { seatsBefore: camp.seatsOpen, seatsAfter: 0 },
    ]);
    expect(await importing(backend, items)).toHaveLength(1);
  });

  test('importCamps: a camp of another year needs another id', async ({ start }) => {
    const backend = await start([camp]);
    await books(backend, NOOR);
    const later = { ...backend.backend, clock: () => new Date('2027-12-01T12:00:00Z') };
    const rows = rowsOfJson([
      { ...campItem({ ...camp, seatsOpen: 9 }), ACTIVE_DAYS: '2028-07-03,2028-07-04,2028-07-05' },
    ]);
    await expect(runOn(later, 'importCamps', { rows, force: false })).rejects.toThrow(
      /^Camp \S+ has bookings of 2027-.*: a camp of another year needs another CAMP_ID, or those children cannot book it again\.\n/,
    );
  });

  test('importCamps: a flexible camp may lack booked days that are past, but not today', async ({
    start,
  }) => {
    const { backend, ...server } = await start([camp]);
    await books({ backend, ...server }, NOOR);
    const [, today = '', ...others] = camp.activeDays;
    const later = { ...backend, clock: () => new Date(`${today}T12:00:00Z`) };
    const importDays = (days: string[]) => {
      const item = { ...campItem({ ...camp, seatsOpen: 8 }), ACTIVE_DAYS: days.join(',') };
      return runOn(later, 'importCamps', { rows: rowsOfJson([item]), force: false });
    };
    expect(await importDays([today, ...others])).toHaveLength(1);
    await expect(importDays(others)).rejects.toThrow(`ACTIVE_DAYS lacks ${today}, which children`);
  });

  test('importCamps: lists every invalid row, and rejects ambiguous prices', async ({ start }) => {
    const backend = await start([]);
    const good = campItem(camp);
    const wrong: [change: object, sentence: string][] = [
      [{ CAMP_ID: 'A', PRICE: '1.250' }, 'Camp A .*PRICE "1.250" is ambiguous: write 1250 or 1250,00'],
      [{ CAMP_ID: 'B', PRICE: 149.005 }, 'Camp B .*PRICE 149.005 is ambiguous'],
      [{ CAMP_ID: 'C', PRICE_3_DAYS: '99,005' }, 'Camp C .*PRICE_3_DAYS "99,005" is ambiguous'],
      [{ CAMP_ID: 'D', SEATS_OPEN: '1.250' }, 'Camp D .*SEATS_OPEN .*not a whole number'],
      [{ CAMP_ID: 'U', SEATS_OPEN: '1.000' }, 'Camp U .*SEATS_OPEN "1.000" is ambiguous'],
      [{ CAMP_ID: 'E', PRICE: 'gratis' }, 'Camp E cannot be loaded: PRICE "gratis" is not a number.$'],
      [{ CAMP_ID: null }, 'Camp number 8 cannot be loaded: CAMP_ID is missing.$'],
      [{ CAMP_ID: ' ' }, 'Camp number 9 cannot be loaded: CAMP_ID is missing.$'],
      [{ CAMP_ID: 'G', SEATS_OPEN: null }, 'Camp G cannot be loaded: SEATS_OPEN is missing.$'],
      [
        { CAMP_ID: 'H', MIN_BIRTHYEAR: 20192020 },
        'Camp H .*: MIN_BIRTHYEAR is 20192020, not from 1900 to 2100',
      ],
      [{ CAMP_ID: 'I', MAX_BIRTHYEAR: 19 }, 'Camp I .*: MAX_BIRTHYEAR is 19, not from'],
      [{ CAMP_ID: 'J', ACTIVE_DAYS: '2027-07-05,9027-07-06' }, 'Camp J .*: The year of ACTIVE_DAYS is 9027'],
      [
        { CAMP_ID: 'P', PERIOD_STARTDATE: '0027-07-05' },
        'Camp P .*: The year of PERIOD_STARTDATE is 27, not',
      ],
      [{ CAMP_ID: 'Q', PERIOD_ENDDATE: '9999-12-31' }, 'Camp Q .*: The year of PERIOD_ENDDATE is 9999, not'],
      [{ CAMP_ID: 'W', SEATS_OPEN: 1_000_001 }, 'Camp W .*: SEATS_OPEN is 1000001, not from 0 to 1000000.$'],
      [{ CAMP_ID: 'K', CAMP_MAXIMUM_ALLOWED_CAMP_DAYS: 1e9 }, 'Camp K .*: CAMP_MAXIMUM_.* is 1000000000'],
      ...['"VOS"', '<VOS>', 'VO\u200BS', 'VO\u00ADS', '\u202EVOS'].map((id): [object, string] => [
        { CAMP_ID: id },
        `Camp ${id} cannot be loaded: CAMP_ID has quotes, brackets or invisible characters, which a link loses.$`,
      ]),
      [{ CAMP_ID: 'R', REMARK: 'a\0' }, 'Camp R .*: a text holds a character that cannot be stored.$'],
      [{ CAMP_ID: 'T', notes: nested(20_000) }, 'Camp T .*: its values are nested too deeply.$'],
      [
        { CAMP_ID: 'V', THEME_NAME: 'a'.repeat(20_000) },
        'Camp V .*: its fields have more than 20000 characters.$',
      ],
      [{ CAMP_ID: 'é'.repeat(34) }, 'Camp é+ .*: CAMP_ID is longer than 200 characters in a link.$'],
      [{ CAMP_ID: 'S', REMARK: '\ud83e' }, 'Camp S .*: a text holds a character that cannot be stored.$'],
      [{ CAMP_ID: camp.id.toLowerCase() }, `Camp ${camp.id.toLowerCase()} is in the file twice.$`],
    ];
    const rows = [
      ...rowsOfJson([good, ...wrong.map(([change]) => ({ ...good, ...change }))]),
      ...rowsOfCsv('CAMP_ID;ACTIVE_DAYS;PRICE;SEATS_OPEN\nCSV;=1+1;149,00;7'),
    ];
    const importing = runOn(backend.backend, 'importCamps', { rows, force: true });
    const refused = await importing.catch((error: unknown) => error);
    expect((refused as Error).message.split('\n')).toEqual([
      ...wrong.map(([, sentence]): unknown => expect.stringMatching(`^${sentence}`)),
      'Row 2 (camp CSV) cannot be loaded: ACTIVE_DAYS holds a formula: save its result.',
      'Nothing was loaded.',
    ]);
    expect(await runOn(backend.backend, 'listCamps', {})).toEqual([]);
  });

  test('importCamps: lists likely mistakes too when a row is invalid', async ({ start }) => {
    const backend = await start([camp]);
    const items = [
      { ...campItem(fixedCamp()), PRICE: 'gratis' },
      { ...campItem(camp), SEATS_OPEN: 1000 },
      { ...campItem(fixedCamp({ id: 'BORN' })), MAX_BIRTHYEAR: 2020, MIN_BIRTHYEAR: 2015 },
    ];
    const wrong = `Camp ${fixedCamp().id} cannot be loaded: PRICE "gratis" is not a number.`;
    const sentences = async (force: boolean) => {
      const error: unknown = await importing(backend, items, force).catch((refused: unknown) => refused);
      return (error as Error).message.split('\n');
    };
    expect(await sentences(false)).toEqual([
      wrong,
      'Camp BORN cannot be booked: no child is born from MAX_BIRTHYEAR 2020 to MIN_BIRTHYEAR 2015.',
      `Camp ${camp.id}: SEATS_OPEN is 1000, more than the ${camp.seatsOpen} that are open now.`,
      'Nothing was loaded.',
    ]);
    expect(await sentences(true)).toEqual([wrong, 'Nothing was loaded.']);
    expect(await backend.seatsOpen(camp.id)).toBe(camp.seatsOpen);
  });

  test('importCamps: loads texts with backslashes, and every id that a link keeps', async ({ start }) => {
    const backend = await start([]);
    const ids = ['3D-PRINT', 'Café & co?', 'A/B#1', "DON'T.", '🦊', 'VOS (2)', '100%25', 'ẞ'];
    const items = ids.map((CAMP_ID) => ({
      ...campItem(camp),
      CAMP_ID,
      REMARK: String.raw`C:\udata\u0000 \\ud800`,
    }));
    expect(await importing(backend, items)).toHaveLength(ids.length);
    for (const id of ids) {
      const { campId } = campLink(stepUrl('campDays', id));
      expect((await backend.backend.camps.find(campId))?.camp.id).toBe(id);
    }
  });

  test('importCamps: takes no more statements for many camps than for one', async ({ start }) => {
    const { sql: db } = (await start([])).backend.database;
    const statementsFor = async (count: number) => {
      let statements = 0;
      const counting = (transaction: Sql) =>
        new Proxy(transaction, {
          get(target, name) {
            const value: unknown = Reflect.get(target, name);
            if (typeof value !== 'function') return value;
            statements += 1;
            return value.bind(target) as unknown;
          },
        });
      const transaction = (work: (transaction: Sql) => Promise<unknown>) =>
        db.transaction((given) => work(counting(given)));
      const items = Array.from({ length: count }, (_, n) => campItem({ ...camp, id: `${count}-${n}` }));
      await importCamps({ sql: { transaction } } as unknown as Database, rowsOfJson(items), '2026-11-22');
      return statements;
    };
    expect(await statementsFor(30)).toBe(await statementsFor(1));
  });

  test('setClosed: reports a camp as fully booked until it is reopened', async ({ start }) => {
    const backend = await start([camp]);
    const seats = async () => {
      const { text } = await get(backend, `/api/camps?key=demo&campId=${camp.id}`);
      return (JSON.parse(text) as { SEATS_OPEN: number }[])[0]?.SEATS_OPEN;
    };
    const close = (isClosed: boolean) =>
      runOn(backend.backend, 'setClosed', { campId: camp.id.toLowerCase(), isClosed });
    expect(await close(true)).toEqual({ camp: camp.id, state: 'closed' });
    expect([await seats(), await books(backend, child(1))]).toEqual([0, 'INVALID_CAMP_FULLY_BOOKED']);
    expect((await get(backend, '/organisatie/')).text).toContain('Volzet');
    const { code } = await backend.createVoucher(camp.id);
    expect(await books(backend, child(2), code)).toMatch(/^\w{8}$/);
    // An import leaves it closed.
    await importing(backend, [campItem({ ...camp, seatsOpen: 8 })]);
    expect([await seats(), (await runOn(backend.backend, 'listCamps', {}))[0]]).toEqual([
      0,
      expect.objectContaining({ seatsOpen: 8, booked: 1, vouchers: 0, state: 'closed' }),
    ]);
    await close(false);
    expect([await seats(), await books(backend, child(1))]).toEqual([8, expect.stringMatching(/^\w{8}$/)]);
  });

  test('a camp whose last day is over is full, without an import', async ({ start }) => {
    const early = fixedCamp({ activeDays: ['2027-04-05'], seatsOpen: 4 });
    const { backend, ...running } = await start([early]);
    let today = '2027-04-05';
    const later = createBackend({ ...backend, clock: () => new Date(`${today}T12:00:00Z`) });
    const seats = async () => [
      (await later.camps.find(early.id))?.camp.seatsOpen,
      (await later.camps.all()).text,
    ];
    expect(await seats()).toEqual([4, expect.stringContaining('"SEATS_OPEN":4')]);
    today = '2027-04-06';
    expect(await seats()).toEqual([0, expect.stringContaining('"SEATS_OPEN":0')]);
    const save = () => saveEnrolment(later, [], enrolmentOf(early, NOOR), null);
    expect(await save()).toEqual({ refused: 'INVALID_CAMP_FULLY_BOOKED' });
    expect(await running.seatsOpen(early.id)).toBe(4);
  });

  test('the website has no camp of yesterday after a request across midnight', async ({ start }) => {
    const early = fixedCamp({ activeDays: ['2027-04-05'] });
    const { backend } = await start([early]);
    const moments = ['2027-04-05T21:59:59Z'];
    const clock = () => new Date(moments.shift() ?? '2027-04-05T22:00:01Z');
    const { brand } = await openBrand(readSettings({}));
    const site = organisationSite(createBackend({ ...backend, clock }), siteFiles(brand));
    const env = { incoming: { socket: { bytesWritten: 1 } }, outgoing: {} };
    await site.request('/organisatie/', {}, env);
    const page = await site.request('/organisatie/', {}, env);
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining(early.id)]);
  });

  test('a past day of a flexible camp cannot be booked, without an import', async ({ start }) => {
    const { backend } = await start([camp, fixedCamp()]);
    let today = camp.activeDays[0] ?? '';
    const later = createBackend({ ...backend, clock: () => new Date(`${today}T12:00:00Z`) });
    const offered = async () => [
      (await later.camps.find(camp.id))?.camp.activeDays,
      (await later.camps.all()).camps.find(({ id }) => id === camp.id)?.activeDays,
    ];
    expect(await offered()).toEqual([camp.activeDays, camp.activeDays]);
    const [, second = '', ...others] = camp.activeDays;
    today = second;
    const left = [second, ...others];
    expect(await offered()).toEqual([left, left]);
    const save = (days: string[]) =>
      saveEnrolment(later, [], enrolmentOf({ ...camp, activeDays: days }, NOOR), null);
    expect(await save(camp.activeDays)).toEqual({ refused: 'INVALID' });
    // The price of four days, and nothing less.
    const { camp: shorter } = (await later.camps.find(camp.id)) ?? {};
    expect([shorter?.priceCents, shorter && lessDaysCents(shorter, 4)]).toEqual([priceCentsFor(camp, 4), 0]);
    // The discount that was shown before midnight is the same price.
    const shown = enrolmentOf({ ...camp, activeDays: left }, NOOR);
    const claimed = {
      ...shown,
      inputData: { ...shown.inputData, discountSelectedDays: lessDaysCents(camp, 4) / 100 },
    };
    expect(await saveEnrolment(later, [], claimed, null)).toHaveProperty('reference');
    // Too few are left for a child, who books at least three.
    today = others.at(-2) ?? '';
    const last = (await later.camps.find(camp.id))?.camp ?? camp;
    expect(last).toMatchObject({ seatsOpen: 0, activeDays: others.slice(-2), minimumDays: 2 });
    const { code: voucher } = await runOn(later, 'createVoucher', { campId: camp.id, hours: 24 });
    expect(await saveEnrolment(later, [], enrolmentOf(last, child(1), { voucher }), null)).toHaveProperty(
      'reference',
    );
    expect(await runOn(later, 'listCamps', {})).toContainEqual(
      expect.objectContaining({ camp: camp.id, state: 'over' }),
    );
    // A fixed camp is booked with all its days.
    expect((await later.camps.find(fixedCamp().id))?.camp.activeDays).toEqual(fixedCamp().activeDays);
  });

  test('the discount for fewer of the days that are left is that of the camp that is shown', async ({
    start,
  }) => {
    const priced = { ...camp, minimumDays: 2, minimumContiguousDays: 2 };
    const { backend } = await start([
      { ...priced, priceCentsByDays: { 2: 80_00, 3: priced.priceCents + 20_00 } },
    ]);
    const today = camp.activeDays[2] ?? '';
    const later = createBackend({ ...backend, clock: () => new Date(`${today}T12:00:00Z`) });
    const shown = (await later.camps.find(camp.id))?.camp ?? camp;
    expect(shown.activeDays).toHaveLength(3);
    const subscription = enrolmentOf({ ...shown, activeDays: shown.activeDays.slice(1) }, NOOR);
    const discountSelectedDays = lessDaysCents(shown, 2) / 100;
    const claimed = { ...subscription, inputData: { ...subscription.inputData, discountSelectedDays } };
    expect(discountSelectedDays).toBe(priced.priceCents / 100 + 20 - 80);
    expect(await saveEnrolment(later, [], claimed, null)).toHaveProperty('reference');
  });

  test('fields that the file lacks are removed, with a warning', async ({ start }) => {
    const backend = await start([camp]);
    const item = { ...campItem(camp), REMARK: undefined, MIN_BIRTHYEAR: undefined, PERIOD_NAME: '' };
    expect(await importing(backend, [item])).toMatchObject([
      { warning: 'removed, because the file lacks them: REMARK, MIN_BIRTHYEAR' },
    ]);
    expect(await importing(backend, [item])).toMatchObject([{ warning: '' }]);
  });

  test('a camp whose days are past is loaded with a warning, and is over', async ({ start }) => {
    const past = fixedCamp({ activeDays: ['2026-07-06', '2026-07-07'], seatsOpen: 8 });
    const backend = await start([]);
    expect(await importing(backend, [campItem(past)])).toMatchObject([
      { camp: past.id, warning: 'over: only a voucher can book' },
    ]);
    expect(await runOn(backend.backend, 'listCamps', {})).toMatchObject([{ seatsOpen: 8, state: 'over' }]);
    for (const isClosed of [true, false]) {
      const setClosed = runOn(backend.backend, 'setClosed', { campId: past.id, isClosed });
      expect(await setClosed).toEqual({ camp: past.id, state: 'over' });
    }
  });

  test('setClosed: a reopened camp has the state of the list', async ({ start }) => {
    const begun = flexibleCamp({ id: 'BEGUN', activeDays: ['2027-04-05', '2027-04-06', '2027-04-07'] });
    const { backend } = await start([camp, fixedCamp({ seatsOpen: 0 }), begun]);
    const later = createBackend({ ...backend, clock: () => new Date('2027-04-06T12:00:00Z') });
    const listed = await runOn(later, 'listCamps', {});
    expect(listed.map(({ state }) => state)).toEqual(['over', 'open', 'full']);
    for (const { camp: campId, state } of listed) {
      expect(await runOn(later, 'setClosed', { campId, isClosed: false })).toEqual({ camp: campId, state });
    }
  });

  test.for([
    { days: ['2027-07-05', '2027-07-06'], period: null, warning: '' },
    { days: ['2027-07-05', '2027-07-10'], period: ['2027-07-05', '2027-07-10'], warning: '' },
    {
      days: ['2027-07-04', '2027-07-06'],
      period: ['2027-07-05', '2027-07-10'],
      warning: 'days outside the period',
    },
    {
      days: ['2027-07-06', '2027-07-11'],
      period: ['2027-07-05', '2027-07-10'],
      warning: 'days outside the period',
    },
    { days: ['2027-05-07', '2027-07-06'], period: null, warning: 'days in more than a month' },
    { days: ['2027-05-07', '2027-06-07'], period: null, warning: 'the same day of several months' },
    { days: ['2027-07-07'], period: null, warning: '' },
    { days: ['2027-07-05', '2028-07-06'], period: null, warning: 'days in several years' },
  ] as const)(
    'a camp with the days $days has the warning "$warning"',
    async ({ days, period, warning }, { start }) => {
      const [periodStart, periodEnd] = period ?? [null, null];
      const item = campItem(fixedCamp({ activeDays: [...days], periodStart, periodEnd }));
      expect(await importing(await start([]), [item])).toMatchObject([{ warning }]);
    },
  );

  test.for([
    ['T22:00:00.000Z', 'dates in UTC: the days may be a day early'],
    ['T23:00:00Z', 'dates in UTC: the days may be a day early'],
    ['T00:00:00.000Z', ''],
    ['T00:00:00+02:00', ''],
    ['T22:00:00+02:00', ''],
  ] as const)('a camp with the time %s has the warning "%s"', async ([time, warning], { start }) => {
    const { ACTIVE_DAYS, ...item } = campItem(fixedCamp());
    const days = String(ACTIVE_DAYS).replaceAll(/\d(?=,|$)/g, `$&${time}`);
    expect(await importing(await start([]), [{ ...item, ACTIVE_DAYS: days }])).toMatchObject([{ warning }]);
  });

  test('listCamps: returns seats, bookings and vouchers, the earliest camp first', async ({ start }) => {
    const early = fixedCamp({ activeDays: ['2027-04-05'], seatsOpen: 0 });
    const backend = await start([camp, early]);
    await books(backend, NOOR);
    await backend.createVoucher(camp.id);
    await backend.createVoucher(camp.id, { expired: true });
    const name = 'Zeilen voor beginners, Jachthaven, Nieuwpoort';
    const dates = { from: '05/04/2027', until: '05/04/2027' };
    expect(await runOn(backend.backend, 'listCamps', {})).toEqual([
      { camp: early.id, name, ...dates, seatsOpen: 0, booked: 0, vouchers: 0, state: 'full' },
      expect.objectContaining({ camp: camp.id, seatsOpen: 9, booked: 1, vouchers: 1, state: 'open' }),
    ]);
  });

  test('a full disk refuses a save for a moment, and a command with the reason', async ({ start }) => {
    const backend = await start([camp]);
    const { sql: db } = backend.backend.database;
    await db.execute(sql`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    for (const table of ['booking', 'voucher']) {
      await db.execute(sql`CREATE TRIGGER full_disk BEFORE INSERT ON ${sql.identifier(table)}
        EXECUTE FUNCTION full_disk()`);
    }
    expect((await enrol(backend, camp, NOOR)).status).toBe(503);
    await expect(runOn(backend.backend, 'createVoucher', { campId: camp.id, hours: 1 })).rejects.toThrow(
      new SetupProblem('The disk of the database is full: free some space, and run the command again.'),
    );
    await db.execute(sql`DROP FUNCTION full_disk CASCADE`);
  });

  test('cancelBooking: frees seat and days, and stores only reference and dates', async ({ start }) => {
    const backend = await start([camp], { environment: { DATA_DIR: temporaryFolder() } });
    const cancel = (...references: string[]) => runOn(backend.backend, 'cancelBookings', { references });
    const reference = await books(backend, NOOR);
    const other = await books(backend, child(1));
    expect((await checkDiscounts(backend, NOOR, camp.id)).text).toBe('INVALID_CAMP_ALREADY_BOOKED');

    await cancel(` ${reference.toLowerCase()} `);
    expect(await backend.seatsOpen(camp.id)).toBe(9);
    expect(await backend.bookings(camp.id)).toMatchObject([{ reference: other }]);
    expect(await runOn(backend.backend, 'listBookings', { campId: camp.id, since: null })).toEqual([
      expect.objectContaining({ reference: other, child: 'Noor Peeters', days: 5, state: 'booked' }),
      expect.objectContaining({ reference, child: '', days: null, state: 'cancelled' }),
    ]);
    const db = backend.backend.database.sql;
    // The list needs no medical sheet.
    await db.execute(sql`UPDATE booking SET medical_sealed = '\\x00'`);
    await runOn(backend.backend, 'listBookings', { campId: camp.id, since: null });
    const [booking, ...more] = (await db.execute(sql`SELECT * FROM cancelled_booking`)).rows;
    expect(more).toEqual([]);
    expect(Object.keys(booking ?? {})).toEqual(['reference', 'camp_id', 'booked_at', 'cancelled_at']);
    const lookup = backend.backend.vault.lookup('child', NOOR);
    const days = sql`SELECT * FROM booked_day WHERE child_lookup = ${lookup}`;
    expect((await db.execute(days)).rows).toEqual([]);
    // The child can be enrolled again, and the camp counts as its first again.
    expect(JSON.parse((await checkDiscounts(backend, NOOR, camp.id)).text)).toMatchObject({
      DISCOUNT_TYPE: 'FIRST_CAMP',
    });
    expect(await books(backend, NOOR)).toMatch(/^\w{8}$/);
    expect(await backend.seatsOpen(camp.id)).toBe(8);
    await expect(cancel(reference)).rejects.toThrow('There is no booking');
    // A booking with a voucher took no public seat.
    const { code } = await backend.createVoucher(camp.id);
    await cancel(await books(backend, child(2), code));
    expect(await backend.seatsOpen(camp.id)).toBe(8);
  });

  test('cancelBookings: cancels many at once, all or none, and says what becomes of the seats', async ({
    start,
  }) => {
    const other = fixedCamp({ seatsOpen: 10 });
    const backend = await start([camp, other], { environment: { DATA_DIR: temporaryFolder() } });
    const list = (since: string) => runOn(backend.backend, 'listBookings', { campId: null, since });
    const cancel = (references: string[]) => runOn(backend.backend, 'cancelBookings', { references });
    const before = new Date().toISOString();
    const { code } = await backend.createVoucher(camp.id);
    for (const n of [1, 2, 3]) await books(backend, child(n));
    await books(backend, child(4), '', other);
    await books(backend, child(5), code);
    const references = (await list(before)).map(({ reference }) => reference);
    expect(references).toHaveLength(5);
    expect(await list('2100-01-01 Europe/Brussels')).toEqual([]);
    await expect(cancel([...references, 'ABCD2345', 'EFGH2345'])).rejects.toThrow(
      'There is no booking ABCD2345, EFGH2345. Nothing was cancelled.',
    );
    // By two organisers at the same time.
    const twice = await Promise.allSettled([cancel(references), cancel(references)]);
    const done = twice.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(done.map((removed) => removed.map(({ seat }) => seat))).toEqual([
      ['free', 'free', 'free', 'free', 'voucher'],
    ]);
    expect([await backend.seatsOpen(camp.id), await backend.seatsOpen(other.id)]).toEqual([10, 10]);
  });

  test('listVouchers and revokeVoucher: by name and state; by code, link or name', async ({ start }) => {
    const backend = await start([camp, fixedCamp()]);
    const [byCode, byLink, byName, used] = await Promise.all(
      [1, 2, 3, 4].map(() => backend.createVoucher(camp.id)),
    );
    await backend.createVoucher(fixedCamp().id, { expired: true });
    await books(backend, NOOR, used?.code);
    const list = (campId: string | null) => runOn(backend.backend, 'listVouchers', { campId });
    const revoke = (given = '') => runOn(backend.backend, 'revokeVoucher', { given });
    const statesOf = async (campId: string | null) => (await list(campId)).map(({ state }) => state).sort();
    expect(await statesOf(null)).toEqual(['expired', 'open', 'open', 'open', 'used']);
    expect(JSON.stringify(await list(null))).not.toContain(byName?.code);

    await revoke(byCode?.code);
    await revoke(`\u200b${byLink?.link.replace('&voucher=', '&amp;VOUCHER%3D')}\u200b`);
    const [left] = (await list(camp.id)).filter(({ state }) => state === 'open');
    await revoke(left?.voucher);
    expect(await statesOf(camp.id)).toEqual(['used']);
    for (const revoked of [byCode, byLink, byName]) {
      const query = `voucher=${revoked?.code}&campId=${camp.id}`;
      expect((await get(backend, `/api/validateVoucher?${query}`)).text).toBe('INVALID');
    }
    const expired = sql`UPDATE voucher SET expires_at = now() - interval '1 hour'`;
    await backend.backend.database.sql.execute(expired);
    expect(await statesOf(camp.id)).toEqual(['used']);
    await runOn(backend.backend, 'createVoucher', { campId: fixedCamp().id, hours: 0.25 });
    expect(await statesOf(fixedCamp().id)).toEqual(['expired', 'open']);
    await expect(revoke(used?.code)).rejects.toThrow('was used: cancel its booking instead');
    await expect(revoke('nothing')).rejects.toThrow('There is no such voucher.');
  });

  test('refuses an unknown camp in one sentence', async ({ start }) => {
    const { backend } = await start([]);
    const requests = [
      runOn(backend, 'setClosed', { campId: 'NERGENS', isClosed: true }),
      runOn(backend, 'listBookings', { campId: 'NERGENS', since: null }),
      runOn(backend, 'listVouchers', { campId: 'NERGENS' }),
      runOn(backend, 'createVoucher', { campId: 'NERGENS', hours: 1 }),
      runOn(backend, 'exportCamp', { campId: 'NERGENS' }),
    ];
    const refused = { status: 'rejected', reason: { message: 'There is no camp NERGENS.', exitCode: 2 } };
    expect(await Promise.allSettled(requests)).toMatchObject(requests.map(() => refused));
  });
});
