import ical from 'node-ical';
import { expect, test } from 'vitest';
import { calendarFile } from '../../src/domain/calendarFile.ts';
import { addDays } from '../../src/domain/days.ts';
import { campOfDays, FIRST_MONDAY, weekdaysFrom } from '../../src/testing/camps.ts';

const MOMENT = new Date('2027-05-01T08:09:10.123Z');

const booking = {
  id: 'DB-2027-0417',
  days: weekdaysFrom(FIRST_MONDAY, 5),
  title: 'Noor: Avontuur in het bos',
  place: 'Sportcentrum De Nekker, Mechelen',
};

/** The parsed entries. */
const entriesOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).flatMap((part) => (part.type === 'VEVENT' ? [part] : []));

const iso = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

test('one all-day entry for each day, with a stable UID', () => {
  const entries = entriesOf(calendarFile(booking, MOMENT));
  expect(entries.map(({ start }) => iso(start))).toEqual(booking.days);
  expect(entries.map(({ end }) => iso(end as Date))).toEqual(booking.days.map((day) => addDays(day, 1)));
  expect(entries.map(({ datetype }) => datetype)).toEqual(booking.days.map(() => 'date'));
  expect(entries.map(({ uid }) => uid)).toEqual(booking.days.map((day) => `DB-2027-0417-${day}`));
  expect(entries.every(({ summary }) => summary === booking.title)).toBe(true);
  expect(entries.every(({ location }) => location === booking.place)).toBe(true);
});

test('sixty days', () => {
  const days = campOfDays(60).activeDays;
  expect(entriesOf(calendarFile({ ...booking, days }, MOMENT)).map(({ start }) => iso(start))).toEqual(days);
});

test('a day on which the clock changes is one day', () => {
  const [entry] = entriesOf(calendarFile({ ...booking, days: ['2027-10-31'] }, MOMENT));
  expect([iso(entry?.start as Date), iso(entry?.end as Date)]).toEqual(['2027-10-31', '2027-11-01']);
});

test.each([
  ['commas, semicolons and backslashes', 'Zeilen, surfen; kajak \\ zwemmen: alles'],
  ['line breaks', 'Zeilen\nen surfen\r\nen kajak'],
  ['letters of several octets', `${'é'.repeat(80)} ${'👩‍👧'.repeat(20)} ${'字'.repeat(60)}`],
  ['what would be a part of its own', 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nTRIGGER:-PT1M'],
  ['a marker of folding at the limit', `${'a'.repeat(66)} ${'b'.repeat(73)} ${'c'.repeat(74)}`],
])('a name with %s is read back as it was, from lines of at most 75 octets', (_about, title) => {
  const text = calendarFile({ ...booking, title, place: title }, MOMENT);
  const name = title.replace(/\r\n/g, '\n');
  expect(entriesOf(text).map(({ summary, location }) => [summary, location])).toEqual(
    booking.days.map(() => [name, name]),
  );
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
  // A split character would be replaced.
  expect(lines.filter((line) => Buffer.from(line).toString() !== line)).toEqual([]);
});

test('every line ends with CRLF, the last one too', () => {
  const text = calendarFile(booking, MOMENT);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text).toContain('DTSTAMP:20270501T080910Z\r\n');
});

test('control characters are removed', () => {
  const text = calendarFile({ ...booking, title: 'a\u0000b\u001bc\u0085d' }, MOMENT);
  expect(entriesOf(text)[0]?.summary).toBe('a b c d');
});
