import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneSentence, runCommand } from './runCommand.ts';
import type { Environment } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const LATIN1 = Buffer.from('CAMP_ID;ACTIVE_DAYS;PRICE;SEATS_OPEN\r\nCAF\xc9;5/07/2027;1;1', 'latin1');

const NO_DATABASE = 'There is no database in .*: set DATA_DIR or DATABASE_URL';

test.each<[script: string, args: string, sentence: string, more?: Environment]>([
  ['camps', '', 'Use: npm run camps -- import'],
  ['camps', 'export', 'Use: npm run camps -- import'],
  ['camps', 'toString', 'Use: npm run camps -- import'],
  ['camps', 'import a.json b.json', 'Use: npm run camps -- import'],
  ['camps', 'import none.json', 'none\\.json cannot be read'],
  ['camps', 'import broken.json', 'broken\\.json is not JSON'],
  ['camps', 'import latin.csv', 'latin\\.csv is not in UTF-8'],
  ['camps', 'list X', 'Use: npm run camps -- import'],
  ['camps', 'close', 'Use: npm run camps -- import'],
  ['camps', 'list --force', 'Use: npm run camps -- import'],
  ['bookings', '', 'Use: npm run bookings -- list CAMP_ID'],
  ['bookings', 'cancel', 'Use: npm run bookings -- list CAMP_ID'],
  ['bookings', 'list', 'Use: npm run bookings -- list CAMP_ID'],
  ['bookings', 'list X Y', 'Use: npm run bookings -- list CAMP_ID'],
  ['bookings', 'list --since yesterday', '--since must be a moment'],
  ['bookings', 'list --since 0000-01-01T00:00', '--since must be a moment'],
  ['bookings', 'list --since 2027-02-30', '--since must be a moment'],
  ['bookings', 'list --since 2027-05-01(x)', '--since must be a moment'],
  ['bookings', 'list --since 2027-05-01T25:00', '--since must be a moment'],
  ['bookings', 'list --since 2027-05-01T10:00+18:00', '--since must be a moment'],
  ['bookings', `list --since 2027-05-01T10:00:00.${'1'.repeat(300)}Z`, '--since must be a moment'],
  ['vouchers', 'revoke', 'Use: npm run vouchers -- create CAMP_ID'],
  ['vouchers', 'list X --hours 1', 'Use: npm run vouchers -- create CAMP_ID'],
  ['vouchers', 'create', 'Use: npm run vouchers -- create CAMP_ID'],
  ['vouchers', 'create X --hours 25', '--hours must be from .* to 24, but is "25"'],
  ['vouchers', 'create X --hours 0', '--hours must be'],
  ['vouchers', 'create X --hours 0.0001', '--hours must be'],
  ['vouchers', 'create X --days 1', 'Use: npm run vouchers -- create CAMP_ID'],
  ['data', '', 'Use: npm run data -- purge'],
  ['data', 'purge X', 'Use: npm run data -- purge'],
  ['data', 'export', 'Use: npm run data -- purge'],
  ['data', 'forget 16130100193', 'Give the national number when asked'],
  ['data', 'show 16130100193', 'Give the national number when asked'],
  ['data', 'show - -', 'Use: npm run data -- purge'],
  ['data', 'export X --to src', 'src is part of the program'],
  ['data', 'purge --to .', 'Use: npm run data -- purge'],
  ['data', 'purge', NO_DATABASE],
  ['data', 'show -', NO_DATABASE],
  ['data', 'forget -', NO_DATABASE],
  ['data', 'rotate', NO_DATABASE],
  ['data', 'forget-again', NO_DATABASE],
  ['data', 'export X', NO_DATABASE],
  ['bookings', 'list --since 2027-05-01', NO_DATABASE],
  ['camps', 'list', NO_DATABASE],
  ['vouchers', 'list', NO_DATABASE],
  ['camps', 'list', 'DATA_KEYS must be', { DATA_KEYS: 'k1=short' }],
  ['data', 'export X --to none.folder', 'There is no folder .*: create it first'],
  ['brand', '', 'Use: npm run brand -- check FILE'],
  ['brand', 'check', 'Use: npm run brand -- check FILE'],
  ['brand', 'look a.json', 'Use: npm run brand -- check FILE'],
  ['brand', 'check a.json b.json', 'Use: npm run brand -- check FILE'],
  ['brand', 'check --all', 'Use: npm run brand -- check FILE'],
  ['start', '--fast', 'npm start takes no arguments'],
  ['dev', '--fast', 'npm run dev takes no arguments'],
  ['start', '', 'PORT must be', { PORT: 'abc' }],
  ['start', '', 'GATEWAY_URL must be', { GATEWAY_URL: 'kampen.example/api' }],
  ['start', '', 'DATABASE_URL must be', { DATABASE_URL: 'mysql://localhost/x' }],
])('%s %s: exits with 2 and the sentence "%s"', async (script, args, sentence, more) => {
  const room = temporaryFolder();
  writeFileSync(join(room, 'broken.json'), '[\nx');
  writeFileSync(join(room, 'latin.csv'), LATIN1);
  const given = args.split(' ').filter(Boolean);
  const inRoom = given.map((arg) => (/^(none|broken|latin)\./.test(arg) ? join(room, arg) : arg));
  const environment = { DATA_DIR: join(room, 'data'), ...more };
  const refused = await runCommand(script, inRoom, environment, '16130100137\n');
  expect(refused).toEqual({ status: 2, stdout: '', stderr: oneSentence(sentence) });
  expect(existsSync(join(room, 'data', 'database'))).toBe(false);
});
