/** What a page tells of itself while it is used; times in ms from the start of its navigation. */
export interface Watched {
  firstPaint: number;
  largestPaint: number;
  /** The sum of all shifts that no press or key explains. */
  shift: number;
  /** What shifted, for who has to mend it. */
  shifted: string[];
  /** Start and duration of every task over 50 ms. */
  longTasks: [start: number, ms: number][];
  /** From when on the first control answers; 0 until then. */
  usable: number;
  /** From each heard event to the end of the frame that shows what came of it. */
  latencies: number[];
  /** Changes of the document's tree, attributes and texts. */
  mutations: number;
  /** Starts to time events of this type. */
  hear: (type: string) => void;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Keeps figures of the page in `window.watched`. Runs in the page, before its own scripts, as it is written here, so it
 * uses nothing from outside itself.
 */
export function watchPage(firstControl: string): void {
  const watched: Watched = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    shifted: [],
    longTasks: [],
    usable: 0,
    latencies: [],
    mutations: 0,
    hear: (type) => {
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            // A message posted before a frame is painted is read after it.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => watched.latencies.push(performance.now() - timeStamp);
            port2.postMessage(null);
          }),
        { capture: true },
      );
    },
  };
  window.watched = watched;

  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (watched.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    watched.shift += value;
    const moves = sources.map(({ node, previousRect: from, currentRect: to }) => {
      const text = node
        ? `${node.nodeName} ${node.textContent?.trim().slice(0, 30) ?? ''}`
        : 'what is gone now';
      return `${text} (${from.x} ${from.y} ${from.width} ${from.height} → ${to.x} ${to.y} ${to.width} ${to.height})`;
    });
    watched.shifted.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moves.join(', ')}`);
  });
  new MutationObserver((changes) => (watched.mutations += changes.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  const look = () => {
    const control = document.querySelector<HTMLInputElement>(firstControl);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isThere = control && !control.disabled && control.getBoundingClientRect().width > 0;
    // The page's own scripts ran; what they left to do right after this frame is waited for too.
    if (isThere && navigation && navigation.domContentLoadedEventEnd > 0) {
      setTimeout(() => (watched.usable = performance.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
