import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStoredFor, type StoredAnswers } from '../storage/storedAnswers.ts';
import { campLink, campQuery } from '../domain/campLink.ts';
import type { CampRequest } from './useCampLoad.ts';

/**
 * The camp and voucher of the URL, or else the stored ones. The voucher is removed from the URL once it is `accepted`,
 * so that it is not shared, bookmarked or logged; until then a reload needs it.
 */
export function useCampRequest(stored: StoredAnswers | null, accepted: string): CampRequest {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { campId, voucher } = campLink(search + hash);

  const [request, setRequest] = useState<CampRequest>(() => {
    // The id as the camps response writes it: the URL has it in uppercase.
    if (stored && (campId === '' || isStoredFor(stored, campId)))
      return { campId: stored.campId, voucher: voucher || stored.voucher };
    return { campId, voucher };
  });
  const isOtherCamp = campId !== '' && !isStoredFor(request, campId);
  if (isOtherCamp || (voucher !== '' && voucher !== request.voucher)) {
    setRequest({ campId: campId || request.campId, voucher });
  }

  useEffect(() => {
    if (voucher === '' || voucher !== accepted) return;
    const search = campId && campQuery(campId);
    void navigate({ pathname, search }, { replace: true });
  }, [campId, voucher, accepted, pathname, navigate]);

  return request;
}
