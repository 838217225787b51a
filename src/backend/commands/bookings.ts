import { isDay } from '../../domain/days.ts';
import { recordsTable, runSubcommand } from './commandLine.ts';
import { command } from './commands.ts';
import { InputProblem } from '../service/SetupProblem.ts';

const USAGE =
  'Use: npm run bookings -- list CAMP_ID | list [CAMP_ID] --since MOMENT | cancel REFERENCE … [--json]';

/** What becomes of the seat of a cancelled booking. */
const SEATS = {
  free: 'its seat is open again',
  over: 'its days are over, so no seat opens',
  voucher: 'it took no public seat, so none opens, and its voucher stays used',
};

function momentOf(text: string): string {
  const moment = new Date(text);
  // A day that exists, which PostgreSQL knows: it has no year 0.
  const isMoment = isDay(text.slice(0, 10)) && text >= '1900' && !Number.isNaN(moment.getTime());
  if (isMoment) return moment.toISOString();
  throw new InputProblem(`--since must be a moment such as 2027-05-01T18:00, but is "${text}".`);
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
