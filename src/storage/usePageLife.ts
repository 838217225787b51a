import { useEffect, useEffectEvent } from 'react';

interface PageLife {
  /** Stores the answers; a hidden page may be discarded. */
  storeNow: () => void;
  /** Whether the browser asks for confirmation before leaving. */
  isUnsaved: () => boolean;
  /** Called when the page is left. The browser may restore it. */
  onLeave: () => void;
  /** Called when the browser restored the page from its cache. */
  onReturn: () => void;
}

/** Handles hiding, leaving and restoring the page (spec 9). */
export function usePageLife({ storeNow, isUnsaved, onLeave, onReturn }: PageLife): void {
  const hidden = useEffectEvent(storeNow);
  const left = useEffectEvent(() => {
    storeNow();
    onLeave();
  });
  const shown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  });
  const askFirst = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('visibilitychange', () => hidden(), { signal });
    window.addEventListener('pagehide', () => left(), { signal });
    window.addEventListener('pageshow', (event) => shown(event), { signal });
    window.addEventListener('beforeunload', (event) => askFirst(event), { signal });
    return () => controller.abort();
  }, []);
}
