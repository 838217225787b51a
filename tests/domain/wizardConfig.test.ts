import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/domain/wizardConfig.ts';
import { WIZARD_CONFIG } from '../../stories/support/wizardConfig.ts';

/** Read from a block that somebody edited by hand. */
const read = (changes: object) => readConfig(JSON.stringify({ ...WIZARD_CONFIG, ...changes }));

describe.each(['gatewayUrl', 'functionsUrl'] as const)('%s', (key) => {
  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['https://gw.example', 'https://gw.example'],
    ['https://gw.example/v1//', 'https://gw.example/v1'],
  ])('%s', (given, taken) => {
    expect(read({ [key]: given })[key]).toBe(taken);
  });

  test.each(['api', 'kampen.example/api', '//gw.example/api', '/', 'ftp://gw.example', 'https://gw example'])(
    '%s is no address of a call',
    (given) => {
      expect(() => read({ [key]: given })).toThrow(new ConfigError(key));
    },
  );
});
