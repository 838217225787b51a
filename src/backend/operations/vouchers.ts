import { MAX_HOURS } from '../booking/voucherStore.ts';
import { print, recordsTable, runSubcommand } from './commandLine.ts';
import { perform } from './commands.ts';
import { SetupProblem } from './SetupProblem.ts';

const USAGE =
  'Use: npm run vouchers -- create CAMP_ID [--hours 24] | list [CAMP_ID] | revoke VOUCHER [--json]';

function hoursOf(text: string): number {
  const hours = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || Math.round(hours * 3600) < 1 || hours > MAX_HOURS) {
    throw new SetupProblem(`--hours must be from a second (0.0003) to ${MAX_HOURS}, but is "${text}".`, 2);
  }
  return hours;
}

/** `npm run vouchers -- …` */
await runSubcommand(USAGE, {
  create: {
    operand: 'required',
    options: ['hours', 'json'],
    async run({ operand, values }) {
      const hours = hoursOf(String(values.hours ?? MAX_HOURS));
      const made = await perform('createVoucher', { campId: operand, hours });
      print(values, made, made.link);
    },
  },
  list: {
    operand: 'optional',
    options: ['json'],
    async run({ operand, values }) {
      const vouchers = await perform('listVouchers', { campId: operand || null });
      print(values, vouchers, recordsTable(vouchers, 'There are no vouchers.'));
    },
  },
  revoke: {
    operand: 'required',
    options: ['json'],
    async run({ operand, values }) {
      const revoked = await perform('revokeVoucher', { given: operand });
      print(values, revoked, `Revoked voucher ${revoked.voucher}.`);
    },
  },
});
