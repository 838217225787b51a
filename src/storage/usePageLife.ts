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
  /** Called each minute, and when the page becomes visible: timers stop while a computer sleeps. */
  onTime: () => void;
}

const MINUTE_MS = 60_000;

/** Handles hiding, leaving and restoring the page (spec 9). */
export function usePageLife({ storeNow, isUnsaved, onLeave, onReturn, onTime }: PageLife): void {
  const hidden = useEffectEvent(storeNow);
  const left = useEffectEvent(() => {
    storeNow();
    onLeave();
  });
  const shown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
    onTime();
  });
  const passed = useEffectEvent(onTime);
  const askFirst = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const minutes = setInterval(() => passed(), MINUTE_MS);
    const seen = () => (document.visibilityState === 'visible' ? passed() : hidden());
    document.addEventListener('visibilitychange', seen, { signal });
    window.addEventListener('pagehide', () => left(), { signal });
    window.addEventListener('pageshow', (event) => shown(event), { signal });
    window.addEventListener('beforeunload', (event) => askFirst(event), { signal });
    return () => {
      controller.abort();
      clearInterval(minutes);
    };
  }, []);
}
