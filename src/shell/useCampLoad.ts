import { useCallback, useEffect, useState } from 'react';
import { fetchCamp, type CampFailure } from '../api/fetchCamp.ts';
import { validateVoucher } from '../api/validateVoucher.ts';
import type { Camp } from '../domain/camp.ts';
import { isVoucherRefused, type Problem } from '../domain/errorCodes.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import type { ServedCamp } from '../domain/servedCamp.ts';

/** What the link asks for. */
export interface CampRequest {
  /** Empty: no camp is asked for. */
  campId: string;
  voucher: string;
}

export interface LoadedCamp {
  camp: Camp;
  /** The voucher when it is valid, else empty. */
  voucher: string;
  /** Why the voucher was refused. */
  voucherProblem: Problem | null;
  /** The voucher when it could not be checked, else empty. */
  uncheckedVoucher: string;
}

export type CampLoad =
  { status: 'loading' } | { status: 'failed'; failure: CampFailure } | { status: 'ready' };

/**
 * Spec 4, load: the voucher is validated first, then the camp fetched in both cases. An answer for an earlier
 * request is dropped, and a camp that came with the page is not asked for. Returns where the load stands, and a
 * function that loads again.
 */
export function useCampLoad(
  config: WizardConfig,
  { campId, voucher }: CampRequest,
  onLoaded: (loaded: LoadedCamp) => void,
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
    const ending = new AbortController();
    const load = async () => {
      const voucherProblem = voucher ? await validateVoucher(config, voucher, campId, ending.signal) : null;
      const answer = await fetchCamp(config, campId, ending.signal);
      if (ending.signal.aborted) return;
      if ('failure' in answer) {
        setOutcome({ request, load: { status: 'failed', failure: answer.failure } });
        return;
      }
      onLoaded({
        camp: answer.camp,
        voucher: voucherProblem ? '' : voucher,
        voucherProblem,
        uncheckedVoucher: voucherProblem && !isVoucherRefused(voucherProblem.code) ? voucher : '',
      });
      setOutcome({ request, load: { status: 'ready' } });
    };
    void load();
    return () => ending.abort();
  }, [config, campId, voucher, request, isLoaded, onLoaded]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return [isLoaded ? outcome.load : { status: 'loading' }, again];
}
