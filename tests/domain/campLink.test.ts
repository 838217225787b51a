import { describe, expect, test } from 'vitest';
import { campLink } from '../../src/domain/campLink.ts';
import { stepUrl } from '../../src/domain/steps.ts';

const BOTH = { campId: 'ZEE-3', voucher: 'AbC_d-9' };

describe('a link to a camp with a voucher', () => {
  test.each([
    '?camp=ZEE-3&voucher=AbC_d-9',
    '?voucher=AbC_d-9&camp=ZEE-3/',
    '?voucher=AbC_d-9&camp=ZEE-3',
    '?camp=ZEE-3&amp;voucher=AbC_d-9',
    '?camp=ZEE-3&AMP;Voucher=AbC_d-9',
    '?camp=ZEE-3&amp;amp;voucher=AbC_d-9',
    '?camp=ZEE-3&ampvoucher=AbC_d-9',
    '?camp=ZEE-3&#38;voucher=AbC_d-9',
    '?camp=ZEE-3&#x26;voucher=AbC_d-9',
    '?camp=ZEE-3&#038;voucher=AbC_d-9',
    '?camp=ZEE-3;voucher=AbC_d-9',
    '?camp=ZEE-3%26voucher=AbC_d-9',
    '?camp=ZEE-3%26voucher%3DAbC_d-9',
    '?camp=ZEE-3%26amp%3Bvoucher%3DAbC_d-9',
    '?camp=ZEE-3%26%2338%3Bvoucher=AbC_d-9',
    '?camp%3DZEE-3%26voucher%3DAbC_d-9',
    '?camp%3DZEE%2D3%2526voucher%253DAbC%255Fd-9',
    '?CAMP=ZEE-3&VOUCHER=AbC_d-9',
    '?Camp=ZEE-3&vouCher=AbC_d-9',
    '?camp=ZEE-3%E2%80%8B&voucher=AbC_d-9%E2%80%8B',
    '?camp=%EF%BB%BFZEE-3%20&voucher=%E2%81%A0AbC_d-9%C2%A0%E2%80%8E',
    '?camp=ZEE-3&%E2%80%8Bvoucher=AbC_d-9',
    '?camp=ZEE-3&%0D%0A+voucher=AbC_d-9',
    '?utm=1&amp;camp=ZEE-3&amp;x=%ZZ&amp;voucher=AbC_d-9#deel',
    '?amp;camp=ZEE-3&amp;voucher=AbC_d-9',
    'https://kampen.example/?camp=ZEE-3&amp;voucher=AbC_d-9',
    // Of the source of a mail.
    '?camp=3DZEE-3&voucher=3DAbC_d-9',
    'https://kampen.example/?camp=3DZEE-3&amp;voucher=3DAbC_d-9&utm_source=3Dmail',
    // Marks inside.
    '?camp=ZEE%C2%AD-3&voucher=AbC_%E2%80%8Bd-9',
    '?camp=ZEE%E2%81%A0-%EF%BB%BF3&voucher=%E2%80%AAAbC_d-9%E2%80%AC',
    'https://kampen.example/?camp=ZEE-\u00ad3&voucher=AbC_\u200bd-9',
    // The sentence around it.
    ...[
      '.',
      ',',
      ')',
      ').',
      '%3E',
      '>',
      '%22',
      '"',
      '”',
      '%E2%80%9D.',
      '!',
      ';',
      ']',
      '…',
      '%C2%BB',
      '.”',
      '.%22',
      '%20.',
    ].map((end) => `?camp=ZEE-3&voucher=AbC_d-9${end}`),
    '?camp=%22ZEE-3%22&voucher=%3CAbC_d-9%3E',
    // What others add to it.
    '?camp=ZEE-3&voucher=AbC_d-9?fbclid=IwAR0',
    '?camp=ZEE-3&voucher=AbC_d-9&fbclid=IwAR0',
    '?utm_source=mail&camp=ZEE-3&utm_medium=x&voucher=AbC_d-9&amp;utm_campaign=y',
    '?camp=ZEE-3%26voucher%3DAbC_d-9%26utm_source%3Dmail',
    '?camp=ZEE-3&voucher=AbC_d-9%26fbclid=IwAR0',
    '?camp=ZEE-3&voucher=AbC_d-9#:~:text=kamp',
  ])('%s', (link) => expect(campLink(link)).toEqual(BOTH));
});

describe('a link to a camp', () => {
  test.each([
    'ZEE & ZON',
    'A=B',
    '50%25',
    'Ë😀',
    'X&Y;Z',
    'A+B',
    'CAMP',
    '3D-PRINT',
    'HUP!',
    'ZEE (A)',
    'B.V.',
  ])('keeps the id %s', (id) =>
    expect(campLink(stepUrl('campDays', id))).toEqual({ campId: id.toUpperCase(), voucher: '' }),
  );

  test.each([
    ['', ''],
    ['?', ''],
    ['?camp', ''],
    ['?camp=', ''],
    ['?camp=%20%E2%80%8B', ''],
    ['?scamp=1&myvoucher=2', ''],
    ['?camp=A&camp=B', 'A'],
    ['?redirect=https%3A%2F%2Fkampen.example%2F%3Fcamp%3DA&camp=B', 'B'],
    ['?ref=/?camp=A&camp=B', 'B'],
    ['?u=https%3A%2F%2Fkampen.example%2F%3Fcamp%3DA', 'A'],
    ['?camp=3D-PRINT', '3D-PRINT'],
    ['?camp=ZEE.', 'ZEE'],
    ['?camp=A%ED%A0%BD', 'A\uFFFD\uFFFD\uFFFD'],
  ])('%s has the camp %j', (link, campId) => expect(campLink(link)).toEqual({ campId, voucher: '' }));

  test.each(['?camp=,.,x', '?camp=,%22,x', '?camp=a,+,b', '?camp%,25,3Dx', '?,;amp,x', '?x=1&,amp;,x'])(
    'reads %s with its middle repeated in a time that grows with its length',
    (pattern) => {
      const [start = '', middle = '', end = ''] = pattern.split(',');
      const link = start + middle.repeat(20_000) + end;
      const before = process.cpuUsage();
      campLink(link);
      // Some seconds when it grows with the square of the length.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
    },
  );
});
