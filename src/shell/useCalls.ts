import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { checkDiscounts } from '../api/checkDiscounts.ts';
import { refreshCamp } from '../api/fetchCamp.ts';
import { fetchMedicalInfo } from '../api/fetchMedicalInfo.ts';
import { postDigest } from '../api/postDigest.ts';
import { newIdempotencyKey, saveSubscription } from '../api/saveSubscription.ts';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import { isOpen, isPerhapsBooked, type Enrolment } from '../domain/phases.ts';
import { subscriptionOf } from '../domain/subscription.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import type { Drafts } from '../storage/Drafts.ts';

/** Makes the call that the phase waits for. Its result is an event. The save itself is never aborted. */
async function makeCall(
  config: WizardConfig,
  enrolment: Enrolment,
  drafts: Drafts,
  signal: AbortSignal,
): Promise<EnrolmentEvent | null> {
  switch (enrolment.phase) {
    case 'checking':
    case 'rechecking': {
      const { camp, answers } = enrolment;
      const child = answers.kidParent.subscriber_NationalNr;
      const response = await checkDiscounts(config, child, camp.id, signal);
      if ('discount' in response) return { type: 'discountAnswered', discount: response.discount };
      const { problem } = response;
      const isAfterLost = problem.code === 'INVALID_CAMP_ALREADY_BOOKED' && isPerhapsBooked(enrolment.post);
      return { type: 'refused', problem: isAfterLost ? { ...problem, isAfterLost } : problem };
    }
    case 'signing': {
      const { camp: shown, answers } = enrolment.sent;
      // The parent confirms the price and the days that were shown.
      const [digest, camp] = await Promise.all([postDigest(shown, answers), refreshCamp(config, shown.id)]);
      return drafts.hasLeft
        ? { type: 'notSent' }
        : { type: 'signed', digest, newKey: newIdempotencyKey(), camp };
    }
    case 'sending':
    case 'resending': {
      if (enrolment.phase === 'resending' && drafts.hasLeft) return { type: 'notSent' };
      const { sent, post } = enrolment;
      const response = await saveSubscription(config, subscriptionOf(sent.camp, sent.answers), post.key);
      return 'problem' in response ? { type: 'refused', ...response } : { type: 'saved', ...response };
    }
    default:
      return null;
  }
}

/** Makes the calls of an enrolment (spec 7): each starts when the state asks for it, and its result is dispatched. */
export function useCalls(
  config: WizardConfig,
  enrolment: Enrolment,
  dispatch: Dispatch<EnrolmentEvent>,
  drafts: Drafts,
): void {
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const event = await makeCall(config, enrolment, drafts, signal);
    // The parent changed the data: the result is of an earlier call.
    if (event && !signal.aborted) dispatch(event);
  });
  // Only the child and parent can be submitted again in one phase, with other values.
  const kidParent = isOpen(enrolment) ? enrolment.answers.kidParent : null;
  useEffect(() => {
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, [enrolment.phase, kidParent]);

  const existingSheet = isOpen(enrolment) ? enrolment.existingSheet : null;
  const fetchSheet = useEffectEvent(async (signal: AbortSignal) => {
    if (!isOpen(enrolment)) return;
    const { subscriber_NationalNr: child, subscriber_Parent_NationalNr: parent } =
      enrolment.answers.kidParent;
    const sheet = await fetchMedicalInfo(config, child, parent, signal);
    if (!signal.aborted) dispatch({ type: 'sheetAnswered', child, parent, sheet });
  });
  useEffect(() => {
    if (existingSheet?.status !== 'loading') return;
    const controller = new AbortController();
    void fetchSheet(controller.signal);
    return () => controller.abort();
  }, [existingSheet]);
}
