import { expect, test } from 'vitest';
import { chaosTable } from './chaos/chaosTable.ts';

const PARTS = ['seats', 'retries', 'crashes'];
const finding = (result: string, holds = true) => ({ what: 'a try', result, holds });
const cells = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim()),
    );

test('replaces only the rows of the part that ran', () => {
  const crashes = chaosTable('', PARTS, 'crashes', 'Monday', [finding('0 lost'), finding('1.5 s')]);
  const both = chaosTable(`Words.\n\n${crashes}\n`, PARTS, 'seats', 'Tuesday', [finding('1 × 200')]);
  const again = chaosTable(both, PARTS, 'crashes', 'Friday', [finding('1 lost', false)]);
  expect(cells(both)).toEqual([
    ['seats', 'a try', '1 × 200', 'holds', 'Tuesday'],
    ['crashes', 'a try', '0 lost', 'holds', 'Monday'],
    ['crashes', 'a try', '1.5 s', 'holds', 'Monday'],
  ]);
  expect(cells(again)).toEqual([
    ['seats', 'a try', '1 × 200', 'holds', 'Tuesday'],
    ['crashes', 'a try', '1 lost', '**does not hold**', 'Friday'],
  ]);
});

test('removes rows of unknown parts, and keeps an error in its cell', () => {
  const gone = chaosTable('', ['tides'], 'tides', 'Monday', [finding('0')]);
  const table = chaosTable(gone, PARTS, 'retries', 'Monday', [finding('Error:\n a | b', false)]);
  expect(cells(table)).toEqual([['retries', 'a try', 'Error: a ¦ b', '**does not hold**', 'Monday']]);
});
