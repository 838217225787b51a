// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { EMPTY_ANSWERS } from '../../src/domain/enrolment.ts';
import { needsFetch, parseStoredAnswers } from '../../src/storage/storedAnswers.ts';
import { isExpired, readStoredAnswers, storeAnswers } from '../../src/storage/tabStorage.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { CHILD, completeAnswers, KID_PARENT, MEDICAL_INFO } from '../../src/testing/people.ts';

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

test.each([
  ['a voucher, which is validated first', { voucher: 'V1' }, 'bos', true],
  ['a save without an answer', { post: { digest: 'd', key: 'k', isLost: true } }, 'BOS', true],
  ['a save that was refused', { post: { digest: 'd', key: 'k', isLost: false } }, 'BOS', false],
  ['a voucher of another camp', { voucher: 'V1' }, 'ZEE', false],
  ['days only', { selectedDays: ['2027-07-05'] }, 'BOS', false],
])('a camp in the page is fetched again or not: %s', (_about, stored, campId, expected) => {
  const camps = [{ campId: 'Bos', ...stored }];
  expect(needsFetch(parseStoredAnswers({ camps, answeredAt: 1 }, campId), campId)).toBe(expected);
});

test('a post with the data in place of its digest, as on plain http, is not stored', () => {
  const post = { key: 'k', isLost: true, isAfterLost: false };
  storeAnswers('BOS', EMPTY_ANSWERS, Date.now(), { ...post, digest: JSON.stringify(CHILD) });
  expect(JSON.stringify(sessionStorage)).not.toContain(CHILD.subscriber_NationalNr);
  expect(readStoredAnswers('BOS')).toMatchObject({ campId: 'BOS', post: null });
  storeAnswers('BOS', EMPTY_ANSWERS, Date.now(), { ...post, digest: 'd'.repeat(64) });
  expect(readStoredAnswers('BOS')).toMatchObject({ campId: 'BOS', post });
});

test('answers are stored without the national numbers and the sheet', () => {
  storeAnswers('BOS', completeAnswers(flexibleCamp()));
  const stored = JSON.stringify(sessionStorage);
  expect(stored).toContain(KID_PARENT.subscriber_Parent_Street);
  const { subscriber_NationalNr, subscriber_Parent_NationalNr } = KID_PARENT;
  for (const never of [subscriber_NationalNr, subscriber_Parent_NationalNr, MEDICAL_INFO.subscriber_remarks])
    expect(stored).not.toContain(never);
});

test('of expired answers only the camp stays', () => {
  storeAnswers('BOS', { ...completeAnswers(flexibleCamp()), voucher: 'V1' }, Date.now() - 3 * HOUR);
  const expired = { campId: 'BOS', voucher: '', selectedDays: [], kidParent: {}, isExpired: true };
  expect(readStoredAnswers('BOS')).toMatchObject(expired);
  const stored = JSON.stringify(sessionStorage);
  for (const gone of [KID_PARENT.subscriber_Parent_Street, 'V1']) expect(stored).not.toContain(gone);
});

test('a storage that another program wrote holds no answers', () => {
  sessionStorage.setItem('enrolment', '{');
  expect(readStoredAnswers('BOS')).toBeNull();
});
