import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precompress } from '../../src/build/compress.ts';

test('files are compressed only where that makes them smaller, and never the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enrolment-compress-'));
  const long = 'export const a = 1;\n'.repeat(50);
  for (const [name, text] of Object.entries({
    'index.html': long,
    'long.js': long,
    'short.js': 'export const a = 1;',
    'font.woff2': long,
  })) {
    writeFileSync(join(folder, name), text);
  }
  precompress(folder);
  const found = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  rmSync(folder, { recursive: true });
  expect(found).toEqual(['long.js.br', 'long.js.gz']);
});
