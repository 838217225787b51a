import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesBelow } from '../../sources.ts';
import { GALLERY } from './gallery.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const stories = [...filesBelow(ROOT, ['stories']).keys()];

test('the gallery is large, and no mutant is in it twice', () => {
  expect(GALLERY.length).toBeGreaterThanOrEqual(30);
  expect(new Set(GALLERY.map(({ file, from, to }) => `${file} ${from} ${to}`)).size).toBe(GALLERY.length);
});

test.each(GALLERY)('$what still has a place in $file', ({ file, from, to, stories: components }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(from);
  expect(to).not.toBe(from);
  for (const component of components) {
    expect(stories.some((path) => path.endsWith(`/${component}.stories.tsx`))).toBe(true);
  }
});
