import { print, recordsTable, runSubcommand } from './commandLine.ts';
import { perform } from './commands.ts';

/** `npm run bookings -- …` */
await runSubcommand('Use: npm run bookings -- list CAMP_ID | cancel REFERENCE [--json]', {
  list: {
    operand: 'required',
    options: ['json'],
    async run({ operand, values }) {
      const bookings = await perform('listBookings', { campId: operand });
      print(values, bookings, recordsTable(bookings, 'There are no bookings.'));
    },
  },
  cancel: {
    operand: 'required',
    options: ['json'],
    async run({ operand, values }) {
      const cancelled = await perform('cancelBooking', { reference: operand });
      print(values, cancelled, `Cancelled booking ${cancelled.reference}.`);
    },
  },
});
