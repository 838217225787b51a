import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStoredFor, type StoredAnswers } from '../storage/storedAnswers.ts';
import { readStoredAnswers } from '../storage/tabStorage.ts';
import { campLink, campQuery, type CampLink } from '../domain/campLink.ts';

/** The camp and voucher of the URL. The camp of a step without one in its URL is in the state of its history entry. */
export function useCampLink(): CampLink {
  const { search, hash, ...location } = useLocation();
  const link = campLink(search + hash);
  return { ...link, campId: link.campId || (location.state as Partial<CampLink> | null)?.campId || '' };
}

/**
 * The camp and voucher of the URL, or else the stored ones. The voucher is removed from the URL once it is `accepted`
 * and stored, so that it is not shared, bookmarked or logged; until then a reload needs it.
 */
export function useCampRequest(stored: StoredAnswers | null, accepted: string): CampLink {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { campId, voucher } = useCampLink();

  const [request, setRequest] = useState<CampLink>(() => {
    // The id as the camps response writes it: the URL has it in uppercase.
    if (stored && (campId === '' || isStoredFor(stored, campId)))
      return { campId: stored.campId, voucher: voucher || stored.voucher };
    return { campId, voucher };
  });
  const isOtherCamp = campId !== '' && !isStoredFor(request, campId);
  if (isOtherCamp || (voucher !== '' && voucher !== request.voucher))
    setRequest({ campId: campId || request.campId, voucher });

  useEffect(() => {
    if (voucher === '' || voucher !== accepted || readStoredAnswers(campId)?.voucher !== voucher) return;
    void navigate({ pathname, search: campId && campQuery(campId) }, { replace: true });
  }, [campId, voucher, accepted, pathname, navigate]);

  return request;
}
