import { expect, test } from 'vitest';
import { median, statusOf, table } from './table.ts';

const waits = { figure: 'Wait', unit: 'ms', ours: [300], beside: [200] };
const sales = { figure: 'Sales', unit: '/s', ours: [300], beside: [1000], isPerSecond: true } as const;

test.each([
  [[4, 1, 2, 10], 3],
  [[7, 1, 2], 2],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test.each([
  [{ ...waits, limit: 1.5, target: 1.4 }, 'limit met'],
  [{ ...waits, limit: 2, target: 1.5 }, 'target met'],
  [{ ...waits, limit: 1.4 }, '**missed**'],
  [{ ...sales, limit: 0.3, target: 0.4 }, 'limit met'],
  [{ ...sales, limit: 0.2, target: 0.3 }, 'target met'],
  [{ ...sales, limit: 0.4 }, '**missed**'],
  [waits, ''],
])('%#: times have a maximum, rates a minimum', (row, status) => {
  expect(statusOf(row)).toBe(status);
});

test('the table shows the direction and the unit of a limit', () => {
  const rows = [
    { ...sales, limit: 0.4 },
    { figure: 'Start', unit: 's', ours: [1, 3], limit: 2 },
  ];
  expect(table(rows).split('\n').slice(2)).toEqual([
    '| Sales | 300 /s | 1000 /s | 0.30 × | ≥ 0.4 × baseline |  | **missed** |',
    '| Start | 2 s (1–3) |  |  | ≤ 2 s |  | limit met |',
  ]);
});
