import { describe, expect, test } from 'vitest';
import { formatIban, isIban, paymentCode } from '../../src/domain/payment.ts';

describe('an account number', () => {
  test.each([
    'BE68 5390 0754 7034',
    'be68539007547034',
    'NL91ABNA0417164300',
    'FR1420041010050500013M02606',
    'LU280019400644750000',
    'NO9386011117947',
    `FR57${'2'.repeat(30)}`,
  ])('%s', (text) => expect(isIban(text)).toBe(true));

  test.each([
    'BE68 5390 0754 7035',
    'BE86 5390 0754 7034',
    'BE0853900754703',
    'BE595390075470345',
    'NL61ABNA041716',
    `FR26${'2'.repeat(31)}`,
    '539007547034',
    'NL91ABNA0417164301',
    '',
    'BE',
  ])('not %s', (text) => expect(isIban(text)).toBe(false));

  test('is written in groups of four', () => {
    expect(formatIban('be68539007547034')).toBe('BE68 5390 0754 7034');
    expect(formatIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
  });

  test('exactly one pair of check digits is valid', () => {
    const others = Array.from({ length: 97 }, (_, n) => String(n + 2).padStart(2, '0'));
    expect(others.filter((digits) => isIban(`BE${digits}539007547034`))).toEqual(['68']);
  });
});

describe('the payment code', () => {
  const payment = { iban: 'BE68 5390 0754 7034', beneficiary: 'Dennenbos vzw', note: '' };

  test('has its twelve lines, without the last empty one', () => {
    expect(paymentCode(payment, 12_340, 'DB-1').split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Dennenbos vzw',
      'BE68539007547034',
      'EUR123.40',
      '',
      '',
      'DB-1',
    ]);
  });

  test('texts are cut at whole characters, and halves of characters are replaced', () => {
    const name = '🎪'.repeat(80);
    const lines = paymentCode({ ...payment, beneficiary: name }, 5, `\uD83C${'é'.repeat(138)}🎪🎪`).split(
      '\n',
    );
    expect(lines[5]).toBe('🎪'.repeat(70));
    expect(lines[10]).toBe(`\uFFFD${'é'.repeat(138)}🎪`);
    expect(() => encodeURIComponent(lines.join())).not.toThrow();
  });

  test('texts are on one line and not longer than the standard allows', () => {
    const code = paymentCode({ ...payment, beneficiary: `a\nb${'c'.repeat(90)}` }, 5, 'd\r\n'.repeat(200));
    const lines = code.split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[5]).toBe(`a b${'c'.repeat(67)}`);
    expect(lines[7]).toBe('EUR0.05');
    expect(lines[10]?.length).toBeLessThanOrEqual(140);
  });
});
