import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { nextEnrolment } from '../domain/enrolmentMachine.ts';
import { Drafts } from '../storage/Drafts.ts';
import type { ServedCamp } from '../domain/servedCamp.ts';
import { startFrom } from '../domain/startFrom.ts';
import { keep, readKept, wipe } from '../storage/tabStorage.ts';
import { usePageLife } from './usePageLife.ts';

/** The enrolment of this tab, its drafts, and what the tab keeps of them over a reload (spec 4 and 9). */
export function useEnrolment(served: ServedCamp | null, nextChild: KidParentValues | null) {
  const [kept] = useState(readKept);
  const [drafts] = useState(() => new Drafts(kept?.answeredAt ?? 0));
  const [enrolment, dispatch] = useReducer(nextEnrolment, null, () => startFrom(kept, served, nextChild));
  const { post, finished, isCancelled } = enrolment;

  const keepNow = () => {
    const { subscription } = enrolment;
    if (subscription.campId === '' || isCancelled) return;
    const { kidParent, confirmation } = drafts.startValues(subscription);
    const voucher = subscription.inputData.voucher || drafts.uncheckedVoucher;
    // For a next child the e-mail address is repeated again after a reload, as its own proof.
    const repeated = nextChild && { subscriber_Parent_Email_Repeat: '' };
    const answers = { ...subscription.inputData, ...kidParent, ...confirmation, ...repeated, voucher };
    keep(subscription.campId, answers, drafts.answeredAt, post);
  };

  usePageLife({
    keepNow,
    isUnsaved: () => drafts.isUnsaved,
    // Back may bring it to the screen again: after success without personal data, after cancelling not at all.
    onLeave: () => flushSync(() => dispatch({ type: 'pageLeft' })),
    onReturn: () => {
      if (isCancelled) window.location.reload();
    },
  });

  // At once: the key of a post has to outlive a page that ends before its answer.
  const keepPost = useEffectEvent(keepNow);
  useEffect(() => {
    if (post) keepPost();
  }, [post]);

  useEffect(() => {
    drafts.setLeft(false);
    return () => drafts.setLeft(true);
  }, [drafts]);

  const forget = useCallback(() => {
    drafts.clear();
    wipe();
  }, [drafts]);
  const isFinished = finished !== null;
  useEffect(() => {
    if (isFinished) forget();
  }, [isFinished, forget]);

  /** The parent goes back to the organisation; until its page comes, this one is shown as it is. */
  const cancel = useCallback(() => {
    forget();
    drafts.setLeft(true);
    dispatch({ type: 'cancelled' });
  }, [forget, drafts]);

  return { enrolment, dispatch, drafts, kept, cancel };
}
