import { parseArgs } from 'node:util';
import { perform } from './commands.ts';
import { runCommand, SetupProblem } from './SetupProblem.ts';
import { readSettings } from './settings.ts';
import { LONGEST_HOURS } from '../booking/voucherStore.ts';

const USAGE = 'Use: npm run vouchers -- create CAMP_ID [--hours 24]';

function argumentsOf(args: string[]): { campId: string; hours: number } {
  let campId: string | undefined;
  let hoursText: string;
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { hours: { type: 'string', default: String(LONGEST_HOURS) } },
    });
    if (positionals.length !== 2 || positionals[0] !== 'create') throw new Error('not what is expected');
    campId = positionals[1];
    hoursText = values.hours;
  } catch {
    throw new SetupProblem(USAGE, 2);
  }
  const hours = Number(hoursText);
  if (!/^\d+(\.\d+)?$/.test(hoursText) || Math.round(hours * 3600) < 1 || hours > LONGEST_HOURS) {
    throw new SetupProblem(
      `--hours must be from a second (0.0003) to ${LONGEST_HOURS}, but is "${hoursText}".`,
      2,
    );
  }
  return { campId: campId ?? '', hours };
}

/** `npm run vouchers -- create CAMP_ID [--hours 24]` */
await runCommand(async () => {
  const { link } = await perform(
    readSettings(process.env),
    'createVoucher',
    argumentsOf(process.argv.slice(2)),
  );
  console.log(link);
});
