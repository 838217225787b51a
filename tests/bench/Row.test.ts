import { expect, test } from 'vitest';
import { exactly, spreadOf, verdictOf } from './Row.ts';
import { table } from './table.ts';

const waits = { figure: 'Wait', unit: 'ms', ours: exactly(300), beside: exactly(200) };
const sales = {
  figure: 'Sales',
  unit: '/s',
  ours: exactly(300),
  beside: exactly(1000),
  isPerSecond: true,
} as const;

test('the median of an even number lies between the two in the middle', () => {
  expect(spreadOf([4, 1, 2, 10])).toEqual({ median: 3, least: 1, most: 10 });
  expect(spreadOf([7, 1, 2])).toEqual({ median: 2, least: 1, most: 7 });
});

test.each([
  [{ ...waits, must: 1.5, aim: 1.4 }, 'must'],
  [{ ...waits, must: 2, aim: 1.5 }, 'aim'],
  [{ ...waits, must: 1.4 }, 'missed'],
  [{ ...sales, must: 0.3, aim: 0.4 }, 'must'],
  [{ ...sales, must: 0.2, aim: 0.3 }, 'aim'],
  [{ ...sales, must: 0.4 }, 'missed'],
  [waits, null],
])('%#: a wait must be short, and much a second must be done', (row, verdict) => {
  expect(verdictOf(row)).toBe(verdict);
});

test('the table says which way a limit goes, and of what', () => {
  const rows = [
    { ...sales, must: 0.4 },
    { figure: 'Start', unit: 's', ours: exactly(1), must: 2 },
  ];
  const cells = table(rows, { ours: 'Backend', beside: 'Bare' })
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells[2]).toEqual([
    '',
    'Sales',
    '300 /s',
    '1000 /s',
    '0.30 ×',
    '≥ 0.4 × bare',
    '',
    '**missed**',
    '',
  ]);
  expect(cells[3]).toEqual(['', 'Start', '1 s', '', '', '≤ 2 s', '', 'reached', '']);
});
