import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { EMPTY_ANSWERS, OFFERED_OPTIONS, withCamp, type Answers } from '../domain/enrolment.ts';
import { beginEnrolment, nextEnrolment } from '../domain/enrolmentMachine.ts';
import { campIdOf, isAnswering, isOpen, type Enrolment } from '../domain/phases.ts';
import { Drafts } from '../storage/Drafts.ts';
import type { StoredAnswers } from '../storage/storedAnswers.ts';
import type { ServedCamp } from '../api/servedCamp.ts';
import { useCampLink } from './useCampRequest.ts';
import { storeAnswers, readStoredAnswers, isExpired } from '../storage/tabStorage.ts';
import { usePageLife } from '../storage/usePageLife.ts';

/** The enrolment of this tab, its drafts, and storing them for a reload (spec 4 and 9). */
export function useEnrolment(served: ServedCamp | null, nextChild: KidParentValues | null) {
  const { campId } = useCampLink();
  const [stored] = useState(() => readStoredAnswers(campId));
  const [drafts] = useState(() => new Drafts(stored));
  const [enrolment, dispatch] = useReducer(nextEnrolment, null, () => startFrom(stored, served, nextChild));
  const post = 'post' in enrolment ? enrolment.post : null;
  const isFinished = enrolment.phase === 'finished';

  const storeNow = () => {
    const campId = campIdOf(enrolment);
    if (!('answers' in enrolment) || campId === '' || drafts.hasLeft) return;
    const { voucher, ...others } = drafts.startValues(enrolment.answers);
    const answers = { ...others, voucher: voucher || drafts.uncheckedVoucher };
    storeAnswers(campId, answers, drafts.answeredAt, post);
  };

  usePageLife({
    storeNow,
    isUnsaved: () => drafts.isUnsaved,
    // The browser may restore the page: after success without personal data, after cancelling not at all.
    onLeave: () => flushSync(() => dispatch({ type: drafts.hasLeft ? 'cancelled' : 'pageLeft' })),
    onReturn: () => {
      if (enrolment.phase === 'cancelled') window.location.reload();
    },
    // A public computer has other users. A pending save ends first.
    onTime: () => {
      if ((isOpen(enrolment) && !isAnswering(enrolment)) || !isExpired(drafts.answeredAt)) return;
      if (isFinished) dispatch({ type: 'pageLeft' });
      else drafts.reload();
    },
    reload: () => drafts.reload(),
  });

  // Immediately: the idempotency key has to survive a page that closes before the response, the voucher is removed from
  // the URL, and a page that crashes dispatches no event.
  const voucher = isOpen(enrolment) ? enrolment.answers.voucher : '';
  const storeAtOnce = useEffectEvent(storeNow);
  useEffect(() => {
    if (post || voucher || drafts.isUnsaved) storeAtOnce();
  }, [enrolment, post, voucher, drafts]);

  useEffect(() => {
    drafts.setLeft(false);
    return () => drafts.setLeft(true);
  }, [drafts]);

  useEffect(() => {
    if (isFinished) drafts.clear();
  }, [isFinished, drafts]);

  return { enrolment, dispatch, drafts, stored };
}

/**
 * The initial enrolment of a page: with the stored answers, the camp if it is in the page, and the parent's values if
 * it is for another child.
 */
function startFrom(
  stored: StoredAnswers | null,
  served: ServedCamp | null,
  nextChild: KidParentValues | null,
): Enrolment {
  const { campId = '', selectedDays = [], kidParent, subscription_Remark, post = null } = stored ?? {};
  const answers: Answers = {
    ...EMPTY_ANSWERS,
    // Stored again if the page is left before the camp is loaded, which decides on it.
    voucher: stored?.voucher ?? '',
    selectedDays,
    kidParent: { ...EMPTY_ANSWERS.kidParent, ...kidParent, ...nextChild },
    confirmation: {
      ...EMPTY_ANSWERS.confirmation,
      // An option that is no longer offered would be refused, without a visible cause.
      subscription_Remark: OFFERED_OPTIONS.find((option) => option === subscription_Remark) ?? '',
    },
  };
  if (!served) return beginEnrolment(answers, campId, post);
  const loaded = { type: 'campLoaded', camp: served.camp, voucher: '', voucherProblem: null } as const;
  const restored = nextEnrolment(beginEnrolment(answers, campId, post), loaded);
  if (!served.isPrerendered || !isOpen(restored)) return restored;
  // The prerendered step starts with the values the server used. Its fields contain the stored answers;
  // `useHydratedForm` reads them.
  const asRendered = withCamp(restored.answers, served.camp, '', true);
  if (!served.camp.flexibleBookingAllowed) asRendered.kidParent = EMPTY_ANSWERS.kidParent;
  return { ...restored, answers: asRendered };
}
