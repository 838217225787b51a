import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { EMPTY_ANSWERS, toPayCents } from '../../src/domain/enrolment.ts';
import { beginEnrolment, nextEnrolment, type EnrolmentEvent } from '../../src/domain/enrolmentMachine.ts';
import type { ErrorCode } from '../../src/domain/errorCodes.ts';
import { EMPTY_MEDICAL_INFO } from '../../src/domain/medicalSheet.ts';
import {
  canResend,
  discountCheckOf,
  incompleteStep,
  isAnswering,
  isOpen,
  isSaving,
  problemsShown,
  progressOf,
  type Enrolment,
  type In,
  type OpenEnrolment,
  type Phase,
} from '../../src/domain/phases.ts';
import { subscriptionOf } from '../../src/domain/subscription.ts';
import { fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../../src/testing/camps.ts';
import { CONFIRMATION, inventedNationalNr, KID_PARENT } from '../../src/testing/people.ts';
import { ENROLMENTS, EVENTS, PHASES, TIMED_OUT } from '../../stories/support/data/enrolments.ts';

type EventType = EnrolmentEvent['type'];

/** The state after an event, when the camp is still shown. */
function after(enrolment: Enrolment, ...events: EnrolmentEvent[]): OpenEnrolment {
  const next = events.reduce(nextEnrolment, enrolment);
  if (!isOpen(next)) throw new Error(`The events lead to "${next.phase}".`);
  return next;
}

/** A loaded camp. */
const loaded = (changes: Partial<Extract<EnrolmentEvent, { type: 'campLoaded' }>>) =>
  after(ENROLMENTS.loading, { ...EVENTS.campLoaded, ...changes });

/** The events that leave an enrolment in its phase. */
const staysIn = (phase: Phase, ...types: EventType[]): Partial<Record<EventType, Phase>> =>
  Object.fromEntries(types.map((type) => [type, phase]));

/** The parent can change answers during a save, which do not affect it. */
const saving = (phase: Phase): Partial<Record<EventType, Phase>> => ({
  ...staysIn(
    phase,
    'campLoaded',
    'dayToggled',
    'daysSubmitted',
    'formChanged',
    'sheetFilled',
    'sheetSubmitted',
  ),
  cancelled: 'cancelled',
});

/** Every transition: the events that change an enrolment in this phase, and the phase they lead to. */
const TABLE: Record<Phase, Partial<Record<EventType, Phase>>> = {
  loading: { campLoaded: 'choosing', cancelled: 'cancelled' },
  choosing: {
    ...staysIn('choosing', 'campLoaded', 'campRefreshed', 'dayToggled', 'daysSubmitted'),
    detailsSubmitted: 'checking',
    cancelled: 'cancelled',
  },
  checking: {
    ...staysIn('checking', 'campLoaded', 'dayToggled', 'daysSubmitted'),
    formChanged: 'choosing',
    discountAnswered: 'filling',
    refused: 'choosing',
    cancelled: 'cancelled',
  },
  filling: {
    ...staysIn('filling', 'campLoaded', 'campRefreshed', 'dayToggled', 'daysSubmitted', 'sheetAnswered'),
    formChanged: 'choosing',
    detailsSubmitted: 'checking',
    sheetSubmitted: 'confirming',
    cancelled: 'cancelled',
  },
  confirming: {
    ...staysIn('confirming', 'campLoaded', 'campRefreshed', 'dayToggled', 'daysSubmitted'),
    ...staysIn('confirming', 'sheetFilled', 'sheetSubmitted'),
    formChanged: 'choosing',
    detailsSubmitted: 'checking',
    confirmed: 'signing',
    cancelled: 'cancelled',
  },
  signing: { ...saving('signing'), signed: 'sending', notSent: 'confirming' },
  sending: { ...saving('sending'), saved: 'finished', refused: 'rechecking' },
  resending: { ...saving('resending'), saved: 'finished', refused: 'rechecking', notSent: 'confirming' },
  rechecking: { ...saving('rechecking'), discountAnswered: 'confirming', refused: 'confirming' },
  finished: { pageLeft: 'finished' },
  cancelled: staysIn('cancelled', 'cancelled'),
};

describe.each(PHASES)('%s', (phase) => {
  const enrolment = ENROLMENTS[phase];

  test.each(Object.keys(EVENTS) as EventType[])('%s', (type) => {
    const next = nextEnrolment(enrolment, EVENTS[type]);
    const expected = TABLE[phase][type];
    if (expected) expect(next.phase).toBe(expected);
    else expect(next).toBe(enrolment);
  });
});

test('an impossible combination does not compile', () => {
  const { camp, answers, sent, post } = ENROLMENTS.sending;
  // @ts-expect-error: nothing is sent without what is sent, and its key.
  const unsent: Enrolment = { ...ENROLMENTS.confirming, phase: 'sending' };
  // @ts-expect-error: no camp while it is loading.
  const loading: Enrolment = { ...ENROLMENTS.loading, phase: 'choosing' };
  // @ts-expect-error: no answers after the booking.
  const finished: Enrolment = { phase: 'finished', camp, booking: null, answers };
  // @ts-expect-error: no save while the answers are given.
  const answering: Enrolment = { ...ENROLMENTS.filling, phase: 'filling', sent };
  // @ts-expect-error: a sheet is confirmed or not once the child is known.
  const sheet: Enrolment = { ...ENROLMENTS.filling, phase: 'filling', isSheetConfirmed: true };
  expect([unsent, loading, finished, answering, sheet]).toHaveLength(5);
  expectTypeOf(post).toEqualTypeOf<In<'sending'>['post']>();
});

describe('the errors shown', () => {
  const codes = (enrolment: OpenEnrolment) => problemsShown(enrolment).map(({ code }) => code);

  test('name a full camp when no voucher is set', () => {
    expect(codes(loaded({ camp: fullCamp() }))).toEqual(['INVALID_CAMP_FULLY_BOOKED']);
    expect(codes(loaded({ camp: fullCamp(), voucher: 'ABC' }))).toEqual([]);
  });

  test('name a refused voucher first, and a full camp beside it', () => {
    const refused = loaded({ camp: fullCamp(), voucherProblem: { code: 'EXPIRED_VOUCHER' } });
    expect(codes(refused)).toEqual(['EXPIRED_VOUCHER', 'INVALID_CAMP_FULLY_BOOKED']);
  });

  test('name a voucher that is refused later, and the full camp without it', () => {
    const checking = after(loaded({ camp: fullCamp(), voucher: 'ABC' }), EVENTS.detailsSubmitted);
    const { discountAnswered, sheetSubmitted, confirmed, signed } = EVENTS;
    const confirming = after(checking, discountAnswered, sheetSubmitted);
    const sending = after(confirming, confirmed, { ...signed, camp: fullCamp() });
    for (const enrolment of [checking, sending]) {
      const refused = after(enrolment, { type: 'refused', problem: { code: 'INVALID_VOUCHER' } });
      expect(codes(refused)).toEqual(['INVALID_VOUCHER', 'INVALID_CAMP_FULLY_BOOKED']);
      expect(refused).toMatchObject({ phase: 'choosing', answers: { voucher: '' } });
    }
  });

  test('name a full camp until a seat is free', () => {
    const free: EnrolmentEvent = { type: 'campRefreshed', camp: fullCamp({ seatsOpen: 1 }) };
    expect(codes(after(loaded({ camp: fullCamp() }), free))).toEqual([]);
  });

  test('name a camp that was full at the save until the parent tries again or submits', () => {
    const refused = after(ENROLMENTS.sending, {
      type: 'refused',
      problem: { code: 'INVALID_CAMP_FULLY_BOOKED' },
    });
    // The step that shows the error fetches the camp again.
    const refreshed = after(refused, { type: 'campRefreshed', camp: flexibleCamp() });
    expect(codes(refreshed)).toEqual(['INVALID_CAMP_FULLY_BOOKED']);
    expect(codes(after(refreshed, EVENTS.campLoaded))).toEqual([]);
    expect(codes(after(refreshed, EVENTS.detailsSubmitted))).toEqual([]);
  });

  test('contain the connection error, until the next submit', () => {
    const problem = { code: 'INVALID', transport: { kind: 'network' } } as const;
    const refused = after(ENROLMENTS.checking, { type: 'refused', problem });
    expect(problemsShown(refused)).toEqual([problem]);
    expect(codes(after(refused, EVENTS.detailsSubmitted))).toEqual([]);
  });
});

test('the posted state has no error, and the fields of spec 3', () => {
  const { camp, answers } = ENROLMENTS.sending.sent;
  expect(subscriptionOf(camp, answers)).toMatchObject({
    campId: camp.id,
    apiError: '',
    discountAllowed: true,
    discountType: 'FIRST_CAMP',
    discountAmount: 10,
    medicalInfoRequestFired: true,
    inputData: { ...KID_PARENT, ...CONFIRMATION, selectedDays: camp.activeDays },
  });
});

test('a discount is of the camp it was checked for', () => {
  const other = flexibleCamp({ id: 'ANOTHER' });
  const moved = after(ENROLMENTS.rechecking, { ...EVENTS.campLoaded, camp: other }, EVENTS.discountAnswered);
  expect(moved.answers.discount.amount).toBeNull();
  const camp = flexibleCamp({ discountAllowed: false });
  for (const checked of [ENROLMENTS.checking, ENROLMENTS.rechecking]) {
    const without = after(checked, { ...EVENTS.campLoaded, camp }, EVENTS.discountAnswered);
    expect(without.answers.discount.amount).toBeNull();
  }
});

test('the discount check is pending, failed, or neither', () => {
  const refused = after(ENROLMENTS.checking, EVENTS.refused);
  const notSaved = after(ENROLMENTS.rechecking, EVENTS.refused);
  expect(discountCheckOf(ENROLMENTS.checking)).toBe('pending');
  expect(discountCheckOf(after(ENROLMENTS.checking, EVENTS.formChanged))).toBeNull();
  expect(discountCheckOf(refused)).toBe('failed');
  expect(discountCheckOf(after(refused, EVENTS.detailsSubmitted))).toBe('pending');
  expect(discountCheckOf(after(ENROLMENTS.checking, EVENTS.discountAnswered))).toBeNull();
  expect(discountCheckOf(notSaved)).toBeNull();
});

describe('a refetched camp', () => {
  test('keeps the previous amount to pay when its price changed, also after the child form is submitted', () => {
    const changed = after(ENROLMENTS.confirming, EVENTS.campRefreshed);
    expect(changed.change).toEqual({
      beforeCents: 139_00,
      areDaysChanged: false,
      areTermsChanged: false,
      isNotSent: false,
    });
    const submitted = after(changed, EVENTS.detailsSubmitted, EVENTS.discountAnswered);
    expect(submitted.change).toEqual(changed.change);
    expect(after(submitted, EVENTS.confirmed).change).toBeNull();
    const same = after(ENROLMENTS.confirming, { type: 'campRefreshed', camp: flexibleCamp() });
    expect(same.change).toBeNull();
  });

  test('selects no days that the parent did not choose, when the chosen ones are gone', () => {
    const [monday = '', ...others] = flexibleCamp().activeDays;
    const chosen = after(ENROLMENTS.confirming, { type: 'dayToggled', selectedDays: [monday] });
    const camp = flexibleCamp({ activeDays: others });
    const refreshed = after(chosen, { type: 'campRefreshed', camp });
    expect(refreshed.answers.selectedDays).toEqual([]);
    expect(refreshed.change).toEqual({
      beforeCents: null,
      areDaysChanged: true,
      areTermsChanged: false,
      isNotSent: false,
    });
    expect(incompleteStep(refreshed)).toBe('campDays');
  });

  test('shows after a reload that the chosen days are gone, and selects no others', () => {
    const [first = '', ...others] = flexibleCamp().activeDays;
    const stored = { ...EMPTY_ANSWERS, selectedDays: flexibleCamp().activeDays.slice(0, 3) };
    const begun = beginEnrolment(stored, EVENTS.campLoaded.camp.id);
    const week = flexibleCamp({ activeDays: ['2027-08-02', '2027-08-03', '2027-08-04'] });
    const moved = after(begun, { ...EVENTS.campLoaded, camp: week });
    expect([moved.change?.areDaysChanged, moved.answers.selectedDays]).toEqual([true, []]);
    const without = after(begun, { ...EVENTS.campLoaded, camp: flexibleCamp({ activeDays: others }) });
    expect(without.change?.areDaysChanged).toBe(true);
    expect(without.answers.selectedDays).toEqual(stored.selectedDays.filter((day) => day !== first));
    expect(after(begun, EVENTS.campLoaded)).toMatchObject({ change: null, answers: stored });
  });

  test('with other days is looked at before the enrolment is sent again', () => {
    const refused = after(ENROLMENTS.rechecking, EVENTS.refused);
    expect(canResend(refused, { code: 'INVALID' })).toBe(true);
    const activeDays = flexibleCamp().activeDays.slice(1);
    const refreshed = after(refused, { type: 'campRefreshed', camp: flexibleCamp({ activeDays }) });
    expect(refreshed.answers.selectedDays).toEqual(activeDays);
    expect(canResend(refreshed, { code: 'INVALID' })).toBe(false);
  });

  test('without a seat cannot be sent again', () => {
    const refused = after(ENROLMENTS.rechecking, EVENTS.refused);
    const full = after(refused, { type: 'campRefreshed', camp: flexibleCamp({ seatsOpen: 0 }) });
    expect(canResend(full, { code: 'INVALID' })).toBe(false);
  });

  test('is no change once a discount makes the amount what it was', () => {
    const { campRefreshed, detailsSubmitted, discountAnswered } = EVENTS;
    const dearer = after(ENROLMENTS.confirming, campRefreshed, detailsSubmitted);
    expect(dearer.change?.beforeCents).toBe(139_00);
    const amount = (campRefreshed.camp.priceCents - 139_00) / 100;
    const checked = after(dearer, { ...discountAnswered, discount: { type: 'SAVINGS', amount } });
    expect(checked.change).toBeNull();
  });

  test('with other limits, which the chosen days do not meet, has other days', () => {
    const { activeDays } = flexibleCamp();
    const three = after(ENROLMENTS.choosing, { type: 'dayToggled', selectedDays: activeDays.slice(0, 3) });
    const camp = flexibleCamp({ minimumDays: 4 });
    for (const changed of [camp, { ...camp, priceCentsByDays: {} }])
      expect(after(three, { type: 'campRefreshed', camp: changed }).change).toMatchObject({
        areDaysChanged: true,
        isNotSent: false,
      });
    const none = after(ENROLMENTS.choosing, { type: 'dayToggled', selectedDays: [] });
    expect(after(none, { type: 'campRefreshed', camp }).change).toBeNull();
  });

  test.each([
    ['another place', { locationName: 'Oostende' }, 'confirmation'],
    ['a higher first birth year', { maxBirthyear: 2015 }, 'kidParent'],
    ['a lower last birth year', { minBirthyear: 2017 }, 'kidParent'],
  ] as const)('with %s is looked at, from the first form that may be invalid', (_what, terms, step) => {
    const camp = flexibleCamp(terms);
    const refreshed = after(ENROLMENTS.confirming, { type: 'campRefreshed', camp });
    expect(refreshed.change).toMatchObject({ areTermsChanged: true, isNotSent: false });
    expect(incompleteStep(refreshed)).toBe(step);
    const stopped = after(ENROLMENTS.signing, { ...EVENTS.signed, camp });
    expect(stopped.change).toMatchObject({ areTermsChanged: true, isNotSent: true });
    expect(incompleteStep(stopped)).toBe(step);
    // The medical sheet stays confirmed.
    const { detailsSubmitted, discountAnswered } = EVENTS;
    expect(incompleteStep(after(stopped, detailsSubmitted, discountAnswered))).toBe('confirmation');
  });

  test('for more ages is not a change', () => {
    const camp = flexibleCamp({ maxBirthyear: null, minBirthyear: 2020 });
    expect(after(ENROLMENTS.confirming, { type: 'campRefreshed', camp }).change).toBeNull();
  });

  test('has no amount of too few days', () => {
    const { activeDays } = flexibleCamp();
    const three = after(ENROLMENTS.choosing, { type: 'dayToggled', selectedDays: activeDays.slice(0, 3) });
    const camp = flexibleCamp({ activeDays: activeDays.slice(1) });
    const dearer = flexibleCamp({ priceCentsByDays: { 3: 129_00 } });
    for (const events of [[], [{ type: 'campRefreshed', camp: dearer } as const]]) {
      const { change } = after(three, ...events, { type: 'campRefreshed', camp });
      expect(change).toEqual({
        beforeCents: null,
        areDaysChanged: true,
        areTermsChanged: false,
        isNotSent: false,
      });
    }
  });

  test.each([
    ['price', EVENTS.campRefreshed.camp, { beforeCents: 139_00, areDaysChanged: false }],
    [
      'days',
      flexibleCamp({ activeDays: flexibleCamp().activeDays.slice(1), priceCentsByDays: {} }),
      { beforeCents: null, areDaysChanged: true },
    ],
  ])('with another %s is not booked as it was confirmed', (_what, camp, change) => {
    const stopped = after(ENROLMENTS.signing, { ...EVENTS.signed, camp });
    expect(stopped).toMatchObject({
      phase: 'confirming',
      camp,
      post: null,
      change: { ...change, isNotSent: true },
    });
    expect(after(stopped, EVENTS.confirmed)).toMatchObject({
      phase: 'signing',
      sent: { camp },
      change: null,
    });
  });

  test('does not stop what is sent again, because it may be booked', () => {
    const confirmedAgain = after(ENROLMENTS.sending, TIMED_OUT, TIMED_OUT, EVENTS.confirmed);
    const { camp } = EVENTS.campRefreshed;
    expect(after(confirmedAgain, { ...EVENTS.signed, camp }).phase).toBe('resending');
  });

  test('is ignored when another camp is shown by now', () => {
    const late: EnrolmentEvent = { type: 'campRefreshed', camp: fixedCamp() };
    expect(nextEnrolment(ENROLMENTS.confirming, late)).toBe(ENROLMENTS.confirming);
  });

  test('shows that it is full, which prevents a post', () => {
    const full = after(ENROLMENTS.confirming, {
      type: 'campRefreshed',
      camp: flexibleCamp({ seatsOpen: 0 }),
    });
    expect(problemsShown(full)).toEqual([{ code: 'INVALID_CAMP_FULLY_BOOKED' }]);
    expect(nextEnrolment(full, EVENTS.confirmed)).toBe(full);
  });
});

describe('what was submitted', () => {
  const { detailsSubmitted, discountAnswered } = EVENTS;

  test('is submitted again for another camp, and a pending check is of no use', () => {
    const other: EnrolmentEvent = { ...EVENTS.campLoaded, camp: fixedCamp() };
    for (const enrolment of [ENROLMENTS.confirming, ENROLMENTS.checking])
      expect(after(enrolment, other).phase).toBe('choosing');
    const late = after(ENROLMENTS.checking, other);
    expect(nextEnrolment(late, discountAnswered)).toBe(late);
  });

  test.each(['subscriber_NationalNr', 'subscriber_Parent_NationalNr'] as const)(
    'has no sheet after a change of %s',
    (field) => {
      const values = { ...KID_PARENT, [field]: inventedNationalNr(2015, 77) };
      const other = after(ENROLMENTS.confirming, { ...detailsSubmitted, values }, discountAnswered);
      expect(other).toMatchObject({ phase: 'filling', existingSheet: null });
      const late = after(other, EVENTS.sheetRequested, EVENTS.sheetAnswered);
      expect(late.existingSheet).toEqual({ status: 'loading' });
    },
  );

  test('stays confirmed when the child and parent are submitted again', () => {
    const again = after(ENROLMENTS.confirming, EVENTS.formChanged, detailsSubmitted, discountAnswered);
    expect(again.phase).toBe('confirming');
  });

  test('goes straight to the sheet without discounts (spec 4)', () => {
    const camp = flexibleCamp({ discountAllowed: false });
    expect(after(loaded({ camp }), detailsSubmitted).phase).toBe('filling');
  });

  test('stays submitted after a refused save, except when the voucher is refused: its ages are checked again', () => {
    const refusedWith = (code: ErrorCode) =>
      after(ENROLMENTS.sending, { type: 'refused', problem: { code } });
    expect(refusedWith('INVALID_PERIOD_ALREADY_BOOKED').phase).toBe('confirming');
    const voucher = refusedWith('INVALID_VOUCHER');
    expect(voucher).toMatchObject({ phase: 'choosing', isSheetConfirmed: true, answers: { voucher: '' } });
  });

  test('is confirmed as it was posted, without later changes', () => {
    const changed = after(ENROLMENTS.sending, EVENTS.dayToggled, { ...EVENTS.campLoaded, camp: fixedCamp() });
    const finished = nextEnrolment(changed, EVENTS.saved);
    expect(finished).toMatchObject({ camp: flexibleCamp(), booking: { days: flexibleCamp().activeDays } });
    expect(nextEnrolment(ENROLMENTS.finished, EVENTS.pageLeft)).toMatchObject({ booking: null });
  });

  test('leads to the next step, the confirmation or back to the first step', () => {
    expect(after(ENROLMENTS.choosing, EVENTS.daysSubmitted).move).toEqual({ after: 'campDays' });
    expect(after(ENROLMENTS.checking, discountAnswered).move).toEqual({ after: 'kidParent' });
    expect(after(ENROLMENTS.filling, EVENTS.sheetSubmitted).move).toEqual({ after: 'medicalForm' });
    expect(after(ENROLMENTS.confirming, EVENTS.confirmed).move).toEqual({ to: 'confirmation' });
    expect(after(ENROLMENTS.rechecking, EVENTS.refused).move).toEqual({ to: 'campDays' });
    const again = after(ENROLMENTS.choosing, EVENTS.daysSubmitted);
    expect(after(again, EVENTS.daysSubmitted).move).not.toBe(again.move);
  });
});

test('the amount to pay is the one that was booked, or else the one that was shown', () => {
  const { sending } = ENROLMENTS;
  const bookedWith = (toPayCents?: number) => {
    const finished = nextEnrolment(sending, { type: 'saved', toPayCents });
    return finished.phase === 'finished' ? finished.booking?.toPayCents : undefined;
  };
  expect(bookedWith(0)).toBe(0);
  expect(bookedWith(1)).toBe(1);
  expect(bookedWith()).toBe(toPayCents(sending.sent.answers, sending.sent.camp));
});

describe('a discount that changed', () => {
  const changed: EnrolmentEvent = { type: 'discountAnswered', discount: { type: 'SAVINGS', amount: 1 } };

  test('is shown, with the previous amount to pay, before the parent sends again', () => {
    const { answers, camp } = ENROLMENTS.rechecking;
    const shown = after(ENROLMENTS.rechecking, changed);
    expect(shown.answers.discount.amount).toBe(1);
    expect(shown.change?.beforeCents).toBe(toPayCents(answers, camp));
    expect(canResend(shown, { code: 'INVALID' })).toBe(true);
  });

  test.each([
    ['that may be booked', { problem: { code: 'INVALID' }, isLost: true }],
    ['with another reason', { problem: { code: 'INVALID_PERIOD_ALREADY_BOOKED' } }],
  ] as const)('is not checked after a refusal %s', (_about, refusal) => {
    expect(after(ENROLMENTS.sending, { type: 'refused', ...refusal }).phase).toBe('confirming');
  });
});

describe('the key of a post', () => {
  const lost = after(ENROLMENTS.resending, TIMED_OUT);
  const again = after(lost, EVENTS.confirmed);

  test('stays the same for the same data', () => {
    const same = after(again, { ...EVENTS.signed, newKey: 'key 2' });
    expect(same).toMatchObject({ phase: 'resending', post: { key: 'key 1' } });
  });

  test('changes with the data', () => {
    const other = after(again, { ...EVENTS.signed, digest: 'other', newKey: 'key 2' });
    expect(other).toMatchObject({ phase: 'sending', post: { key: 'key 2' } });
  });

  test('a post that times out is sent once more with the same key', () => {
    expect(ENROLMENTS.resending.post).toEqual(ENROLMENTS.sending.post);
    expect(lost).toMatchObject({ phase: 'confirming', post: { isLost: true } });
  });

  test('a post without a connection is not sent again by itself', () => {
    const problem = { code: 'INVALID', transport: { kind: 'network' } } as const;
    const offline = after(ENROLMENTS.sending, { type: 'refused', problem, isLost: true });
    expect(offline).toMatchObject({ phase: 'confirming', post: { key: 'key 1', isLost: true } });
  });

  test('a repeated post that is already booked may be booked by somebody else', () => {
    const booked: EnrolmentEvent = { type: 'refused', problem: { code: 'INVALID_CAMP_ALREADY_BOOKED' } };
    const repeated = after(ENROLMENTS.resending, booked);
    expect(repeated.phase).toBe('confirming');
    expect(problemsShown(repeated)).toEqual([{ ...booked.problem, isAfterLost: true }]);
    const first = after(ENROLMENTS.sending, booked);
    expect(problemsShown(first)).toEqual([booked.problem]);
    expect(first.post?.isLost).toBe(false);
  });

  test('so may a booking that is found by a post of other data after a lost one, also after a reload', () => {
    const booked: EnrolmentEvent = { type: 'refused', problem: { code: 'INVALID_CAMP_ALREADY_BOOKED' } };
    const other = after(again, { ...EVENTS.signed, digest: 'other', newKey: 'key 2' });
    const refused = after(other, booked);
    expect(problemsShown(refused)).toEqual([{ ...booked.problem, isAfterLost: true }]);
    const third = after(refused, EVENTS.confirmed, { ...EVENTS.signed, digest: 'third', newKey: 'key 3' });
    expect(problemsShown(after(third, booked))).toEqual([{ ...booked.problem, isAfterLost: true }]);
  });

  test('a lost post may have the last seat, so it can be sent again', () => {
    const full = after(lost, { type: 'campRefreshed', camp: flexibleCamp({ seatsOpen: 0 }) });
    expect(after(full, EVENTS.confirmed).phase).toBe('signing');
    const toFull: EnrolmentEvent = { ...EVENTS.campLoaded, camp: fullCamp() };
    const other = after(lost, toFull);
    expect(problemsShown(other)).toEqual([{ code: 'INVALID_CAMP_FULLY_BOOKED' }]);
    // Nor has a post that is lost while another camp is shown, or was before a reload.
    const reloaded = beginEnrolment(lost.answers, lost.camp.id, lost.post);
    for (const later of [after(ENROLMENTS.resending, toFull, TIMED_OUT), after(reloaded, toFull)])
      expect(later).toMatchObject({ camp: fullCamp(), post: null });
  });
});

describe('any order of events', () => {
  const open = PHASES.filter((phase) => phase !== 'finished' && phase !== 'cancelled');
  const camps = [flexibleCamp(), singleDayCamp(), fixedCamp(), fullCamp()];
  const anyCamp = fc.constantFrom(...camps);
  const anyDetails = fc
    .record({ child: fc.integer({ min: 1, max: 2 }), parent: fc.constantFrom(61, 62) })
    .map(({ child, parent }) => ({
      ...KID_PARENT,
      subscriber_NationalNr: inventedNationalNr(2016, child),
      subscriber_Parent_NationalNr: inventedNationalNr(1985, parent),
    }));
  const anyConsent = fc.boolean().map((given) => ({ ...CONFIRMATION, subscriber_Parent_GdprConsent: given }));
  const codes = ['INVALID', 'INVALID_CAMP_ALREADY_BOOKED', 'INVALID_VOUCHER'] as const;

  const anyEvent: fc.Arbitrary<EnrolmentEvent> = fc.oneof(
    fc.constantFrom<EnrolmentEvent>(
      // These two end an enrolment.
      ...Object.values(EVENTS).filter(({ type }) => type !== 'cancelled' && type !== 'saved'),
    ),
    fc.constant(EVENTS.sheetSubmitted),
    fc.record({
      type: fc.constant('campLoaded' as const),
      camp: anyCamp,
      voucher: fc.constantFrom('', 'ABC'),
      voucherProblem: fc.constant(null),
    }),
    anyCamp.map((camp): EnrolmentEvent => ({ type: 'campRefreshed', camp })),
    fc.tuple(anyCamp, fc.integer({ min: 0, max: 5 })).map(([camp, n]): EnrolmentEvent => ({
      type: 'dayToggled',
      selectedDays: camp.activeDays.slice(0, n),
    })),
    anyDetails.map((values): EnrolmentEvent => ({ type: 'detailsSubmitted', values })),
    fc
      .tuple(fc.constantFrom(...codes), fc.boolean())
      .map(([code, isLost]): EnrolmentEvent => ({ type: 'refused', problem: { code }, isLost })),
    anyConsent.map((values): EnrolmentEvent => ({ type: 'confirmed', values })),
    fc
      .tuple(fc.nat(), fc.constantFrom(null, EVENTS.campRefreshed.camp, ...camps))
      .map(([key, camp]): EnrolmentEvent => ({ ...EVENTS.signed, newKey: `key ${key}`, camp })),
  );

  /** As the shell does: the digest is of what would be posted. */
  function withDigest(enrolment: Enrolment, event: EnrolmentEvent): EnrolmentEvent {
    return event.type === 'signed' && enrolment.phase === 'signing'
      ? { ...event, digest: JSON.stringify(enrolment.sent.answers) }
      : event;
  }

  test('never makes an invalid booking', () => {
    let posts = 0;
    fc.assert(
      fc.property(fc.constantFrom(...open), fc.array(anyEvent, { maxLength: 30 }), (phase, events) => {
        let enrolment: Enrolment = ENROLMENTS[phase];
        for (const given of events) {
          const event = withDigest(enrolment, given);
          const next = nextEnrolment(enrolment, event);
          const before = isOpen(enrolment) ? enrolment.answers : EMPTY_ANSWERS;
          if (isOpen(next)) {
            const { camp, answers, sent } = { sent: null, ...next };
            // Only days of the camp.
            expect(answers.selectedDays.filter((day) => !camp.activeDays.includes(day))).toEqual([]);
            // Of another camp, or of one that has no discounts any more, there is none.
            if (!camp.discountAllowed) expect(answers.discount.amount).toBeNull();
            // A sheet is of one child, and there is none before the child is known.
            if (answers.kidParent.subscriber_NationalNr !== before.kidParent.subscriber_NationalNr)
              expect(answers.medicalForm).toEqual(EMPTY_MEDICAL_INFO);
            // What is sent does not change.
            if (sent && isOpen(enrolment) && 'sent' in enrolment) expect(sent).toBe(enrolment.sent);
          }
          if (
            event.type === 'sheetSubmitted' &&
            isOpen(enrolment) &&
            progressOf(enrolment).phase === 'choosing'
          )
            expect(next).toBe(enrolment);
          if (next.phase === 'signing' && enrolment.phase !== 'signing') {
            // No post without consent, a seat and every step, nor beside another one.
            expect(next.answers.confirmation.subscriber_Parent_GdprConsent).toBe(true);
            expect(isAnswering(enrolment) && incompleteStep(enrolment)).toBe('confirmation');
            expect(problemsShown(next)).toEqual([]);
          }
          if (event.type === 'signed' && enrolment.phase === 'signing' && isOpen(next)) {
            if (!isSaving(next)) {
              // Stopped, because the camp changed since it was confirmed.
              expect(next.change?.isNotSent).toBe(true);
              expect(next.post).toBe(enrolment.post);
            } else {
              posts += 1;
              // The key changes exactly when the data does.
              if (enrolment.post)
                expect(next.post?.key === enrolment.post.key).toBe(
                  event.digest === enrolment.post.digest || event.newKey === enrolment.post.key,
                );
            }
          }
          enrolment = next;
        }
      }),
      { numRuns: 10_000 },
    );
    expect(posts).toBeGreaterThan(100);
  }, 120_000);
});
