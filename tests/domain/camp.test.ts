import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isFull,
  isSingleDay,
  MAX_CAMP_DAYS,
  nameAndPlace,
  readCamp,
  unmeetableLimit,
  type Camp,
} from '../../src/domain/camp.ts';
import { campDaysProblem } from '../../src/domain/rules/campDays.ts';
import {
  campItem,
  campOfDays,
  fixedCamp,
  flexibleCamp,
  fullCamp,
  singleDayCamp,
} from '../../src/testing/camps.ts';

const item = campItem(flexibleCamp());

function campOf(changes: Record<string, unknown>): Camp {
  const read = readCamp({ ...item, ...changes });
  if (!('camp' in read)) throw new Error(`unreadable ${read.unreadable.field}: ${read.unreadable.reason}`);
  return read.camp;
}

function without(...fields: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([field]) => !fields.includes(field)));
}

test.each([flexibleCamp(), fixedCamp(), singleDayCamp(), fullCamp(), campOfDays(60)])(
  'the response for $id is read as the camp',
  (camp) => {
    expect(readCamp(campItem(camp))).toEqual({ camp });
  },
);

test.each<[field: string, given: unknown, key: keyof Camp, expected: unknown]>([
  ['PRICE', 149, 'priceCents', 149_00],
  ['PRICE', '149', 'priceCents', 149_00],
  ['PRICE', '149.00', 'priceCents', 149_00],
  ['PRICE', '149,00', 'priceCents', 149_00],
  ['PRICE', ' 149,5 ', 'priceCents', 149_50],
  ['PRICE', 0, 'priceCents', 0],
  ['PRICE', 19.99, 'priceCents', 19_99],
  ['PRICE', '1.1', 'priceCents', 1_10], // 110.00000000000001 cents as a float.
  ['SEATS_OPEN', '12', 'seatsOpen', 12],
  ['SEATS_OPEN', 12, 'seatsOpen', 12],
  ['SEATS_OPEN', '12.0', 'seatsOpen', 12],
  ['SEATS_OPEN', '0', 'seatsOpen', 0],
  ['SEATS_OPEN', null, 'seatsOpen', null],
  ['SEATS_OPEN', '', 'seatsOpen', null],
  ['SEATS_OPEN', '  ', 'seatsOpen', null],
  ['SEATS_OPEN', -2, 'seatsOpen', 0],
  ['ACTIVE_DAYS', '2027-07-05,2027-07-06', 'activeDays', ['2027-07-05', '2027-07-06']],
  ['ACTIVE_DAYS', ' 2027-07-05 , 2027-07-06 ', 'activeDays', ['2027-07-05', '2027-07-06']],
  ['ACTIVE_DAYS', '2027-07-05,2027-07-06,', 'activeDays', ['2027-07-05', '2027-07-06']],
  ['ACTIVE_DAYS', ',,2027-07-05,', 'activeDays', ['2027-07-05']],
  ['ACTIVE_DAYS', '2027-07-06,2027-07-05,2027-07-06', 'activeDays', ['2027-07-05', '2027-07-06']],
  ['ACTIVE_DAYS', '2027-07-05T00:00:00Z,2027-07-06T00:00:00Z', 'activeDays', ['2027-07-05', '2027-07-06']],
])('%s %j is read as %s %j', (field, given, key, expected) => {
  expect(campOf({ [field]: given })[key]).toEqual(expected);
});

test('only the prices that are set', () => {
  const prices = {
    PRICE_1_DAYS: '40,00',
    PRICE_2_DAYS: null,
    PRICE_3_DAYS: 99,
    PRICE_10_DAYS: '290.5',
    PRICE_X_DAYS: 'x',
  };
  const unset = { PRICE_4_DAYS: '', PRICE_5_DAYS: undefined, PRICE_6_DAYS: 0, PRICE_7_DAYS: '0,00' };
  const { priceCentsByDays } = campOf({ ...prices, ...unset });
  expect(priceCentsByDays).toEqual({ 1: 40_00, 3: 99_00, 10: 290_50 });
});

describe.each([
  ['CAMP_FLEXIBLE_BOOKING_ALLOWED', 'flexibleBookingAllowed'],
  ['CAMP_DISCOUNT_ALLOWED', 'discountAllowed'],
  ['CAMP_DISCOUNT_SELECTED_DAYS_ALLOWED', 'selectedDaysDiscountAllowed'],
] as const)('the flag %s', (field, key) => {
  test.each([true, 1, '1', 'true', 'TRUE '])('%j is true', (flag) => {
    expect(campOf({ [field]: flag })[key]).toBe(true);
  });
  test.each([false, 0, '0', 'false', '', ' ', null, undefined])('%j is false', (flag) => {
    expect(campOf({ [field]: flag })[key]).toBe(false);
  });
});

describe.each([
  ['PERIOD_STARTDATE', 'periodStart'],
  ['PERIOD_ENDDATE', 'periodEnd'],
] as const)('the date %s', (field, key) => {
  test.each(['', 'T00:00:00', 'T22:00:00.000Z', 'T00:00:00+02:00', ' 00:00:00', ' 9:00:00'])(
    'with the time %j',
    (time) => {
      expect(campOf({ [field]: `2027-07-05${time}` })[key]).toBe('2027-07-05');
    },
  );
  test.each([null, '', undefined, '0000-00-00', '0000-00-00 00:00:00'])('%j is none', (date) => {
    expect(campOf({ [field]: date })[key]).toBeNull();
  });
});

describe('missing fields', () => {
  test('a camp needs only its id, price and days', () => {
    const days = '2027-07-05,2027-07-06,2027-07-07';
    expect(readCamp({ CAMP_ID: 7, PRICE: 10, ACTIVE_DAYS: days, SOMETHING_NEW: { a: [1] } })).toEqual({
      camp: {
        id: '7',
        themeId: '',
        themeName: '',
        locationName: '',
        ageGroupName: '',
        remark: '',
        periodName: '',
        periodStart: null,
        periodEnd: null,
        activeDays: days.split(','),
        priceCents: 10_00,
        priceCentsByDays: {},
        seatsOpen: null,
        discountAllowed: false,
        selectedDaysDiscountAllowed: false,
        flexibleBookingAllowed: false,
        maximumDays: 3,
        minimumDays: 3, // Spec 9 says 5, which three days cannot give.
        minimumContiguousDays: 3,
        maxBirthyear: null,
        minBirthyear: null,
      },
    });
  });

  test('the minimums of a longer camp are the 5 of spec 9', () => {
    const limits = ['CAMP_MINIMUM_REQUIRED_CAMP_DAYS', 'CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS'];
    const read = readCamp({ ...without(...limits), ACTIVE_DAYS: campItem(campOfDays(10)).ACTIVE_DAYS });
    expect(read).toMatchObject({ camp: { minimumDays: 5, minimumContiguousDays: 5 } });
  });

  test.each([
    ['three Wednesdays', '2027-07-07,2027-07-14,2027-07-21', null, 3, 1],
    ['a week with a holiday left out', '2027-07-19,2027-07-20,2027-07-22,2027-07-23', null, 4, 2],
    ['a week with a maximum of two', String(item.ACTIVE_DAYS), 2, 2, 2],
  ])('and no more than the days of %s can give', (_, days, maximum, minimumDays, minimumContiguousDays) => {
    const camp = campOf({
      ACTIVE_DAYS: days,
      CAMP_MAXIMUM_ALLOWED_CAMP_DAYS: maximum,
      CAMP_MINIMUM_REQUIRED_CAMP_DAYS: null,
      CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS: null,
    });
    expect(camp).toMatchObject({ minimumDays, minimumContiguousDays });
    expect(unmeetableLimit(camp)).toBeNull();
  });

  test('a maximum of 0 is no maximum; a minimum of 0 is one day', () => {
    expect(campOf({ CAMP_MAXIMUM_ALLOWED_CAMP_DAYS: 0 }).maximumDays).toBe(5);
    const camp = campOf({ CAMP_MINIMUM_REQUIRED_CAMP_DAYS: 0, CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS: '0' });
    expect(camp).toMatchObject({ minimumDays: 1, minimumContiguousDays: 0 });
    expect(campDaysProblem(camp, [])).toEqual({ key: 'rule.daysMinimum', values: { n: 1 } });
  });
});

test('a birth year of 0 is no limit', () => {
  expect(campOf({ MAX_BIRTHYEAR: 0, MIN_BIRTHYEAR: '0' })).toMatchObject({
    maxBirthyear: null,
    minBirthyear: null,
  });
});

describe('an invalid camp names the field', () => {
  test.each([
    [{ CAMP_ID: undefined }, 'CAMP_ID'],
    [{ CAMP_ID: ' ' }, 'CAMP_ID'],
    [{ CAMP_ID: 2 ** 60 }, 'CAMP_ID'],
    [{ CAMP_ID: { id: 1 } }, 'CAMP_ID'],
    [{ PRICE: undefined }, 'PRICE'],
    [{ PRICE: null }, 'PRICE'],
    [{ PRICE: 'gratis' }, 'PRICE'],
    [{ PRICE: '1.149,00' }, 'PRICE'],
    [{ PRICE: -1 }, 'PRICE'],
    [{ PRICE: Infinity }, 'PRICE'],
    [{ PRICE: 1_000_000.01 }, 'PRICE'],
    [{ PRICE: [149] }, 'PRICE'],
    [{ PRICE_3_DAYS: 'x' }, 'PRICE_3_DAYS'],
    [{ ACTIVE_DAYS: undefined }, 'ACTIVE_DAYS'],
    [{ ACTIVE_DAYS: ' , ' }, 'ACTIVE_DAYS'],
    [{ ACTIVE_DAYS: '2027-02-29' }, 'ACTIVE_DAYS'],
    [{ ACTIVE_DAYS: '05/07/2027' }, 'ACTIVE_DAYS'],
    [{ PERIOD_STARTDATE: 'juli' }, 'PERIOD_STARTDATE'],
    [{ SEATS_OPEN: 1.5 }, 'SEATS_OPEN'],
    [{ SEATS_OPEN: 'veel' }, 'SEATS_OPEN'],
    [{ CAMP_DISCOUNT_ALLOWED: 'ja' }, 'CAMP_DISCOUNT_ALLOWED'],
    [{ CAMP_DISCOUNT_ALLOWED: {} }, 'CAMP_DISCOUNT_ALLOWED'],
    [{ CAMP_FLEXIBLE_BOOKING_ALLOWED: 2 }, 'CAMP_FLEXIBLE_BOOKING_ALLOWED'],
    [{ MAX_BIRTHYEAR: '2014-2015' }, 'MAX_BIRTHYEAR'],
  ])('%o: %s', (changes, field) => {
    const read = readCamp({ ...item, ...changes });
    expect(read).toMatchObject({ unreadable: { field } });
    expect('unreadable' in read && read.unreadable.reason).not.toBe('');
  });

  test.each([null, 'camp', [{}], undefined])('%o: camp', (given) => {
    expect(readCamp(given)).toMatchObject({ unreadable: { field: 'camp' } });
  });

  test('more days than a year', () => {
    const days = `holds ${MAX_CAMP_DAYS + 1} days, more than ${MAX_CAMP_DAYS}`;
    expect(readCamp(campItem(campOfDays(MAX_CAMP_DAYS)))).toHaveProperty('camp');
    expect(readCamp(campItem(campOfDays(MAX_CAMP_DAYS + 1)))).toEqual({
      unreadable: { field: 'ACTIVE_DAYS', reason: days },
    });
  });

  test('and nothing throws an error', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(item)), fc.jsonValue()), (changes) => {
        expect(() => readCamp({ ...item, ...changes })).not.toThrow();
      }),
    );
  });
});

const required = 'CAMP_MINIMUM_REQUIRED_CAMP_DAYS';
const contiguous = 'CAMP_MINIMUM_CONTIGUOUS_CAMP_DAYS';
const wednesdays = ['2027-07-07', '2027-07-14', '2027-07-21'];

test.each<[Partial<Camp>, field?: string, reason?: string]>([
  [{ minimumDays: 5, maximumDays: 5, minimumContiguousDays: 5 }],
  [{ minimumDays: 6, maximumDays: 7 }, required, 'is 6, more than the 5 that can be chosen'],
  [{ minimumDays: 3, maximumDays: 2 }, required, 'is 3, more than the 2 that can be chosen'],
  [
    { activeDays: wednesdays, minimumContiguousDays: 2 },
    contiguous,
    'is 2, more than the 1 that can be chosen in a row',
  ],
  [
    { minimumDays: 2, maximumDays: 2, minimumContiguousDays: 3 },
    contiguous,
    'is 3, more than the 2 that can be chosen in a row',
  ],
  [{ flexibleBookingAllowed: false, minimumDays: 6, minimumContiguousDays: 6 }],
])('the limit of %j that no choice of days can meet: %s', (limits, field, reason) => {
  expect(unmeetableLimit(flexibleCamp(limits))).toEqual(field ? { field, reason } : null);
});

test('a single day is a maximum of one', () => {
  expect(isSingleDay(singleDayCamp())).toBe(true);
  expect(isSingleDay(flexibleCamp())).toBe(false);
  expect(isSingleDay(campOfDays(1))).toBe(true);
});

test.each([
  [0, true],
  [1, false],
  [null, false],
])('with %j seats open the camp is full: %s', (seatsOpen, expected) => {
  expect(isFull(flexibleCamp({ seatsOpen }))).toBe(expected);
});

test.each(['\uD83C', 'a\uDFAAb', '\uDFAA\uD83C'])('half a character in %j is replaced', (text) => {
  const reading = readCamp({ ...campItem(flexibleCamp()), THEME_ID: text, THEME_NAME: text });
  const camp = 'camp' in reading ? reading.camp : undefined;
  expect(camp?.themeName).toMatch(/\uFFFD/);
  expect(() => encodeURIComponent(`${camp?.themeId}${camp?.themeName}`)).not.toThrow();
});

test.each([' 2027-07-06', ' t.e.m. 2027-07-09', 'Txyz', ' maandag', '/2027-07-06'])(
  'a day with %j is no date',
  (more) => {
    expect(readCamp({ ...campItem(flexibleCamp()), ACTIVE_DAYS: `2027-07-05${more}` })).toEqual({
      unreadable: { field: 'ACTIVE_DAYS', reason: `"2027-07-05${more}" is not a date` },
    });
  },
);

test.each([
  [{}, ['Avontuur in het bos', 'Sportcentrum De Nekker, Mechelen']],
  [{ locationName: '' }, ['Avontuur in het bos']],
  [{ themeName: '', periodName: '' }, ['Sportcentrum De Nekker, Mechelen']],
])('the name and place of a camp with %o are %o', (changes, expected) => {
  expect(nameAndPlace(flexibleCamp(changes))).toEqual(expected);
});
