import type { Day } from '../domain/days.ts';

// Sweden writes dates as ISO does; the day is Belgium's wherever the browser is.
const belgianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** Today in Belgium. The rules take it as an argument; here is where it comes from. */
export function today(): Day {
  return belgianDay.format(new Date());
}
