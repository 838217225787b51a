import { expect, test } from 'vitest';
import { rowsOfCsv } from '../../src/backend/camps/campCsv.ts';
import { readCamp } from '../../src/domain/camp.ts';

const HEADER = 'CAMP_ID;THEME_NAME;ACTIVE_DAYS;PRICE;SEATS_OPEN;CAMP_FLEXIBLE_BOOKING_ALLOWED;MIN_BIRTHYEAR';
const csv = (...rows: string[]) => [HEADER, ...rows, ''].join('\r\n');

function campOf(row: string) {
  const [found] = rowsOfCsv(csv(row));
  const read = readCamp(found?.item);
  if ('unreadable' in read) throw new Error(`${read.unreadable.field} ${read.unreadable.reason}`);
  return read.camp;
}

test('reads a CSV of a Belgian spreadsheet: BOM, semicolons, dates, money and flags', () => {
  const text = `\uFEFF${csv('SKI;"Ski; ""en"" rodel";5/07/2027,06-07-2027,2027-07-07;€ 1.250,50;12;WAAR;2018', ';;;;;;')}`;
  const rows = rowsOfCsv(text);
  expect(rows).toEqual([
    {
      name: 'Row 2 (camp SKI)',
      item: {
        CAMP_ID: 'SKI',
        THEME_NAME: 'Ski; "en" rodel',
        ACTIVE_DAYS: '2027-07-05,2027-07-06,2027-07-07',
        PRICE: '1250,50',
        SEATS_OPEN: '12',
        CAMP_FLEXIBLE_BOOKING_ALLOWED: '1',
        MIN_BIRTHYEAR: '2018',
      },
    },
  ]);
  expect(readCamp(rows[0]?.item)).toMatchObject({ camp: { priceCents: 125_050, seatsOpen: 12 } });
});

test('reads a file that names its delimiter for Excel, with the rows of the file', () => {
  const [row] = rowsOfCsv(`\uFEFFsep=;\r\n${csv('SKI;Ski;5/07/2027;149;12;;')}`);
  expect(row).toMatchObject({ name: 'Row 3 (camp SKI)', item: { CAMP_ID: 'SKI', SEATS_OPEN: '12' } });
});

test('reads commas where the header has no semicolon', () => {
  const text = 'CAMP_ID,ACTIVE_DAYS,PRICE,SEATS_OPEN\nSKI,"2027-07-05,2027-07-06","149,00",5\n';
  expect(rowsOfCsv(text)[0]?.item).toMatchObject({
    ACTIVE_DAYS: '2027-07-05,2027-07-06',
    PRICE: '149,00',
  });
});

test.each([
  ['149', 14_900],
  ['149,5', 14_950],
  ['149.50', 14_950],
  ['1.250,00', 125_000],
  ['€ 99', 9900],
])('reads the price %s', (price, cents) => {
  expect(campOf(`SKI;;5/07/2027;${price};1;0;`).priceCents).toBe(cents);
});

test.each([
  ...['€\u00a02.001.250,00', '1,250.00'].map((price) => [`5/07/2027;${price}`, 'PRICE']),
  ...['31/02/2027', '5/13/2027', '5/07/27', '45843'].map((day) => [`${day};149`, 'is not a date']),
])('refuses %s', (cells, sentence) => {
  expect(() => campOf(`SKI;;${cells};1;0;`)).toThrow(sentence);
});

test.each([
  ['ja', true],
  ['ONWAAR', false],
  ['neen', false],
  ['true', true],
  ['0', false],
  ['', false],
])('reads the flag %s', (flag, isAllowed) => {
  expect(campOf(`SKI;;5/07/2027;149;1;${flag};`).flexibleBookingAllowed).toBe(isAllowed);
});

test('a row without an id is named by its number alone', () => {
  const rows = rowsOfCsv(csv(';Ski;5/07/2027;149;12;;', ' ;Ski;5/07/2027;149;12;;'));
  expect(rows.map(({ name }) => name)).toEqual(['Row 2', 'Row 3']);
});

test.each(['=1+1', '@SUM(A1)', "+cmd|' /C calc'!A0", '- sum(A1)', '#NAAM?', '#N/B', '#BEZET!', '#####'])(
  'the cell %s is a formula',
  (cell) => {
    const [row] = rowsOfCsv(csv(`SKI;"${cell}";5/07/2027;149;1;0;`));
    expect(row?.problem).toBe('THEME_NAME holds a formula: save its result');
  },
);

test.each([
  '+32 (0)470 12 34 56',
  '- breng laarzen mee!',
  '- Zwembroek (verplicht)',
  '- voormiddag | namiddag',
  '#1 in Gent',
  '#zomer!',
  '#12',
])('the cell %s is text', (cell) => {
  const [row] = rowsOfCsv(csv(`SKI;"${cell}";5/07/2027;149;1;0;`));
  expect(row).toMatchObject({ item: { THEME_NAME: cell }, problem: undefined });
});

test('a cell that is left over has no column', () => {
  const [row] = rowsOfCsv(csv('SKI;;5/07/2027;149;1;0;2018;left over'));
  expect(row?.problem).toBe('a cell has no column');
});

test.each([
  ['CAMP_ID;PRICE\nSKI;149', 'The column ACTIVE_DAYS is missing.\nThe column SEATS_OPEN is missing.\n'],
  [`${HEADER};MAX_BIRTYEAR\n`, 'The column "MAX_BIRTYEAR" is no field of a camp.\n'],
  [`${HEADER};PRICE\n`, 'The column PRICE is there twice.\n'],
  ['', 'The column CAMP_ID is missing.\n'],
  [`${HEADER}\nSKI;"open`, 'The file is not CSV: '],
])('refuses a file as a whole: %j', (text, sentence) => {
  expect(() => rowsOfCsv(text)).toThrow(sentence);
});
