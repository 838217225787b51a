import { expect, test } from 'vitest';
import { ERROR_CODES, errorCodeFrom, voucherErrorCodeFrom } from '../../src/domain/errorCodes.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };

test('the catalogue is that of spec 8, and each code has its sentence', () => {
  expect(ERROR_CODES).toEqual([
    'INVALID',
    'INVALID_CAMP_FULLY_BOOKED',
    'INVALID_CAMP_ALREADY_BOOKED',
    'INVALID_PERIOD_ALREADY_BOOKED',
    'INVALID_VOUCHER',
    'EXPIRED_VOUCHER',
  ]);
  expect(Object.keys(nl.apiError)).toEqual(expect.arrayContaining([...ERROR_CODES]));
});

test.each<[unknown, string]>([
  ...ERROR_CODES.map((code): [string, string] => [code, code]),
  ['  INVALID_CAMP_FULLY_BOOKED\n', 'INVALID_CAMP_FULLY_BOOKED'],
  ['invalid_camp_fully_booked', 'INVALID'],
  ['INVALID_CAMP_FULLY_BOOKED!', 'INVALID'],
  ['<html>Bad gateway</html>', 'INVALID'],
  ['constructor', 'INVALID'],
  ['__proto__', 'INVALID'],
  ['', 'INVALID'],
  [undefined, 'INVALID'],
  [null, 'INVALID'],
  [404, 'INVALID'],
  [{ code: 'EXPIRED_VOUCHER' }, 'INVALID'],
])('the text %j is the code %s', (text, expected) => {
  expect(errorCodeFrom(text)).toBe(expected);
});

test.each<[unknown, string]>([
  ['EXPIRED', 'EXPIRED_VOUCHER'],
  ['INVALID', 'INVALID_VOUCHER'],
  [' EXPIRED\n', 'EXPIRED_VOUCHER'],
  ['EXPIRED_VOUCHER', 'INVALID'],
  ['USED', 'INVALID'],
  ['', 'INVALID'],
  [undefined, 'INVALID'],
])('a voucher refused with %j is the code %s', (text, expected) => {
  expect(voucherErrorCodeFrom(text)).toBe(expected);
});
