import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkDiscounts } from '../api/checkDiscounts.ts';
import { fetchMedicalInfo } from '../api/fetchMedicalInfo.ts';
import { newIdempotencyKey, saveSubscription } from '../api/saveSubscription.ts';
import type { Camp } from '../domain/camp.ts';
import { withDay, type Day } from '../domain/days.ts';
import {
  confirmationValues,
  EMPTY_SUBSCRIPTION,
  kidParentValues,
  withApiError,
  withCamp,
  withDiscount,
  withInput,
  withMedicalInfo,
  withSelectedDays,
  type ConfirmationValues,
  type KidParentValues,
} from '../domain/enrolment.ts';
import type { MedicalInfo } from '../domain/medicalSheet.ts';
import { isVoucherRefused, type Problem } from '../domain/errorCodes.ts';
import { nextStep, type Step } from '../domain/steps.ts';
import type { ExistingSheet } from '../steps/MedicalForm.tsx';
import type { WizardConfig } from './config.ts';
import type { ServedCamp } from './servedCamp.ts';
import { startFrom } from './startFrom.ts';
import { keep, keptKidParent, readKept, wipe } from './storage.ts';
import type { LoadedCamp } from './useCampLoad.ts';
import { usePageLife } from './usePageLife.ts';

/** What the forms hold that was not submitted yet, or is kept beside what was. Never drawn from while it changes. */
interface Drafts {
  kidParent?: KidParentValues;
  medicalForm?: MedicalInfo;
  confirmation?: ConfirmationValues;
}

/** A booking that was made. */
export interface Finished {
  camp: Camp;
  /** What the thank-you page tells; all else is forgotten by then, and this too once the page was left. */
  thanks: { childFirstName: string; days: readonly Day[]; email: string; reference?: string } | null;
}

/** What the error box tells, and which call it came from. */
export interface Failure {
  problem: Problem;
  call: 'validateVoucher' | 'checkDiscounts' | 'saveWebSubscription';
}

const NOTHING_SUBMITTED: ReadonlySet<Step> = new Set();

/** The enrolment of this tab: its state (spec 3) and everything that happens to it (spec 4). */
export function useEnrolment(config: WizardConfig, served: ServedCamp | null) {
  const [kept] = useState(readKept);
  const [subscription, setSubscription] = useState(() => startFrom(kept, served));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [submitted, setSubmitted] = useState(NOTHING_SUBMITTED);
  const [waiting, setWaiting] = useState<'child' | 'confirm' | null>(null);
  const [existing, setExisting] = useState<ExistingSheet>({ status: 'loading' });
  const [finished, setFinished] = useState<Finished | null>(null);

  const drafts = useRef<Drafts>({});
  const unsaved = useRef(false);
  const cancelled = useRef(false);
  const sheetAskedFor = useRef('');
  const lastPost = useRef({ body: '', key: '' });
  const latest = useRef(subscription);
  useEffect(() => {
    latest.current = subscription;
  }, [subscription]);

  const forget = useCallback(() => {
    drafts.current = {};
    unsaved.current = false;
    sheetAskedFor.current = '';
    lastPost.current = { body: '', key: '' };
    latest.current = EMPTY_SUBSCRIPTION;
    setSubscription(EMPTY_SUBSCRIPTION);
    setSubmitted(NOTHING_SUBMITTED);
    setExisting({ status: 'loading' });
    setFailure(null);
    wipe();
  }, []);

  usePageLife({
    keepNow: () => {
      const { campId, inputData } = latest.current;
      if (campId === '' || cancelled.current) return;
      keep({
        campId,
        voucher: inputData.voucher,
        selectedDays: inputData.selectedDays,
        kidParent: keptKidParent({ ...inputData, ...drafts.current.kidParent }),
        subscription_Remark:
          drafts.current.confirmation?.subscription_Remark ?? inputData.subscription_Remark,
      });
    },
    isUnsaved: () => unsaved.current,
    // Back may bring it to the screen again: after success without personal data, after cancelling not at all.
    onLeave: () =>
      flushSync(() => {
        setFinished((done) => done && { camp: done.camp, thanks: null });
        if (cancelled.current) forget();
      }),
    onReturn: () => {
      if (cancelled.current) window.location.reload();
    },
  });

  const campLoaded = useCallback(({ camp, voucher, voucherProblem }: LoadedCamp) => {
    setSubscription((state) => {
      const next = withCamp(state, camp, voucher);
      return withApiError(next, voucherProblem?.code ?? '');
    });
    setFailure(voucherProblem && { problem: voucherProblem, call: 'validateVoucher' });
    // Ages and prices depend on the camp: what was submitted for another one counts no more.
    if (latest.current.campId !== camp.id) setSubmitted(NOTHING_SUBMITTED);
  }, []);

  /** The form has to be submitted again before later steps open. */
  const reopen = useCallback((form: Step) => {
    setSubmitted((steps) => (steps.has(form) ? new Set([...steps].filter((step) => step !== form)) : steps));
  }, []);

  const draft = useCallback(
    <Name extends keyof Drafts>(name: Name, values: Drafts[Name]) => {
      drafts.current[name] = values;
      unsaved.current = true;
      reopen(name);
    },
    [reopen],
  );

  const fail = (call: Failure['call'], problem: Problem) => {
    setFailure({ problem, call });
    setSubscription((state) => withApiError(state, problem.code));
  };

  const submitKidParent = async (
    camp: Camp,
    values: KidParentValues,
    signal: AbortSignal,
    goTo: (step: Step) => void,
  ): Promise<void> => {
    setFailure(null);
    drafts.current.kidParent = values;
    const otherChild = values.subscriber_NationalNr !== subscription.inputData.subscriber_NationalNr;
    const otherParent =
      values.subscriber_Parent_NationalNr !== subscription.inputData.subscriber_Parent_NationalNr;
    if (otherChild || otherParent) {
      if (otherChild) delete drafts.current.medicalForm;
      sheetAskedFor.current = '';
      setExisting({ status: 'loading' });
      setSubmitted(NOTHING_SUBMITTED);
    }
    setSubscription((state) => withInput(withApiError(state, ''), values));
    if (camp.discountAllowed) {
      setWaiting('child');
      const result = await checkDiscounts(config, values.subscriber_NationalNr, camp.id, signal);
      const refused = 'problem' in result;
      if (signal.aborted || refused) setWaiting(null);
      if (signal.aborted) return;
      if (refused) {
        fail('checkDiscounts', result.problem);
        return;
      }
      setSubscription((state) => withDiscount(state, result.discount));
    }
    setSubmitted((steps) => new Set([...steps, 'kidParent']));
    goTo(nextStep(camp, 'kidParent'));
    // In the router's transition: if the word about waiting went before the step does, the buttons would move.
    startTransition(() => setWaiting(null));
  };

  const requestSheet = useCallback(async () => {
    const { subscriber_NationalNr: child, subscriber_Parent_NationalNr: parent } = latest.current.inputData;
    const request = `${child} ${parent}`;
    if (sheetAskedFor.current === request) return;
    sheetAskedFor.current = request;
    setSubscription((state) => ({ ...state, medicalInfoRequestFired: true }));
    const sheet = await fetchMedicalInfo(config, child, parent);
    // The parent may have gone back and named another child meanwhile.
    if (sheetAskedFor.current === request)
      setExisting(sheet ? { status: 'found', sheet } : { status: 'none' });
  }, [config]);

  const sheetFilled = useCallback(() => setExisting({ status: 'found', sheet: null }), []);

  const submitMedicalForm = (values: MedicalInfo) => {
    drafts.current.medicalForm = values;
    setSubscription((state) => withMedicalInfo(state, values));
    setSubmitted((steps) => new Set([...steps, 'medicalForm']));
  };

  const confirm = async (
    camp: Camp,
    values: ConfirmationValues,
    goTo: (step: Step) => void,
  ): Promise<void> => {
    setFailure(null);
    const posted = withApiError(withInput(subscription, values), '');
    setSubscription(posted);
    // The same data keeps its key, so that a retry after a lost answer books once.
    const body = JSON.stringify(posted);
    if (lastPost.current.body !== body) lastPost.current = { body, key: newIdempotencyKey() };
    setWaiting('confirm');
    const result = await saveSubscription(config, posted, lastPost.current.key);
    if ('problem' in result) {
      fail('saveWebSubscription', result.problem);
      const voucherRefused = isVoucherRefused(result.problem.code);
      // As at the load: a refused voucher is not used, so that the next try can do without.
      if (voucherRefused) setSubscription((state) => withInput(state, { voucher: '' }));
      goTo('campDays');
      // With the router's transition: before it, this step would lead away from itself.
      startTransition(() => {
        setWaiting(null);
        // The ages count again.
        if (voucherRefused) reopen('kidParent');
      });
      return;
    }
    const { subscriber_FirstName, subscriber_Parent_Email, selectedDays } = posted.inputData;
    goTo('success');
    // The router moves in a transition; in the same one, no other page is seen in between.
    startTransition(() => {
      setWaiting(null);
      setFinished({
        camp,
        thanks: {
          childFirstName: subscriber_FirstName,
          days: selectedDays,
          email: subscriber_Parent_Email,
          reference: result.reference,
        },
      });
      forget();
    });
  };

  /** The parent goes back to the organisation without a booking; until its page comes, this one is shown as it is. */
  const cancel = useCallback(() => {
    cancelled.current = true;
    unsaved.current = false;
    wipe();
  }, []);

  /** A reload the parent asked for: what may be kept is kept, and nothing is asked. */
  const leave = useCallback(() => {
    unsaved.current = false;
  }, []);

  return {
    subscription,
    failure,
    submitted,
    waiting,
    existing,
    finished,
    /** What an earlier page of this tab kept. */
    kept,
    /** What the forms start with: the draft when there is one. Read when a step opens. */
    kidParentValues: () => drafts.current.kidParent ?? kidParentValues(subscription),
    medicalFormValues: () =>
      drafts.current.medicalForm ?? subscription.inputData.subscriber_Medical_MedicalInfo,
    confirmationValues: () => drafts.current.confirmation ?? confirmationValues(subscription),
    campLoaded,
    draft,
    toggleDay: (camp: Camp, day: Day, ticked: boolean) => {
      unsaved.current = true;
      setSubscription((state) =>
        withSelectedDays(state, camp, withDay(state.inputData.selectedDays, day, ticked)),
      );
    },
    submitKidParent,
    requestSheet,
    sheetFilled,
    submitMedicalForm,
    confirm,
    cancel,
    leave,
  };
}

export type Enrolment = ReturnType<typeof useEnrolment>;
