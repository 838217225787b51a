import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { filesBelow } from '../sources.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { entries } = await buildIndex({ configDir: join(ROOT, '.storybook') });

test.each([...filesBelow(ROOT, ['stories/start'])])('%s links to what is there', (_path, text) => {
  const linked = text.matchAll(/(?:'|path=\/\w+\/)([a-z]+-[a-z-]+--[a-z-]+)/g);
  expect([...linked].map(([, id = '']) => id).filter((id) => !(id in entries))).toEqual([]);
});
