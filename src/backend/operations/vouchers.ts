import { LONGEST_HOURS } from '../booking/voucherStore.ts';
import { answer, readCommandLine, recordsTable } from './commandLine.ts';
import { perform } from './commands.ts';
import { runCommand, SetupProblem } from './SetupProblem.ts';
import { readSettings } from './settings.ts';

const USAGE =
  'Use: npm run vouchers -- create CAMP_ID [--hours 24] | list [CAMP_ID] | revoke VOUCHER [--json]';

function hoursOf(text: string): number {
  const hours = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || Math.round(hours * 3600) < 1 || hours > LONGEST_HOURS) {
    throw new SetupProblem(
      `--hours must be from a second (0.0003) to ${LONGEST_HOURS}, but is "${text}".`,
      2,
    );
  }
  return hours;
}

/** `npm run vouchers -- …` */
await runCommand(async () => {
  const { verb, operand, values } = readCommandLine(
    USAGE,
    {
      create: { operand: 'one', options: ['hours', 'json'] },
      list: { operand: 'optional', options: ['json'] },
      revoke: { operand: 'one', options: ['json'] },
    },
    { hours: { type: 'string' }, json: { type: 'boolean' } },
  );
  const given = operand ?? '';
  if (verb === 'create') {
    const hours = hoursOf(values.hours ?? String(LONGEST_HOURS));
    const made = await perform(readSettings(process.env), 'createVoucher', { campId: given, hours });
    answer(values.json, made, made.link);
  } else if (verb === 'list') {
    const vouchers = await perform(readSettings(process.env), 'listVouchers', { campId: operand });
    answer(values.json, vouchers, recordsTable(vouchers, 'There are no vouchers.'));
  } else {
    const revoked = await perform(readSettings(process.env), 'revokeVoucher', { given });
    answer(values.json, revoked, `Revoked voucher ${revoked.voucher}.`);
  }
});
