import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discountCheckOf,
  nextEnrolment,
  problemsShown,
  type Enrolment,
  type EnrolmentEvent,
} from '../../src/domain/enrolmentMachine.ts';
import type { ErrorCode } from '../../src/domain/errorCodes.ts';
import { EMPTY_MEDICAL_INFO } from '../../src/domain/medicalSheet.ts';
import { fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from '../../src/testing/camps.ts';
import {
  after,
  ENROLMENTS,
  EVENTS,
  PHASES,
  phaseOf,
  type Phase,
} from '../../stories/support/data/enrolments.ts';
import { CONFIRMATION, inventedNationalNr, KID_PARENT } from '../../src/testing/people.ts';

type EventType = EnrolmentEvent['type'];

/** The events that leave an enrolment in its phase. */
const staysIn = (phase: Phase, ...types: EventType[]): Partial<Record<EventType, Phase>> =>
  Object.fromEntries(types.map((type) => [type, phase]));

const FIRST_STEPS: Partial<Record<EventType, Phase>> = {
  ...staysIn('kidParent', 'campLoaded', 'campRefreshed', 'dayToggled'),
  detailsSubmitted: 'checking',
  cancelled: 'cancelled',
};

/** The parent can change answers during a save, which do not affect it. */
const saving = (phase: Phase): Partial<Record<EventType, Phase>> => ({
  ...staysIn(
    phase,
    'campLoaded',
    'dayToggled',
    'discountChanged',
    'formChanged',
    'sheetRequested',
    'sheetFilled',
    'sheetSubmitted',
  ),
  saved: 'finished',
  refused: 'confirmation',
  cancelled: 'cancelled',
});

/** Every transition: the events that change an enrolment in this phase, and the phase they lead to. */
const TABLE: Record<Phase, Partial<Record<EventType, Phase>>> = {
  loading: { campLoaded: 'kidParent', cancelled: 'cancelled' },
  campDays: FIRST_STEPS,
  kidParent: FIRST_STEPS,
  checking: {
    ...staysIn('checking', 'campLoaded', 'dayToggled'),
    detailsWithdrawn: 'kidParent',
    discountAnswered: 'medicalForm',
    refused: 'kidParent',
    cancelled: 'cancelled',
  },
  medicalForm: {
    ...staysIn('medicalForm', 'campLoaded', 'campRefreshed', 'dayToggled', 'sheetRequested', 'sheetAnswered'),
    formChanged: 'kidParent',
    detailsSubmitted: 'checking',
    sheetSubmitted: 'confirmation',
    cancelled: 'cancelled',
  },
  confirmation: {
    ...staysIn('confirmation', 'campLoaded', 'campRefreshed', 'dayToggled', 'sheetRequested', 'sheetFilled'),
    ...staysIn('confirmation', 'sheetSubmitted'),
    formChanged: 'kidParent',
    detailsSubmitted: 'checking',
    confirmed: 'sending',
    cancelled: 'cancelled',
  },
  sending: { ...saving('sending'), posted: 'resending', resent: 'resending' },
  resending: saving('resending'),
  finished: { pageLeft: 'finished' },
  cancelled: staysIn(
    'cancelled',
    ...(['campLoaded', 'campRefreshed', 'dayToggled', 'detailsSubmitted', 'cancelled', 'pageLeft'] as const),
  ),
};

describe.each(PHASES)('%s', (phase) => {
  const enrolment = ENROLMENTS[phase];

  test('is the phase of its example', () => {
    expect(phaseOf(enrolment)).toBe(phase);
  });

  test.each(Object.keys(EVENTS) as EventType[])('%s', (type) => {
    const next = nextEnrolment(enrolment, EVENTS[type]);
    const expected = TABLE[phase][type];
    if (expected) expect(phaseOf(next)).toBe(expected);
    else expect(next).toBe(enrolment);
  });
});

describe('the api error (spec 3)', () => {
  test('names a full camp when no voucher is set', () => {
    const loaded = after({ ...EVENTS.campLoaded, camp: fullCamp() });
    expect(loaded.subscription.apiError).toBe('INVALID_CAMP_FULLY_BOOKED');
    expect(after({ ...EVENTS.campLoaded, camp: fullCamp(), voucher: 'ABC' }).subscription.apiError).toBe('');
  });

  test('names a refused voucher first, and a full camp beside it', () => {
    const loaded = after({
      ...EVENTS.campLoaded,
      camp: fullCamp(),
      voucherProblem: { code: 'EXPIRED_VOUCHER' },
    });
    expect(loaded.subscription.apiError).toBe('EXPIRED_VOUCHER');
    expect(problemsShown(loaded).map(({ code }) => code)).toEqual([
      'EXPIRED_VOUCHER',
      'INVALID_CAMP_FULLY_BOOKED',
    ]);
  });

  test('is removed when a seat is free', () => {
    const full = after({ ...EVENTS.campLoaded, camp: fullCamp() });
    const free = nextEnrolment(full, { type: 'campRefreshed', camp: fullCamp({ seatsOpen: 1 }) });
    expect(problemsShown(free)).toEqual([]);
  });

  test('contains the connection error, and is removed by the next submit', () => {
    const refused = nextEnrolment(ENROLMENTS.checking, {
      type: 'refused',
      problem: { code: 'INVALID', transport: { kind: 'network' } },
    });
    expect(problemsShown(refused)).toEqual([{ code: 'INVALID', transport: { kind: 'network' } }]);
    expect(problemsShown(nextEnrolment(refused, EVENTS.detailsSubmitted))).toEqual([]);
  });
});

test('the discount check is pending, failed, or neither', () => {
  const refused = nextEnrolment(ENROLMENTS.checking, { type: 'refused', problem: { code: 'INVALID' } });
  const notSaved = nextEnrolment(ENROLMENTS.sending, { type: 'refused', problem: { code: 'INVALID' } });
  expect(discountCheckOf(ENROLMENTS.checking)).toBe('pending');
  expect(discountCheckOf(nextEnrolment(ENROLMENTS.checking, EVENTS.detailsWithdrawn))).toBeNull();
  expect(discountCheckOf(refused)).toBe('failed');
  expect(discountCheckOf(nextEnrolment(refused, EVENTS.detailsSubmitted))).toBe('pending');
  expect(discountCheckOf(nextEnrolment(ENROLMENTS.checking, EVENTS.discountAnswered))).toBeNull();
  expect(discountCheckOf(notSaved)).toBeNull();
});

describe('a refetched camp', () => {
  test('keeps the previous amount to pay when its price changed, until the next submit', () => {
    const changed = nextEnrolment(ENROLMENTS.confirmation, EVENTS.campRefreshed);
    expect(changed.priceBeforeCents).toBe(139_00);
    expect(nextEnrolment(changed, EVENTS.confirmed).priceBeforeCents).toBeNull();
    const same = nextEnrolment(ENROLMENTS.confirmation, { type: 'campRefreshed', camp: flexibleCamp() });
    expect(same.priceBeforeCents).toBeNull();
  });

  test('shows that it is full, which prevents a post', () => {
    const full = nextEnrolment(ENROLMENTS.confirmation, {
      type: 'campRefreshed',
      camp: flexibleCamp({ seatsOpen: 0 }),
    });
    expect(problemsShown(full)).toEqual([{ code: 'INVALID_CAMP_FULLY_BOOKED' }]);
    expect(nextEnrolment(full, EVENTS.confirmed)).toBe(full);
  });
});

describe('what was submitted', () => {
  const { detailsSubmitted, discountAnswered } = EVENTS;

  test('is submitted again for another camp', () => {
    const other = nextEnrolment(ENROLMENTS.confirmation, { ...EVENTS.campLoaded, camp: fixedCamp() });
    expect(phaseOf(other)).toBe('kidParent');
  });

  test.each(['subscriber_NationalNr', 'subscriber_Parent_NationalNr'] as const)(
    'has no sheet after a change of %s',
    (field) => {
      const values = { ...KID_PARENT, [field]: inventedNationalNr(2015, 77) };
      const other = nextEnrolment(
        nextEnrolment(ENROLMENTS.confirmation, { ...detailsSubmitted, values }),
        discountAnswered,
      );
      expect(phaseOf(other)).toBe('medicalForm');
      expect(other.existingSheet).toEqual({ status: 'loading' });
      expect(other.subscription.medicalInfoRequestFired).toBe(false);
      const late = nextEnrolment(nextEnrolment(other, EVENTS.sheetRequested), EVENTS.sheetAnswered);
      expect(late.existingSheet).toEqual({ status: 'loading' });
    },
  );

  test('goes straight to the sheet without discounts (spec 4)', () => {
    const camp = flexibleCamp({ discountAllowed: false });
    expect(phaseOf(after({ ...EVENTS.campLoaded, camp }, detailsSubmitted))).toBe('medicalForm');
  });

  test('stays submitted after a refused save, except when the voucher is refused: its ages are checked again', () => {
    const refusedWith = (code: ErrorCode) =>
      nextEnrolment(ENROLMENTS.sending, { type: 'refused', problem: { code } });
    expect(phaseOf(refusedWith('INVALID_PERIOD_ALREADY_BOOKED'))).toBe('confirmation');
    const voucher = refusedWith('INVALID_VOUCHER');
    expect(phaseOf(voucher)).toBe('kidParent');
    expect(voucher.subscription.inputData.voucher).toBe('');
  });

  test('is confirmed as it was posted, without later changes', () => {
    const changed = nextEnrolment(ENROLMENTS.sending, EVENTS.dayToggled);
    const { finished } = nextEnrolment(changed, EVENTS.saved);
    expect(finished?.booking?.days).toEqual(flexibleCamp().activeDays);
    expect(nextEnrolment(ENROLMENTS.finished, EVENTS.pageLeft).finished?.booking).toBeNull();
  });
});

describe('the key of a post', () => {
  const lost = nextEnrolment(ENROLMENTS.sending, {
    type: 'refused',
    problem: { code: 'INVALID' },
    isLost: true,
  });
  const again = nextEnrolment(lost, EVENTS.confirmed);

  test('stays the same for the same data', () => {
    const same = nextEnrolment(again, { ...EVENTS.posted, newKey: 'key 2' });
    expect(same.post?.key).toBe('key 1');
    expect(same.waiting).toBe('resend');
  });

  test('changes with the data', () => {
    const other = nextEnrolment(again, { ...EVENTS.posted, digest: 'other', newKey: 'key 2' });
    expect(other.post?.key).toBe('key 2');
    expect(other.waiting).toBe('confirm');
  });

  test('a repeated post that is already booked may be booked by somebody else', () => {
    const booked: EnrolmentEvent = { type: 'refused', problem: { code: 'INVALID_CAMP_ALREADY_BOOKED' } };
    const repeated = nextEnrolment(ENROLMENTS.resending, booked);
    expect(phaseOf(repeated)).toBe('confirmation');
    expect(problemsShown(repeated)).toMatchObject([{ ...booked.problem, isAfterLost: true }]);
    expect(problemsShown(nextEnrolment(ENROLMENTS.sending, booked))).toMatchObject([{ isAfterLost: false }]);
    const first = nextEnrolment(ENROLMENTS.sending, booked);
    expect(phaseOf(first)).toBe('confirmation');
    expect(first.post?.isLost).toBe(false);
  });

  test('a lost post may have the last seat, so it can be sent again', () => {
    const full = nextEnrolment(lost, { type: 'campRefreshed', camp: flexibleCamp({ seatsOpen: 0 }) });
    expect(phaseOf(nextEnrolment(full, EVENTS.confirmed))).toBe('sending');
    const other = nextEnrolment(lost, { ...EVENTS.campLoaded, camp: fullCamp() });
    expect(problemsShown(other)).toEqual([{ code: 'INVALID_CAMP_FULLY_BOOKED' }]);
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
    fc.nat().map((key): EnrolmentEvent => ({ ...EVENTS.posted, newKey: `key ${key}` })),
  );

  /** As the shell does: the digest is of what would be posted. */
  function withDigest(enrolment: Enrolment, event: EnrolmentEvent): EnrolmentEvent {
    return event.type === 'posted'
      ? { ...event, digest: JSON.stringify(enrolment.subscription.inputData) }
      : event;
  }

  test('never makes an invalid booking', () => {
    let posts = 0;
    fc.assert(
      fc.property(fc.constantFrom(...open), fc.array(anyEvent, { maxLength: 30 }), (phase, events) => {
        let enrolment = ENROLMENTS[phase];
        for (const given of events) {
          const event = withDigest(enrolment, given);
          const next = nextEnrolment(enrolment, event);
          const { selectedDays, subscriber_Medical_MedicalInfo: sheet } = next.subscription.inputData;
          // Only days of the camp.
          for (const day of selectedDays) expect(next.camp?.activeDays).toContain(day);
          // Nothing medical before the details of this child were submitted.
          if (next.subscription.inputData.subscriber_NationalNr === '')
            expect(sheet).toEqual(EMPTY_MEDICAL_INFO);
          const isOtherChild =
            next.subscription.inputData.subscriber_NationalNr !==
            enrolment.subscription.inputData.subscriber_NationalNr;
          if (isOtherChild) expect(sheet).toEqual(EMPTY_MEDICAL_INFO);
          if (event.type === 'sheetSubmitted' && !enrolment.submitted.includes('kidParent'))
            expect(next).toBe(enrolment);
          if (event.type === 'confirmed' && next !== enrolment) {
            // No post without consent, a seat and every step, nor beside another one.
            expect(next.subscription.inputData.subscriber_Parent_GdprConsent).toBe(true);
            expect(phaseOf(enrolment)).toBe('confirmation');
            expect(problemsShown(next)).toEqual([]);
          }
          if (event.type === 'posted' && next !== enrolment) {
            posts += 1;
            // The key changes exactly when the data does.
            if (enrolment.post)
              expect(next.post?.key === enrolment.post.key).toBe(
                event.digest === enrolment.post.digest || event.newKey === enrolment.post.key,
              );
          }
          enrolment = next;
        }
      }),
      { numRuns: 10_000 },
    );
    expect(posts).toBeGreaterThan(100);
  }, 120_000);
});
