// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { EMPTY_ANSWERS } from '../../src/domain/enrolment.ts';
import type { ServedCamp } from '../../src/api/servedCamp.ts';
import type { EnrolmentEvent } from '../../src/domain/enrolmentMachine.ts';
import { useEnrolment } from '../../src/shell/useEnrolment.ts';
import { Drafts } from '../../src/storage/Drafts.ts';
import { readStoredAnswers, storeAnswers } from '../../src/storage/tabStorage.ts';
import { KID_PARENT } from '../../src/testing/people.ts';
import { EVENTS } from '../../stories/support/data/enrolments.ts';

const MINUTE_MS = 60_000;
const { camp } = EVENTS.campLoaded;
const SAVE: EnrolmentEvent[] = [
  EVENTS.campLoaded,
  EVENTS.detailsSubmitted,
  EVENTS.discountAnswered,
  EVENTS.sheetSubmitted,
  EVENTS.confirmed,
  { ...EVENTS.signed, digest: 'd'.repeat(64) },
];
let reload: MockInstance<() => void>;

/** A page with an enrolment, after these events. */
function open(url: string, ...events: EnrolmentEvent[]) {
  return openServed(null, url, ...events);
}

/** The same, with this camp in the page. */
function openServed(served: ServedCamp | null, url: string, ...events: EnrolmentEvent[]) {
  const page = renderHook(() => useEnrolment(served, null), {
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    ),
  });
  const { dispatch, drafts } = page.result.current;
  act(() => events.forEach(dispatch));
  return { ...page, drafts };
}

const returned = () => Object.assign(new Event('pageshow'), { persisted: true });
/** Whether the browser asks for confirmation before leaving. */
const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload = vi.spyOn(Drafts.prototype, 'reload').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each(['/medicalForm', '/?camp=BOS'])(
  'a page at %s that is left before its camp is loaded keeps what is stored',
  (url) => {
    const post = { digest: 'd'.repeat(64), key: 'k', isLost: true, isAfterLost: false };
    const zee = { voucher: 'V1', selectedDays: ['2027-07-05'] };
    storeAnswers('Zee', { ...EMPTY_ANSWERS, ...zee }, Date.now(), post);
    const { unmount } = open(url);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    storeAnswers('BOS', EMPTY_ANSWERS);
    expect(readStoredAnswers('ZEE')).toMatchObject({ campId: 'Zee', ...zee, post });
    expect(readStoredAnswers()).toMatchObject({ campId: 'BOS', voucher: '', selectedDays: [], post: null });
  },
);

test('the key of a save is stored before its response', () => {
  open('/confirmation', ...SAVE);
  expect(readStoredAnswers(camp.id)?.post).toMatchObject({ key: EVENTS.signed.newKey, isLost: true });
});

test('a page with its camp knows the last save of before a reload', () => {
  const post = { digest: 'd'.repeat(64), key: 'k', isLost: false, isAfterLost: true };
  storeAnswers(camp.id, EMPTY_ANSWERS, Date.now(), post);
  const { enrolment } = openServed({ camp, isPrerendered: true }, '/').result.current;
  expect('post' in enrolment && enrolment.post).toEqual(post);
});

test('a hidden page stores its answers', () => {
  const { drafts } = open('/kid-parent', EVENTS.campLoaded);
  drafts.kidParent(KID_PARENT);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readStoredAnswers(camp.id)?.kidParent).toMatchObject({
    subscriber_FirstName: KID_PARENT.subscriber_FirstName,
  });
});

test('a voucher that could not be checked is stored', () => {
  const { drafts } = open('/', EVENTS.campLoaded);
  drafts.setUncheckedVoucher('V1');
  window.dispatchEvent(new Event('pagehide'));
  expect(readStoredAnswers(camp.id)?.voucher).toBe('V1');
});

test('a stored option that is no longer offered is not chosen', () => {
  const confirmation = { ...EMPTY_ANSWERS.confirmation, subscription_Remark: 'Vroegboektarief' as const };
  storeAnswers(camp.id, { ...EMPTY_ANSWERS, confirmation });
  const { enrolment } = open('/').result.current;
  expect('answers' in enrolment && enrolment.answers.confirmation.subscription_Remark).toBe('');
});

test('a page that stays in view forgets the answers after two hours', () => {
  open('/kid-parent', EVENTS.campLoaded).drafts.kidParent(KID_PARENT);
  vi.advanceTimersByTime(120 * MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that returns after two hours forgets the answers', () => {
  open('/kid-parent', EVENTS.campLoaded).drafts.kidParent(KID_PARENT);
  vi.setSystemTime(Date.now() + 121 * MINUTE_MS);
  act(() => void window.dispatchEvent(returned()));
  expect(reload).toHaveBeenCalledOnce();
});

test('a pending save ends before the answers are forgotten', () => {
  const { drafts, result } = open('/confirmation', ...SAVE);
  drafts.touch();
  vi.advanceTimersByTime(122 * MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
  act(() => result.current.dispatch(EVENTS.refused));
  act(() => result.current.dispatch(EVENTS.discountAnswered));
  vi.advanceTimersByTime(MINUTE_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('an enrolment that is removed, such as for the next child, sends and reloads nothing', () => {
  const { drafts, unmount } = open('/kid-parent', EVENTS.campLoaded);
  drafts.kidParent(KID_PARENT);
  unmount();
  expect(drafts.hasLeft).toBe(true);
  vi.advanceTimersByTime(122 * MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that returns is loaded again only if it is not rendered in time', () => {
  open('/kid-parent', EVENTS.campLoaded);
  act(() => void window.dispatchEvent(returned()));
  vi.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
  // What is rendered at the end of `act` is too late.
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
    vi.advanceTimersByTime(5000);
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(returned());
    vi.advanceTimersByTime(5000);
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('a link that opens a mail asks nothing, and what follows does', () => {
  const { drafts } = open('/kid-parent', EVENTS.campLoaded);
  expect(asksFirst()).toBe(false);
  drafts.kidParent(KID_PARENT);
  document.body.innerHTML = '<a href="mailto:info@example.be"><b>Mail</b></a><i>Elders</i>';
  document.querySelector('b')?.click();
  expect(asksFirst()).toBe(false);
  document.querySelector('i')?.click();
  expect(asksFirst()).toBe(true);
});
