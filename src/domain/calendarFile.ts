import { addDays, type Day } from './days.ts';

/** What a calendar needs to know of a booking. */
export interface CalendarBooking {
  /** The same for the same booking, so that a calendar that has it already changes it instead of adding it again. */
  id: string;
  /** In calendar order. */
  days: readonly Day[];
  title: string;
  place: string;
}

/** A line is at most so many octets long, the line break left out (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const octetsOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A text as a value: what separates values, and line breaks, are escaped (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** The line in parts that are short enough, each after the first with a space before it; no character is parted. */
function folded(line: string): string {
  let parts = '';
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LONGEST_LINE) {
      parts += '\r\n ';
      length = 1;
    }
    parts += character;
    length += octets;
  }
  return parts;
}

const compact = (day: Day) => day.replaceAll('-', '');

/**
 * A booking as an iCalendar file (RFC 5545): an all-day entry for each day. `moment` is when the file is made. No library:
 * `ics`, the kept one under a licence that fits, folds lines by characters instead of octets and brings 20 kB.
 */
export function calendarFile({ id, days, title, place }: CalendarBooking, moment: Date): string {
  const stamp = moment.toISOString().replace(/[-:]|\.\d+/g, '');
  const entry = (day: Day) => [
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}-${day}`)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//camp-enrolment//NL',
    'CALSCALE:GREGORIAN',
    ...days.flatMap(entry),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
