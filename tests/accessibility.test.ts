import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CRITERIA } from './accessibility/criteria.ts';

const TESTS = dirname(fileURLToPath(import.meta.url));
const page = readFileSync(join(TESTS, '../stories/start/page/criteria.md'), 'utf8');
/** The table rows: the number of a criterion, its level, and the names of its tests. */
const rows = [...page.matchAll(/^\| ([\d.]+) .+? \((AA?)\) +\|.*\|(.*)\|$/gm)].map(
  ([, number = '', level = '', tests = '']) => ({ number, level, tests: tests.match(/\w+/g) ?? [] }),
);

test('the page lists every criterion of levels A and AA once, in order', () => {
  const wanted = Object.entries(CRITERIA).map(([number, { level }]) => [number, level]);
  expect(rows.map(({ number, level }) => [number, level])).toEqual(wanted);
});

test('the page names existing tests', () => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).map(
    (path) => /(\w+)\.(spec|test)\.ts$/.exec(path)?.[1],
  );
  const named = new Set(rows.flatMap(({ tests }) => tests));
  expect(named.size).toBeGreaterThan(0);
  expect([...named].filter((name) => !files.includes(name))).toEqual([]);
});
