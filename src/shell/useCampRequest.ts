import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Kept } from '../domain/keptAnswers.ts';
import type { CampRequest } from './useCampLoad.ts';

/** Addresses carry camp ids in capitals, whatever the camp's own spelling (spec 2). */
function isSameCamp(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/**
 * The camp and voucher the address asks for, or else those of this tab. The voucher leaves the address once the
 * enrolment has it (`accepted`), so that it is not shared, bookmarked or logged along with it; until then a reload
 * needs it there.
 */
export function useCampRequest(kept: Kept | null, accepted: string): CampRequest {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const campId = params.get('camp')?.trim() ?? '';
  const voucher = params.get('voucher')?.trim() ?? '';

  const [request, setRequest] = useState<CampRequest>(() => {
    const askedFor = campId || (kept?.campId ?? '');
    const keptVoucher = kept && isSameCamp(kept.campId, askedFor) ? kept.voucher : '';
    return { campId: askedFor, voucher: voucher || keptVoucher };
  });
  const isOtherCamp = campId !== '' && !isSameCamp(campId, request.campId);
  if (isOtherCamp || (voucher !== '' && voucher !== request.voucher)) {
    setRequest({ campId: campId || request.campId, voucher });
  }

  useEffect(() => {
    if (voucher === '' || voucher !== accepted) return;
    const rest = new URLSearchParams(search);
    rest.delete('voucher');
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [voucher, accepted, search, pathname, navigate]);

  return request;
}
