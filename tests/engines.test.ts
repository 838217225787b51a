import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { missingFor } from './engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a program that is absent or too old is missing', () => {
  for (const [program, version] of [
    ['firefox-esr', 'Mozilla Firefox 140.12.0esr'],
    ['Xvfb', ''],
  ] as const) {
    writeFileSync(join(folder, program), `#!/bin/sh\necho '${version}'\n`);
    chmodSync(join(folder, program), 0o755);
  }
  vi.stubEnv('PATH', folder);
  expect(missingFor('firefox')).toEqual(['firefox-esr 153', 'xdotool']);
  writeFileSync(join(folder, 'firefox-esr'), "#!/bin/sh\necho 'Mozilla Firefox 153.8.0esr'\n");
  expect(missingFor('firefox')).toEqual(['xdotool']);
});
