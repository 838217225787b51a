import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/** How long React may take to render a page that returns, in ticks of an interval, of which a busy page has fewer. */
const RETURN_TICKS = 10;
const TICK_MS = 100;

interface PageLife {
  /** Stores the answers; a hidden page may be discarded, and one that crashes dispatches no event. */
  storeNow: () => void;
  /** Whether the browser asks for confirmation before leaving. */
  isUnsaved: () => boolean;
  /** Called when the page is left. The browser may restore it. */
  onLeave: () => void;
  /** Called when the browser restored the page from its cache. */
  onReturn: () => void;
  /** Called each minute, and when the page becomes visible: timers stop while a computer sleeps. */
  onTime: () => void;
  /** Loads a page that does not work again. */
  reload: () => void;
}

const MINUTE_MS = 60_000;

/** Handles answering, hiding, leaving and restoring the page (spec 9). */
export function usePageLife({ storeNow, isUnsaved, onLeave, onReturn, onTime, reload }: PageLife): void {
  const [returns, setReturns] = useState({ count: 0, timer: 0 });
  const stored = useEffectEvent(storeNow);
  // React removes everything after an error. What is stored stays, because the page may not have read it yet.
  const removed = useEffectEvent(() => {
    if (isUnsaved()) storeNow();
  });
  const left = useEffectEvent(() => {
    storeNow();
    onLeave();
  });
  const shown = useEffectEvent((event: PageTransitionEvent) => {
    onTime();
    if (!event.persisted) return;
    onReturn();
    // Firefox drops the message that React waits for before it renders: then nothing but the address would change.
    let ticks = 0;
    const timer = window.setInterval(() => {
      ticks += 1;
      if (ticks === RETURN_TICKS) reload();
    }, TICK_MS);
    startTransition(() => setReturns(({ count }) => ({ count: count + 1, timer })));
  });
  useEffect(() => clearInterval(returns.timer), [returns]);
  const passed = useEffectEvent(onTime);
  const askFirst = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const minutes = setInterval(() => passed(), MINUTE_MS);
    const seen = () => (document.visibilityState === 'visible' ? passed() : stored());
    document.addEventListener('visibilitychange', seen, { signal });
    document.addEventListener('change', () => stored(), { signal });
    window.addEventListener('pagehide', () => left(), { signal });
    window.addEventListener('pageshow', (event) => shown(event), { signal });
    // Some browsers also dispatch the event for a link that opens a mail, which does not leave the page. Not all focus
    // a link that is clicked.
    let isMail = false;
    const clicked = ({ target }: Event) => {
      isMail = target instanceof Element && target.closest('[href^="mailto:"]') !== null;
    };
    document.addEventListener('click', clicked, { signal, capture: true });
    const leaving = (event: BeforeUnloadEvent) => {
      if (!isMail) askFirst(event);
    };
    window.addEventListener('beforeunload', leaving, { signal });
    return () => {
      removed();
      controller.abort();
      clearInterval(minutes);
    };
  }, []);
}
