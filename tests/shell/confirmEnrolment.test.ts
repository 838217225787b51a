import { beforeEach, expect, test, vi } from 'vitest';
import { checkDiscounts } from '../../src/api/checkDiscounts.ts';
import {
  canResend,
  nextEnrolment,
  toPayCents,
  type Enrolment,
  type EnrolmentEvent,
} from '../../src/domain/enrolmentMachine.ts';
import { saveSubscription } from '../../src/api/saveSubscription.ts';
import { confirmEnrolment } from '../../src/shell/confirmEnrolment.ts';
import { Drafts } from '../../src/storage/Drafts.ts';
import { ENROLMENTS } from '../../stories/support/data/enrolments.ts';
import { CONFIRMATION } from '../../src/testing/people.ts';
import { WIZARD_CONFIG } from '../../stories/support/data/wizardConfig.ts';

vi.mock(import('../../src/api/saveSubscription.ts'), async (original) => ({
  ...(await original()),
  saveSubscription: vi.fn<typeof saveSubscription>(),
}));
vi.mock(import('../../src/api/checkDiscounts.ts'), () => ({
  checkDiscounts: vi.fn<typeof checkDiscounts>(),
}));
vi.stubGlobal('isSecureContext', true);
const check = vi.mocked(checkDiscounts);

const save = vi.mocked(saveSubscription);
const timedOut = {
  problem: { code: 'INVALID', transport: { kind: 'timeout', ms: 15_000 } },
  isLost: true,
} as const;
const dispatch = vi.fn();
const drafts = new Drafts(null);
const confirm = (values = CONFIRMATION) =>
  confirmEnrolment({ config: WIZARD_CONFIG, enrolment: ENROLMENTS.confirmation, dispatch, drafts }, values);

beforeEach(() => {
  vi.clearAllMocks();
  drafts.setLeft(false);
});

const keys = () => save.mock.calls.map(([, , key]) => key);
const events = () => dispatch.mock.calls.map(([event]) => (event as { type: string }).type);

test('a post that times out is retried once with the same key', async () => {
  save.mockResolvedValueOnce(timedOut).mockResolvedValueOnce({ reference: 'DB-1' });
  await expect(confirm()).resolves.toBe('booked');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(events()).toEqual(['confirmed', 'posted', 'resent', 'saved']);
});

test('a post that times out twice is refused', async () => {
  save.mockResolvedValue(timedOut);
  await expect(confirm()).resolves.toBe('refused');
  expect(events()).toEqual(['confirmed', 'posted', 'resent', 'refused']);
});

test('a discount that changed is shown before it is sent again', async () => {
  save.mockResolvedValueOnce({ problem: { code: 'INVALID' }, isLost: false });
  check.mockResolvedValueOnce({ discount: { type: 'FIRST_CAMP', amount: 1 } });
  await expect(confirm()).resolves.toBe('refused');
  expect(events()).toEqual(['confirmed', 'posted', 'discountChanged', 'refused']);
  const state = dispatch.mock.calls.reduce<Enrolment>(
    (before, [event]) => nextEnrolment(before, event as EnrolmentEvent),
    ENROLMENTS.confirmation,
  );
  expect(state.subscription.discountAmount).toBe(1);
  expect(state.priceBeforeCents).toBe(
    state.camp && toPayCents(ENROLMENTS.confirmation.subscription, state.camp),
  );
  expect(state.camp && canResend(state, state.camp, { code: 'INVALID' })).toBe(true);
});

test.each([
  ['that may be booked', { problem: { code: 'INVALID' }, isLost: true }],
  ['with another reason', { problem: { code: 'INVALID_PERIOD_ALREADY_BOOKED' }, isLost: false }],
] as const)('the discount is not checked after a refusal %s', async (_, response) => {
  save.mockResolvedValueOnce(response);
  await confirm();
  expect(check).not.toHaveBeenCalled();
});

test('is not retried after the parent left', async () => {
  save.mockImplementation(() => {
    drafts.setLeft(true);
    return Promise.resolve(timedOut);
  });
  await expect(confirm()).resolves.toBe('refused');
  expect(keys()).toHaveLength(1);
});

test('nothing is sent when the parent left before the post', async () => {
  drafts.setLeft(true);
  await expect(confirm()).resolves.toBe('notSent');
  expect(save).not.toHaveBeenCalled();
});

test('nothing is sent without consent', async () => {
  await expect(confirm({ ...CONFIRMATION, subscriber_Parent_GdprConsent: false })).resolves.toBe('notSent');
  expect(save).not.toHaveBeenCalled();
});
