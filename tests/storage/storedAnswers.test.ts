// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { EMPTY_ANSWERS } from '../../src/domain/enrolment.ts';
import { parseStoredAnswers } from '../../src/storage/storedAnswers.ts';
import { isExpired, readStoredAnswers, storeAnswers } from '../../src/storage/tabStorage.ts';
import { CHILD } from '../../src/testing/people.ts';

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
  expect(parseStoredAnswers({ camps: [{ campId: 'VOS' }], answeredAt })).toBeNull();
});

test.each([
  ['zee', 'Zee', 'V1', 'k1'],
  ['BOS', 'Bos', '', 'k2'],
  // Another camp, or a URL without one.
  ['DUIN', 'Bos', '', 'k2'],
  ['', 'Bos', '', 'k2'],
])('what is stored for each camp is kept: %j', (asked, campId, voucher, key) => {
  const post = (key: string) => ({ digest: 'd', key, isLost: true });
  const camps = [
    { campId: 'Bos', post: post('k2') },
    { campId: 'Zee', voucher: 'V1', post: post('k1') },
  ];
  const stored = parseStoredAnswers({ camps, answeredAt: 1 }, asked);
  expect(stored).toMatchObject({ campId, voucher, post: { key, isLost: true } });
});

test('a post with the data in place of its digest, as on plain http, is not stored', () => {
  const post = { key: 'k', isLost: true, isAfterLost: false };
  storeAnswers('BOS', EMPTY_ANSWERS, Date.now(), { ...post, digest: JSON.stringify(CHILD) });
  expect(JSON.stringify(sessionStorage)).not.toContain(CHILD.subscriber_NationalNr);
  expect(readStoredAnswers('BOS')).toMatchObject({ campId: 'BOS', post: null });
  storeAnswers('BOS', EMPTY_ANSWERS, Date.now(), { ...post, digest: 'd'.repeat(64) });
  expect(readStoredAnswers('BOS')).toMatchObject({ campId: 'BOS', post });
});
