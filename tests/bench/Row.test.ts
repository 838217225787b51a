import { expect, test } from 'vitest';
import { exact, spreadOf, statusOf } from './Row.ts';
import { table } from './table.ts';

const waits = { figure: 'Wait', unit: 'ms', ours: exact(300), beside: exact(200) };
const sales = {
  figure: 'Sales',
  unit: '/s',
  ours: exact(300),
  beside: exact(1000),
  isPerSecond: true,
} as const;

test('the median of an even number of values lies between the two in the middle', () => {
  expect(spreadOf([4, 1, 2, 10])).toEqual({ median: 3, least: 1, most: 10 });
  expect(spreadOf([7, 1, 2])).toEqual({ median: 2, least: 1, most: 7 });
});

test.each([
  [{ ...waits, limit: 1.5, target: 1.4 }, 'limit'],
  [{ ...waits, limit: 2, target: 1.5 }, 'target'],
  [{ ...waits, limit: 1.4 }, 'missed'],
  [{ ...sales, limit: 0.3, target: 0.4 }, 'limit'],
  [{ ...sales, limit: 0.2, target: 0.3 }, 'target'],
  [{ ...sales, limit: 0.4 }, 'missed'],
  [waits, null],
])('%#: times have a maximum, rates a minimum', (row, status) => {
  expect(statusOf(row)).toBe(status);
});

test('the table shows the direction and the unit of a limit', () => {
  const rows = [
    { ...sales, limit: 0.4 },
    { figure: 'Start', unit: 's', ours: exact(1), limit: 2 },
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
  expect(cells[3]).toEqual(['', 'Start', '1 s', '', '', '≤ 2 s', '', 'limit met', '']);
});
