import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/domain/wizardConfig.ts';
import { WIZARD_CONFIG } from '../../stories/support/data/wizardConfig.ts';

const SITE = { organisationUrl: 'https://dennenbos.example', campListingUrl: '/kampen' };

/** A block that was edited by hand. */
const read = (changes: object) => readConfig(JSON.stringify({ ...WIZARD_CONFIG, ...SITE, ...changes }));

describe.each(['gatewayUrl', 'functionsUrl'] as const)('%s', (key) => {
  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['https://gw.example', 'https://gw.example'],
    ['https://gw.example/v1//', 'https://gw.example/v1'],
  ])('%s', (given, expected) => {
    expect(read({ [key]: given })[key]).toBe(expected);
  });

  test.each([
    'api',
    'kampen.example/api',
    '//gw.example/api',
    '/',
    'ftp://gw.example',
    'https://gw example',
    'https://gw.example/?a=b',
    '/api#a',
    '/\\gw.example',
    'https://an:geheim@gw.example/api',
  ])('%s is no address of a call', (given) => {
    expect(() => read({ [key]: given })).toThrow(new ConfigError(key));
  });
});

describe.each(['organisationUrl', 'campListingUrl'] as const)('%s', (key) => {
  test.each(['/kampen', '/organisatie/?theme={THEME_ID}', 'https://dennenbos.example'])('%s', (given) => {
    expect(read({ [key]: given })[key]).toBe(given);
  });

  // The steps of the wizard itself lead to the organisation's website when they have no camp.
  test.each([
    'www.dennenbos.be',
    'dennenbos.be/kampen',
    '//dennenbos.be',
    '#',
    '/',
    '/?theme=1',
    '/kid-parent',
    '/./?theme=1',
    '/organisatie/..',
    '/\\dennenbos.be',
  ])('%s is no page of the organisation', (given) => {
    expect(() => read({ [key]: given })).toThrow(new ConfigError(key));
  });
});

test.each([0, -1, '15000', null, 2 ** 31])('the timeout %j is refused', (timeoutMs) => {
  expect(() => read({ timeoutMs })).toThrow(new ConfigError('timeoutMs'));
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
    ...['X-XSRF-Token:', 'X XSRF', 'X-Één'].map((xsrfHeaderName): [object, string] => [
      { xsrfHeaderName },
      'xsrfHeaderName',
    ]),
    [{ payment: { ...payment, iban: 'BE68539007547035' } }, 'payment.iban'],
    [{ payment: { beneficiary: 'x' } }, 'payment.iban'],
    [{ payment: null }, 'payment.iban'],
    [{ payment: { ...payment, beneficiary: '' } }, 'payment.beneficiary'],
    [{ payment: { ...payment, note: 5 } }, 'payment.note'],
  ])('%o is refused by name', (changes, key) => {
    expect(() => read(changes)).toThrow(new ConfigError(key));
  });
});
