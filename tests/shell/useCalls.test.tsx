// @vitest-environment jsdom
import { act, useEffect, useReducer, type Dispatch } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDiscounts } from '../../src/api/checkDiscounts.ts';
import { fetchMedicalInfo } from '../../src/api/fetchMedicalInfo.ts';
import { saveSubscription } from '../../src/api/saveSubscription.ts';
import { nextEnrolment, type EnrolmentEvent } from '../../src/domain/enrolmentMachine.ts';
import { isOpen, type Enrolment } from '../../src/domain/phases.ts';
import { useCalls } from '../../src/shell/useCalls.ts';
import { Drafts } from '../../src/storage/Drafts.ts';
import { KID_PARENT, MEDICAL_INFO, SECOND_CHILD } from '../../src/testing/people.ts';
import { ENROLMENTS, EVENTS } from '../../stories/support/data/enrolments.ts';
import { WIZARD_CONFIG } from '../../stories/support/data/wizardConfig.ts';

vi.mock(import('../../src/api/saveSubscription.ts'), async (original) => ({
  ...(await original()),
  saveSubscription: vi.fn<typeof saveSubscription>(),
}));
vi.mock(import('../../src/api/checkDiscounts.ts'), () => ({
  checkDiscounts: vi.fn<typeof checkDiscounts>(),
}));
vi.mock(import('../../src/api/fetchMedicalInfo.ts'), () => ({
  fetchMedicalInfo: vi.fn<typeof fetchMedicalInfo>(),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('isSecureContext', true);

const check = vi.mocked(checkDiscounts);
const save = vi.mocked(saveSubscription);
const sheet = vi.mocked(fetchMedicalInfo);
const timedOut = {
  problem: { code: 'INVALID', transport: { kind: 'timeout', ms: 15_000 } },
  isLost: true,
} as const;
const never = () => new Promise<never>(() => undefined);

let root: Root;
let drafts: Drafts;
let state: Enrolment;
let dispatch: Dispatch<EnrolmentEvent>;

/** An enrolment that makes its calls. */
function Enrolling({ from }: { from: Enrolment }) {
  const [enrolment, send] = useReducer(nextEnrolment, from);
  useCalls(WIZARD_CONFIG, enrolment, send, drafts);
  useEffect(() => {
    state = enrolment;
    dispatch = send;
  });
  return null;
}

/** Does this, and renders what follows. */
const settle = (work: () => void) => act(() => Promise.resolve().then(work));
const start = (from: Enrolment) => settle(() => root.render(<Enrolling from={from} />));
const send = (...events: EnrolmentEvent[]) => settle(() => events.forEach((event) => dispatch(event)));
/** Waits for this. The updates meanwhile are rendered as in a browser. */
async function eventually(assertion: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(assertion, { timeout: 20_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}
const phase = (expected: Enrolment['phase']) => eventually(() => expect(state.phase).toBe(expected));
const keys = () => save.mock.calls.map(([, , key]) => key);

beforeEach(() => {
  vi.resetAllMocks();
  drafts = new Drafts(null);
  root = createRoot(document.createElement('div'));
});
afterEach(() => settle(() => root.unmount()));

test('a save that times out is sent once more with the same key', async () => {
  save.mockResolvedValueOnce(timedOut).mockResolvedValueOnce({ reference: 'DB-1' });
  await start(ENROLMENTS.confirming);
  await send(EVENTS.confirmed);
  await phase('finished');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('a discount that changed is shown before it is sent again', async () => {
  save.mockResolvedValueOnce({ problem: { code: 'INVALID' }, isLost: false });
  check.mockResolvedValueOnce({ discount: { type: 'FIRST_CAMP', amount: 1 } });
  await start(ENROLMENTS.confirming);
  await send(EVENTS.confirmed);
  await phase('confirming');
  expect(isOpen(state) && state.answers.discount.amount).toBe(1);
});

test.each([
  ['INVALID_CAMP_ALREADY_BOOKED', true],
  ['INVALID', undefined],
] as const)('a check that answers %s after a lost save: perhaps booked, %s', async (code, isAfterLost) => {
  save.mockResolvedValue(timedOut);
  check.mockResolvedValueOnce({ problem: { code } });
  await start(ENROLMENTS.confirming);
  await send(EVENTS.confirmed);
  await phase('confirming');
  await send(EVENTS.detailsSubmitted);
  await phase('choosing');
  expect(isOpen(state) && state.failure?.problem).toEqual({ code, isAfterLost });
});

test('a save is not repeated after the parent left', async () => {
  save.mockImplementation(() => {
    drafts.setLeft(true);
    return Promise.resolve(timedOut);
  });
  await start(ENROLMENTS.confirming);
  await send(EVENTS.confirmed);
  await phase('confirming');
  expect(keys()).toHaveLength(1);
});

test('nothing is sent when the parent left before the save', async () => {
  drafts.setLeft(true);
  await start(ENROLMENTS.confirming);
  await send(EVENTS.confirmed);
  await phase('confirming');
  expect(save).not.toHaveBeenCalled();
});

test('a change during the save is not sent, and the save is not repeated', async () => {
  save.mockImplementation(never);
  await start(ENROLMENTS.confirming);
  await send(EVENTS.confirmed, EVENTS.dayToggled);
  await eventually(() => expect(save).toHaveBeenCalledTimes(1));
  await send(EVENTS.dayToggled, EVENTS.formChanged);
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[1].inputData.selectedDays).toHaveLength(5);
});

test('the answer to a check is ignored after the form changed and was submitted again', async () => {
  let answer: (discount: Awaited<ReturnType<typeof checkDiscounts>>) => void = () => undefined;
  check.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  check.mockImplementationOnce(never);
  await start(ENROLMENTS.choosing);
  await send(EVENTS.detailsSubmitted);
  const values = { ...KID_PARENT, ...SECOND_CHILD };
  // Two events between the call and its answer, in one render.
  await send(EVENTS.formChanged, { type: 'detailsSubmitted', values });
  expect(check.mock.calls.map(([, child]) => child)).toEqual([
    KID_PARENT.subscriber_NationalNr,
    SECOND_CHILD.subscriber_NationalNr,
  ]);
  await settle(() => answer({ discount: { type: 'SAVINGS', amount: 15 } }));
  expect(state.phase).toBe('checking');
  expect(isOpen(state) && state.answers.discount.amount).toBeNull();
});

test('the sheet is fetched once, and again for another child', async () => {
  sheet.mockResolvedValue(MEDICAL_INFO);
  check.mockResolvedValue({ discount: { type: null, amount: null } });
  await start(ENROLMENTS.choosing);
  await send(EVENTS.detailsSubmitted);
  await phase('filling');
  await send(EVENTS.sheetRequested, EVENTS.sheetRequested);
  await send(EVENTS.sheetRequested);
  expect(sheet).toHaveBeenCalledTimes(1);
  expect(isOpen(state) && state.existingSheet).toEqual({ status: 'found', sheet: MEDICAL_INFO });
  await send({ type: 'detailsSubmitted', values: { ...KID_PARENT, ...SECOND_CHILD } });
  await phase('filling');
  await send(EVENTS.sheetRequested);
  expect(sheet).toHaveBeenCalledTimes(2);
});
