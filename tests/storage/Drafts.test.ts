// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { EMPTY_ANSWERS } from '../../src/domain/enrolment.ts';
import { Drafts } from '../../src/storage/Drafts.ts';
import { readStoredAnswers, storeAnswers } from '../../src/storage/tabStorage.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import {
  completeAnswers,
  CONFIRMATION,
  KID_PARENT,
  MEDICAL_INFO,
  SECOND_CHILD,
} from '../../src/testing/people.ts';

/** The drafts of every form. */
function allDrafts(): Drafts {
  const drafts = new Drafts(null);
  drafts.kidParent(KID_PARENT);
  drafts.medicalForm(KID_PARENT.subscriber_NationalNr, MEDICAL_INFO);
  drafts.confirmation(CONFIRMATION);
  return drafts;
}

test('the draft of a sheet is of one child', () => {
  const drafts = allDrafts();
  const other = { ...EMPTY_ANSWERS, kidParent: { ...KID_PARENT, ...SECOND_CHILD } };
  expect(drafts.startValues(other).medicalForm).toEqual(EMPTY_ANSWERS.medicalForm);
  const same = { ...EMPTY_ANSWERS, kidParent: KID_PARENT };
  expect(drafts.startValues(same).medicalForm).toEqual(MEDICAL_INFO);
});

test.each(['clear', 'cancel'] as const)('%s deletes every draft and what is stored', (how) => {
  storeAnswers('BOS', completeAnswers(flexibleCamp()));
  const drafts = allDrafts();
  drafts[how]();
  expect(drafts.startValues(EMPTY_ANSWERS)).toEqual(EMPTY_ANSWERS);
  expect([drafts.isUnsaved, drafts.hasAnswersFor('BOS')]).toEqual([false, false]);
  expect(readStoredAnswers('BOS')).toBeNull();
});

test('an answer after the cancelling undoes it', () => {
  const drafts = allDrafts();
  drafts.cancel();
  expect([drafts.hasLeft, drafts.answeredAt]).toEqual([true, 0]);
  drafts.kidParent(KID_PARENT);
  expect([drafts.hasLeft, drafts.isUnsaved, drafts.hasAnswersFor('BOS')]).toEqual([false, true, true]);
});
