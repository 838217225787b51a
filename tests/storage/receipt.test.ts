import { expect, test } from 'vitest';
import { receiptIn, withReceipt } from '../../src/storage/receipt.ts';

const RECEIPT = { message: 'DB-1', againUrl: '/?camp=BOS' };

test('a receipt is shown for two hours', () => {
  const state = withReceipt(RECEIPT);
  expect(receiptIn(state)).toEqual(RECEIPT);
  expect(receiptIn({ ...state, bookedAt: Date.now() - 3 * 60 * 60 * 1000 })).toBeNull();
});

test.each([null, undefined, {}, { idx: 3 }])('the state %j of another page has no receipt', (state) => {
  expect(receiptIn(state)).toBeNull();
});
