import { addDays, type Day } from './days.ts';

/** The data of a calendar file. */
export interface CalendarBooking {
  /** Identifies the booking, so that importing the file again updates the events instead of duplicating them. */
  id: string;
  /** In calendar order. */
  days: readonly Day[];
  title: string;
  place: string;
}

/** The maximum length of a line in octets, without the line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const octetsOf = (character: string) => new TextEncoder().encode(character).length;

/** Escapes separators and line breaks of a text value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Folds a line that is too long: each continuation line starts with a space, and no character is split. */
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
 * A booking as an iCalendar file (RFC 5545), with an all-day event for each day. `moment` is the creation time. Not the
 * library `ics`: it folds lines by characters instead of octets and adds 20 kB.
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
