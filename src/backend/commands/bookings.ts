import { recordsTable, runSubcommand } from './commandLine.ts';
import { command } from './commands.ts';

/** `npm run bookings -- …` */
await runSubcommand('Use: npm run bookings -- list CAMP_ID | cancel REFERENCE [--json]', {
  list: command('listBookings', {
    operand: 'required',
    given: ({ operand }) => ({ campId: operand }),
    say: (bookings) => recordsTable(bookings, 'There are no bookings.'),
  }),
  cancel: command('cancelBooking', {
    operand: 'required',
    given: ({ operand }) => ({ reference: operand }),
    say: ({ reference }) => `Cancelled booking ${reference}.`,
  }),
});
