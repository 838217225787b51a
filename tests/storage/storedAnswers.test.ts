import { expect, test } from 'vitest';
import { parseStoredAnswers } from '../../src/storage/storedAnswers.ts';
import { isExpired } from '../../src/storage/tabStorage.ts';

const HOUR = 60 * 60 * 1000;

test.each([
  ['no answer', 0, false],
  ['an hour ago', Date.now() - HOUR, false],
  ['three hours ago', Date.now() - 3 * HOUR, true],
  ['of a clock that is ahead', Date.now() + 3 * HOUR, true],
])('answers expire after two hours: %s', (_when, answeredAt, expired) => {
  expect(isExpired(answeredAt)).toBe(expired);
});

test.each([undefined, null, 'yesterday'])('stored answers of the time %j are not used', (answeredAt) => {
  expect(parseStoredAnswers({ campId: 'VOS', answeredAt })).toBeNull();
});
