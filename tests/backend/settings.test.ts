import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InputProblem } from '../../src/backend/service/SetupProblem.ts';
import { readSettings } from '../../src/backend/service/settings.ts';

describe.each([
  ['GATEWAY_URL', 'gatewayUrl'],
  ['FUNCTIONS_URL', 'functionsUrl'],
] as const)('%s', (name, key) => {
  test.each<[given: string, expected: string | null]>([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['https://gw.example', 'https://gw.example'],
    ['https://gw.example/v1//', 'https://gw.example/v1'],
    ['HTTP://localhost:8080/api', 'HTTP://localhost:8080/api'],
    ...['api', 'kampen.example/api', '//gw.example/api', '/'].map((refused): [string, null] => [
      refused,
      null,
    ]),
    ...['https:///api', 'ftp://gw.example', 'https://a b', 'https://gw.example/?a=b', '/api#a'].map(
      (refused): [string, null] => [refused, null],
    ),
  ])('%s is read as %s', (given, expected) => {
    const read = () => readSettings({ [name]: given }).wizard[key];
    const sentence = `${name} must be a path such as /api, or an address starting with https://.`;
    if (expected === null) expect(read).toThrow(new InputProblem(sentence));
    else expect(read()).toBe(expected);
  });
});

const PAYMENT = {
  PAYMENT_IBAN: 'BE68 5390 0754 7034',
  PAYMENT_BENEFICIARY: 'Dennenbos vzw',
  PAYMENT_NOTE: 'Binnen tien dagen.',
};

test('adds optional settings to the configuration only if they are set', () => {
  const names = { XSRF_COOKIE_NAME: ' XSRF-TOKEN ', XSRF_HEADER_NAME: 'X-XSRF-Token' };
  expect(readSettings({ BASIC_AUTH: 'an:ge:heim', ...names }).wizard).toMatchObject({
    basicAuth: { username: 'an', password: 'ge:heim' },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-Token',
  });
  const { wizard } = readSettings({ ...PAYMENT, PRIVACY_URL: '/privacy' });
  expect(wizard.privacyUrl).toBe('/privacy');
  expect(wizard.payment).toEqual({
    iban: 'BE68 5390 0754 7034',
    beneficiary: 'Dennenbos vzw',
    note: 'Binnen tien dagen.',
  });
  const { basicAuth, xsrfCookieName, xsrfHeaderName, privacyUrl, payment } = readSettings({
    XSRF_COOKIE_NAME: ' ',
  }).wizard;
  expect([basicAuth, xsrfCookieName, xsrfHeaderName, privacyUrl, payment].filter(Boolean)).toEqual([]);
});

test.each([
  ['IDENTITY_RETENTION_DAYS', 'a whole number', 31, 36_500],
  ['TRUSTED_PROXIES', 'a whole number', 0, 10],
  ['TIMEOUT_MS', 'a whole number', 100, 600_000],
  ['DISCOUNT_FIRST_CAMP', 'a number', 0, 10_000],
  ['DISCOUNT_SAVINGS', 'a number', 0, 10_000],
])('%s must be %s from %i to %i', (name, kind, from, to) => {
  for (const given of [from, to]) expect(() => readSettings({ [name]: String(given) })).not.toThrow();
  for (const given of [from - 1, to + 1].map(String)) {
    const sentence = `${name} must be ${kind} from ${from} to ${to}, but is "${given}".`;
    expect(() => readSettings({ [name]: given })).toThrow(new InputProblem(sentence));
  }
});

test.each([
  [
    { PRIVACY_URL: 'javascript:alert(1)' },
    'PRIVACY_URL must be a path such as /camps, or an address starting with https://, and not of the wizard.',
  ],
  [
    { ORGANISATION_URL: '/?theme=1' },
    'ORGANISATION_URL must be a path such as /camps, or an address starting with https://, and not of the wizard.',
  ],
  [
    { ORGANISATION_URL: 'www.zeilhaven.example' },
    'ORGANISATION_URL must be a path such as /camps, or an address starting with https://, and not of the wizard.',
  ],
  // The wizard's own address.
  [
    { ORGANISATION_URL: 'https://Camps.example', PUBLIC_URL: 'https://camps.example/' },
    'ORGANISATION_URL must be a path such as /camps, or an address starting with https://, and not of the wizard.',
  ],
  [{ XSRF_HEADER_NAME: 'X-XSRF-Token:' }, 'XSRF_HEADER_NAME must be the name of a header, without a colon.'],
  [
    { ...PAYMENT, PAYMENT_IBAN: 'BE68 5390 0754 7035' },
    'PAYMENT_IBAN must be an account number with the right check digits, but is "BE68 5390 0754 7035".',
  ],
  [
    { ...PAYMENT, PAYMENT_IBAN: undefined },
    'PAYMENT_IBAN must be an account number with the right check digits, but is "".',
  ],
  ...['https://camps.example/?a', 'https://camps.example/camps', 'https://camps.example#a'].map(
    (PUBLIC_URL): [Record<string, string>, string] => [
      { PUBLIC_URL },
      'PUBLIC_URL must be an address without a path, such as https://camps.example.',
    ],
  ),
  [{ DATABASE_URL: 'localhost/camps' }, 'DATABASE_URL must be an address starting with postgresql://.'],
  [
    { DATABASE_URL: 'postgres://camps:a/b#c@localhost/camps' },
    'DATABASE_URL must be an address starting with postgresql://. In its password, /, @, # and ? are written as %2F, %40, %23 and %3F.',
  ],
  ...['postgresql://camps:a,b@one:5432,two:5432/camps', 'postgres://one,two'].map(
    (DATABASE_URL): [Record<string, string>, string] => [
      { DATABASE_URL },
      'DATABASE_URL must name one host: see "Standby" in src/backend/README.md.',
    ],
  ),
  [
    { DATABASE_URL: 'postgresql://camps@localhost/camps?statement_timeout=20000' },
    'DATABASE_URL must not set statement_timeout: the program sets its own.',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgresql://camps@localhost/camps' },
    'DATABASE_DIRECT_URL needs a DATABASE_URL as well.',
  ],
  [{ XSRF_COOKIE_NAME: 'XSRF-TOKEN' }, 'XSRF_COOKIE_NAME and XSRF_HEADER_NAME need each other.'],
  [{ XSRF_HEADER_NAME: 'X-XSRF-Token' }, 'XSRF_COOKIE_NAME and XSRF_HEADER_NAME need each other.'],
  [{ SECRETARIAT_EMAIL: 'kampen' }, 'SECRETARIAT_EMAIL must be an e-mail address, but is "kampen".'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT.'],
  [{ BASIC_AUTH: 'an' }, 'BASIC_AUTH must be of the form username:password.'],
  [{ ...PAYMENT, PAYMENT_BENEFICIARY: ' ' }, 'PAYMENT_BENEFICIARY must say whose account PAYMENT_IBAN is.'],
])('%o is refused in a sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(new InputProblem(sentence));
});

test.each([
  'postgresql://camps@/camps?host=/var/run/postgresql',
  'postgresql://camps:a,b@localhost/camps',
  'postgresql://localhost/camps,2?application_name=a,b',
])('an address of PostgreSQL may have the folder of its socket, or a comma: %s', (DATABASE_URL) => {
  expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each([
  'https:camps.example',
  'https:///camps.example',
  'https://camps.example\\',
  'HTTPS://CAMPS.EXAMPLE//',
])('links start with the origin of the PUBLIC_URL %s', (PUBLIC_URL) =>
  expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://camps.example'),
);

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
