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

test('what is set for compose reaches the server', () => {
  const names = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  const [compose = '', image = ''] = ['compose.yaml', 'Dockerfile'].map((file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  );
  const isThere = (name: string) =>
    new RegExp(`^ +${name}:`, 'm').test(compose) || image.includes(` ${name}=`);
  expect([...names].filter((name) => !isThere(name))).toEqual([]);
});
