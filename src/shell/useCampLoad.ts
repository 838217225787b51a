import { useEffect, useState, type Dispatch } from 'react';
import { fetchCamp, type CampFailure } from '../api/fetchCamp.ts';
import { validateVoucher } from '../api/validateVoucher.ts';
import type { CampLink } from '../domain/campLink.ts';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import { isVoucherRefused } from '../domain/errorCodes.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import type { ServedCamp } from '../api/servedCamp.ts';
import type { Drafts } from '../storage/Drafts.ts';

export type CampLoad =
  { status: 'loading' } | { status: 'failed'; failure: CampFailure } | { status: 'ready' };

/**
 * Spec 4, load: validates the voucher, then fetches the camp in both cases. Responses to earlier requests are ignored,
 * and a camp in the page is not fetched. Returns the status and a function to load again.
 */
export function useCampLoad(
  config: WizardConfig,
  { campId, voucher }: CampLink,
  dispatch: Dispatch<EnrolmentEvent>,
  drafts: Drafts,
  served: ServedCamp | null,
): [CampLoad, () => void] {
  const [attempt, setAttempt] = useState(0);
  const request = `${campId} ${voucher} ${attempt}`;
  const [outcome, setOutcome] = useState<{ request: string; load: CampLoad } | null>(
    served && { request, load: { status: 'ready' } },
  );
  const isLoaded = outcome?.request === request;

  useEffect(() => {
    if (campId === '' || isLoaded) return;
    const controller = new AbortController();
    const load = async () => {
      const voucherProblem = voucher
        ? await validateVoucher(config, voucher, campId, controller.signal)
        : null;
      const response = await fetchCamp(config, campId, controller.signal);
      if (controller.signal.aborted) return;
      if ('failure' in response) {
        setOutcome({ request, load: { status: 'failed', failure: response.failure } });
        return;
      }
      const isUnchecked = voucherProblem !== null && !isVoucherRefused(voucherProblem.code);
      drafts.setUncheckedVoucher(isUnchecked ? voucher : '');
      const accepted = voucherProblem ? '' : voucher;
      dispatch({ type: 'campLoaded', camp: response.camp, voucher: accepted, voucherProblem });
      setOutcome({ request, load: { status: 'ready' } });
    };
    void load();
    return () => controller.abort();
  }, [config, campId, voucher, request, isLoaded, dispatch, drafts]);

  return [isLoaded ? outcome.load : { status: 'loading' }, () => setAttempt((count) => count + 1)];
}
