import { useEffect, useEffectEvent, useState } from 'react';
import { fetchCamp, type CampFailure } from '../api/fetchCamp.ts';
import { validateVoucher } from '../api/validateVoucher.ts';
import type { Camp } from '../domain/camp.ts';
import type { CampLink } from '../domain/campLink.ts';
import { isVoucherRefused, type Problem } from '../domain/errorCodes.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import type { ServedCamp } from '../api/servedCamp.ts';

export interface LoadedCamp {
  camp: Camp;
  /** The voucher if it is valid, else empty. */
  voucher: string;
  /** Why the voucher was rejected. */
  voucherProblem: Problem | null;
  /** The voucher if it could not be checked, else empty. */
  uncheckedVoucher: string;
}

export type CampLoad =
  { status: 'loading' } | { status: 'failed'; failure: CampFailure } | { status: 'ready' };

/**
 * Spec 4, load: validates the voucher, then fetches the camp in both cases. Responses to earlier requests are ignored,
 * and a camp in the page is not fetched. Returns the status and a function to load again.
 */
export function useCampLoad(
  config: WizardConfig,
  { campId, voucher }: CampLink,
  onLoaded: (loaded: LoadedCamp) => void,
  served: ServedCamp | null,
): [CampLoad, () => void] {
  const [attempt, setAttempt] = useState(0);
  const request = `${campId} ${voucher} ${attempt}`;
  const [outcome, setOutcome] = useState<{ request: string; load: CampLoad } | null>(
    served && { request, load: { status: 'ready' } },
  );
  const isLoaded = outcome?.request === request;
  const loaded = useEffectEvent(onLoaded);

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
      loaded({
        camp: response.camp,
        voucher: voucherProblem ? '' : voucher,
        voucherProblem,
        uncheckedVoucher: voucherProblem && !isVoucherRefused(voucherProblem.code) ? voucher : '',
      });
      setOutcome({ request, load: { status: 'ready' } });
    };
    void load();
    return () => controller.abort();
  }, [config, campId, voucher, request, isLoaded]);

  return [isLoaded ? outcome.load : { status: 'loading' }, () => setAttempt((count) => count + 1)];
}
