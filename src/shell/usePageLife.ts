import { useEffect, useEffectEvent } from 'react';

interface PageLife {
  /** Keeps what may be kept: a hidden page may never be seen again. */
  keepNow: () => void;
  /** Whether leaving loses answers, so that the browser asks first. */
  isUnsaved: () => boolean;
  /** The page is left; the browser may keep it as it stands. */
  onLeave: () => void;
  /** The browser brought the page back as it stood. */
  onReturn: () => void;
}

/** Hears what the browser does with the page: hide it, leave it, bring it back (spec 9). */
export function usePageLife({ keepNow, isUnsaved, onLeave, onReturn }: PageLife): void {
  const hidden = useEffectEvent(keepNow);
  const left = useEffectEvent(() => {
    keepNow();
    onLeave();
  });
  const shown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  });
  const askFirst = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('visibilitychange', () => hidden(), { signal });
    window.addEventListener('pagehide', () => left(), { signal });
    window.addEventListener('pageshow', (event) => shown(event), { signal });
    window.addEventListener('beforeunload', (event) => askFirst(event), { signal });
    return () => ending.abort();
  }, []);
}
