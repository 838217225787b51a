import { isDay } from '../../domain/days.ts';
import { recordsTable, runSubcommand } from './commandLine.ts';
import { command } from './commands.ts';
import { InputProblem } from '../service/SetupProblem.ts';

const USAGE =
  'Use: npm run bookings -- list CAMP_ID | list [CAMP_ID] --since MOMENT | cancel REFERENCE … [--json]';

/** What becomes of the seat of a cancelled booking. */
const SEATS = {
  free: 'its seat is free, and can be booked while the camp is open',
  over: 'its days are over, so no seat opens',
  voucher: 'it took no public seat, so none opens, and its voucher stays used',
};

/** Offsets reach 14 hours. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):\d\d)?)?$/;

/** A moment as PostgreSQL reads it: without an offset, the time is Belgian. */
function momentOf(text: string): string {
  // A day that exists, which PostgreSQL knows: it has no year 0.
  const isMoment = MOMENT.test(text) && isDay(text.slice(0, 10)) && text >= '1900';
  if (!isMoment || Number.isNaN(Date.parse(text))) {
    throw new InputProblem(`--since must be a moment such as 2027-05-01T18:00, but is "${text}".`);
  }
  return /T.*[Z+-]/.test(text) ? text : `${text} Europe/Brussels`;
}

/** `npm run bookings -- …` */
await runSubcommand(USAGE, {
  list: command('listBookings', {
    operand: 'optional',
    options: { since: { type: 'string' } },
    given: ({ operand, values }) => {
      if (operand === '' && values.since === undefined) throw new InputProblem(USAGE);
      return {
        campId: operand || null,
        since: typeof values.since === 'string' ? momentOf(values.since) : null,
      };
    },
    say: (bookings) => recordsTable(bookings, 'There are no bookings.'),
  }),
  cancel: command('cancelBookings', {
    operand: 'several',
    given: ({ operands }) => ({ references: operands }),
    say: (cancelled) =>
      cancelled.map(({ reference, seat }) => `Cancelled booking ${reference}: ${SEATS[seat]}.`).join('\n'),
  }),
});
