import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TESTS = dirname(fileURLToPath(import.meta.url));
const page = readFileSync(join(TESTS, '../stories/start/page/criteria.md'), 'utf8');
/** The table rows: the number of a criterion, its level, and the names of its tests. */
const rows = [...page.matchAll(/^\| ([\d.]+) .+? \((AA?)\) +\|.*\|(.*)\|$/gm)].map(
  ([, number = '', level = '', tests = '']) => ({ number, level, tests: tests.match(/\w+/g) ?? [] }),
);

test('the page lists every criterion of levels A and AA once, in order', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual(
    [...new Set(numbers)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
  );
  const ofLevel = (wanted: string) => rows.filter(({ level }) => level === wanted).length;
  // WCAG 2.2 has removed 4.1.1.
  expect({ A: ofLevel('A'), AA: ofLevel('AA') }).toEqual({ A: 31, AA: 24 });
});

test('the page names existing tests', () => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).map(
    (path) => /(\w+)\.(spec|test)\.ts$/.exec(path)?.[1],
  );
  const named = new Set(rows.flatMap(({ tests }) => tests));
  expect(named.size).toBeGreaterThan(0);
  expect([...named].filter((name) => !files.includes(name))).toEqual([]);
});
