import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/domain/wizardConfig.ts';
import { WIZARD_CONFIG } from '../../stories/support/data/wizardConfig.ts';

/** A block that was edited by hand. */
const read = (changes: object) => readConfig(JSON.stringify({ ...WIZARD_CONFIG, ...changes }));

describe.each(['gatewayUrl', 'functionsUrl'] as const)('%s', (key) => {
  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['https://gw.example', 'https://gw.example'],
    ['https://gw.example/v1//', 'https://gw.example/v1'],
  ])('%s', (given, expected) => {
    expect(read({ [key]: given })[key]).toBe(expected);
  });

  test.each(['api', 'kampen.example/api', '//gw.example/api', '/', 'ftp://gw.example', 'https://gw example'])(
    '%s is no address of a call',
    (given) => {
      expect(() => read({ [key]: given })).toThrow(new ConfigError(key));
    },
  );
});

describe('optional keys', () => {
  const payment = { iban: 'BE68539007547034', beneficiary: 'Dennenbos vzw' };

  test('are undefined when absent', () => {
    expect(read({})).toMatchObject({ privacyUrl: undefined, payment: undefined });
  });

  test('are read, with an empty note by default', () => {
    expect(read({ privacyUrl: 'https://a.example/p', payment })).toMatchObject({
      privacyUrl: 'https://a.example/p',
      payment: { ...payment, note: '' },
    });
  });

  test.each([
    [{ privacyUrl: 'javascript:alert(1)' }, 'privacyUrl'],
    [{ privacyUrl: '' }, 'privacyUrl'],
    [{ payment: { ...payment, iban: 'BE68539007547035' } }, 'payment.iban'],
    [{ payment: { beneficiary: 'x' } }, 'payment.iban'],
    [{ payment: null }, 'payment.iban'],
    [{ payment: { ...payment, beneficiary: '' } }, 'payment.beneficiary'],
    [{ payment: { ...payment, note: 5 } }, 'payment.note'],
  ])('%o is refused by name', (changes, key) => {
    expect(() => read(changes)).toThrow(new ConfigError(key));
  });
});
