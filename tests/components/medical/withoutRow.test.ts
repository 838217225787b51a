import { describe, expect, it } from 'vitest';
import { withoutRow } from '../../../src/components/medical/withoutRow.ts';

type Fields = { tick?: boolean } & Partial<Record<`${'name' | 'amount'}${1 | 2 | 3}`, string>>;

const ROWS = [
  ['name1', 'amount1'],
  ['name2', 'amount2'],
  ['name3', 'amount3'],
] as const;
const ONE = { tick: true, name1: 'a', amount1: '1' };
const FULL: Fields = { ...ONE, name2: 'b', amount2: '2', name3: 'c', amount3: '3' };

describe('removing a row of a form', () => {
  it('moves the rows behind it up, in order', () => {
    const last = { name2: 'c', amount2: '3' };
    expect(withoutRow(FULL, ROWS, 0)).toEqual({ tick: true, name1: 'b', amount1: '2', ...last });
    expect(withoutRow(FULL, ROWS, 1)).toEqual({ ...ONE, ...last });
  });

  it('removes the keys of the last row', () => {
    expect(Object.keys(withoutRow(FULL, ROWS, 2))).toEqual(['tick', 'name1', 'amount1', 'name2', 'amount2']);
  });

  it('keeps empty texts, and moves missing values too', () => {
    const record: Fields = { name1: 'a', amount1: '1', name2: '' };
    expect(withoutRow(record, ROWS.slice(0, 2), 0)).toEqual({ name1: '' });
  });

  it('does not mutate its argument', () => {
    const before = { ...FULL };
    withoutRow(FULL, ROWS, 0);
    expect(FULL).toEqual(before);
  });
});
