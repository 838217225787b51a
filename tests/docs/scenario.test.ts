import { expect, test } from 'vitest';
import type { Camp } from '../../src/domain/camp.ts';
import { FAILURES } from '../../stories/support/catalogue/failures.ts';
import { PRESETS } from '../../stories/support/docs/presets.ts';
import { FAILURE_NAMES, scenarioOf } from '../../stories/support/wizard/scenario.ts';

const CAMPS = Object.entries(PRESETS.camp as Record<string, Camp>);
const FULLY_BOOKED = ['apiError.INVALID_CAMP_FULLY_BOOKED'];

const SCENARIOS = CAMPS.flatMap(([name, camp]) =>
  [true, false].flatMap((voucher) =>
    FAILURE_NAMES.map((failure) => ({
      failure,
      title: `${failure}, ${name}, voucher ${voucher}`,
      isShut: camp.seatsOpen === 0 && !voucher,
      scenario: scenarioOf({ camp, voucher, failure }),
    })),
  ),
);

/** The calls of a whole enrolment (spec 7). */
function callsOf({ camp, hasVoucher, isOpened }: ReturnType<typeof scenarioOf>): string[] {
  const load = ['camps', ...(hasVoucher ? ['validateVoucher'] : [])];
  const steps = [...(camp.discountAllowed ? ['checkDiscounts'] : []), 'medicalInfo', 'saveWebSubscription'];
  return isOpened ? [...load, ...steps] : load;
}

test('a failure is shown if its call is made, and else that the camp is fully booked', () => {
  const wrong = SCENARIOS.filter(({ isShut, scenario }) => {
    const { failure, messages } = scenario;
    const isMade = failure && callsOf(scenario).includes(failure.call);
    const expected = isMade ? failure.messages : isShut ? FULLY_BOOKED : [];
    return messages.join() !== expected.join();
  });
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('no valid voucher opens the camp that is fully booked', () => {
  const full = SCENARIOS.filter(({ failure }) => failure === 'camps INVALID_CAMP_FULLY_BOOKED');
  expect(full).toHaveLength(2 * CAMPS.length);
  expect(full.filter(({ scenario }) => scenario.hasVoucher)).toEqual([]);
});

test('the choices are every failure and none', () => {
  const failures = SCENARIOS.slice(0, FAILURE_NAMES.length).map(({ scenario }) => scenario.failure);
  expect(failures).toEqual([undefined, ...FAILURES]);
});
