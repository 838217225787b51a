import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SetupProblem } from '../../src/backend/operations/SetupProblem.ts';
import { readSettings } from '../../src/backend/operations/settings.ts';

describe.each([
  ['GATEWAY_URL', 'gatewayUrl'],
  ['FUNCTIONS_URL', 'functionsUrl'],
] as const)('%s', (name, key) => {
  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['https://gw.example', 'https://gw.example'],
    ['https://gw.example/v1//', 'https://gw.example/v1'],
    ['HTTP://localhost:8080/api', 'HTTP://localhost:8080/api'],
  ])('%s', (given, taken) => {
    expect(readSettings({ [name]: given }).wizard[key]).toBe(taken);
  });

  test.each([
    'api',
    'kampen.example/api',
    '//gw.example/api',
    '/',
    'https:///api',
    'ftp://gw.example',
    'https://a b',
  ])('%s is refused in a sentence', (given) => {
    const sentence = `${name} must be a path such as /api, or an address starting with https://.`;
    expect(() => readSettings({ [name]: given })).toThrow(new SetupProblem(sentence, 2));
  });
});

const PAYMENT = {
  PAYMENT_IBAN: 'BE68 5390 0754 7034',
  PAYMENT_BENEFICIARY: 'Dennenbos vzw',
  PAYMENT_NOTE: 'Binnen tien dagen.',
};

test('puts privacy and payment into the configuration only where they are set', () => {
  const { wizard } = readSettings({ ...PAYMENT, PRIVACY_URL: '/privacy' });
  expect(wizard.privacyUrl).toBe('/privacy');
  expect(wizard.payment).toEqual({
    iban: 'BE68 5390 0754 7034',
    beneficiary: 'Dennenbos vzw',
    note: 'Binnen tien dagen.',
  });
  expect(Object.keys(readSettings({}).wizard)).not.toContain('payment');
  expect(Object.keys(readSettings({}).wizard)).not.toContain('privacyUrl');
});

test.each([
  [
    { PRIVACY_URL: 'javascript:alert(1)' },
    'PRIVACY_URL must be a path such as /privacy, or an address starting with https://.',
  ],
  [
    { ...PAYMENT, PAYMENT_IBAN: 'BE68 5390 0754 7035' },
    'PAYMENT_IBAN must be an account number with the right check digits, but is "BE68 5390 0754 7035".',
  ],
  [
    { ...PAYMENT, PAYMENT_IBAN: undefined },
    'PAYMENT_IBAN must be an account number with the right check digits, but is "".',
  ],
  [{ ...PAYMENT, PAYMENT_BENEFICIARY: ' ' }, 'PAYMENT_BENEFICIARY must say whose account PAYMENT_IBAN is.'],
])('%o is refused in a sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(new SetupProblem(sentence, 2));
});

test('passes every setting through compose.yaml', () => {
  const names = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  const [compose = '', image = ''] = ['compose.yaml', 'Dockerfile'].map((file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  );
  const isThere = (name: string) =>
    new RegExp(`^ +${name}:`, 'm').test(compose) || image.includes(` ${name}=`);
  expect([...names].filter((name) => !isThere(name))).toEqual([]);
});
