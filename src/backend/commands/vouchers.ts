import { MAX_HOURS } from '../booking/voucherStore.ts';
import { recordsTable, runSubcommand } from './commandLine.ts';
import { command } from './commands.ts';
import { InputProblem } from '../service/SetupProblem.ts';

const USAGE =
  'Use: npm run vouchers -- create CAMP_ID [--hours 24] | list [CAMP_ID] | revoke VOUCHER [--json]';

function hoursOf(text: string): number {
  const hours = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || Math.round(hours * 3600) < 1 || hours > MAX_HOURS) {
    throw new InputProblem(`--hours must be from a second (0.0003) to ${MAX_HOURS}, but is "${text}".`);
  }
  return hours;
}

/** `npm run vouchers -- …` */
await runSubcommand(USAGE, {
  create: command('createVoucher', {
    operand: 'required',
    options: { hours: { type: 'string' } },
    given: ({ operand, values }) => ({ campId: operand, hours: hoursOf(String(values.hours ?? MAX_HOURS)) }),
    say: ({ link }) => link,
  }),
  list: command('listVouchers', {
    operand: 'optional',
    given: ({ operand }) => ({ campId: operand || null }),
    say: (vouchers) => recordsTable(vouchers, 'There are no vouchers.'),
  }),
  revoke: command('revokeVoucher', {
    operand: 'required',
    given: ({ operand }) => ({ given: operand }),
    say: ({ voucher }) => `Revoked voucher ${voucher}.`,
  }),
});
