import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StoredAnswers } from '../domain/storedAnswers.ts';
import type { CampRequest } from './useCampLoad.ts';

/** URLs contain camp ids in upper case, whatever their spelling in the answer (spec 2). */
function isSameCamp(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/**
 * The camp and voucher of the URL, or else the stored ones. The voucher is removed from the URL once it is `accepted`,
 * so that it is not shared, bookmarked or logged; until then a reload needs it.
 */
export function useCampRequest(stored: StoredAnswers | null, accepted: string): CampRequest {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const campId = params.get('camp')?.trim() ?? '';
  const voucher = params.get('voucher')?.trim() ?? '';

  const [request, setRequest] = useState<CampRequest>(() => {
    const askedFor = campId || (stored?.campId ?? '');
    const storedVoucher = stored && isSameCamp(stored.campId, askedFor) ? stored.voucher : '';
    return { campId: askedFor, voucher: voucher || storedVoucher };
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
