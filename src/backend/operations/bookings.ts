import { answer, readCommandLine, recordsTable } from './commandLine.ts';
import { perform } from './commands.ts';
import { runCommand } from './SetupProblem.ts';
import { readSettings } from './settings.ts';

const USAGE = 'Use: npm run bookings -- list CAMP_ID | cancel REFERENCE [--json]';

/** `npm run bookings -- …` */
await runCommand(async () => {
  const { verb, operand, values } = readCommandLine(
    USAGE,
    { list: { operand: 'one', options: ['json'] }, cancel: { operand: 'one', options: ['json'] } },
    { json: { type: 'boolean' } },
  );
  const settings = readSettings(process.env);
  const given = operand ?? '';
  if (verb === 'list') {
    const bookings = await perform(settings, 'listBookings', { campId: given });
    answer(values.json, bookings, recordsTable(bookings, 'There are no bookings.'));
  } else {
    const cancelled = await perform(settings, 'cancelBooking', { reference: given });
    answer(values.json, cancelled, `Cancelled booking ${cancelled.reference}.`);
  }
});
