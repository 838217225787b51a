/** The metrics of a page while it is used. Times are in ms from the start of its navigation. */
export interface PageMetrics {
  firstPaint: number;
  largestPaint: number;
  /** The sum of all layout shifts without recent input. */
  shift: number;
  /** The elements that shifted, for a failure message. */
  shifted: string[];
  /** Start and duration of every task over 50 ms. */
  longTasks: [start: number, ms: number][];
  /** When the first control can be used; 0 until then. */
  usable: number;
  /** From each recorded event to the end of the next frame. */
  latencies: number[];
  /** Changes of the document's tree, attributes and texts. */
  mutations: number;
  /** Starts to record the latency of events of this type. */
  recordLatencies: (type: string) => void;
}

declare global {
  interface Window {
    metrics: PageMetrics;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Collects metrics in `window.metrics`. Is an init script of the page, so it uses nothing from outside itself. */
export function collectMetrics(firstControl: string): void {
  const metrics: PageMetrics = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    shifted: [],
    longTasks: [],
    usable: 0,
    latencies: [],
    mutations: 0,
    recordLatencies: (type) => {
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            // A message posted before a frame is painted arrives after it.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => metrics.latencies.push(performance.now() - timeStamp);
            port2.postMessage(null);
          }),
        { capture: true },
      );
    },
  };
  window.metrics = metrics;

  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    metrics.shift += value;
    const moves = sources.map(({ node, previousRect: from, currentRect: to }) => {
      const text = node
        ? `${node.nodeName} ${node.textContent?.trim().slice(0, 30) ?? ''}`
        : 'a removed node';
      return `${text} (${from.x} ${from.y} ${from.width} ${from.height} → ${to.x} ${to.y} ${to.width} ${to.height})`;
    });
    metrics.shifted.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moves.join(', ')}`);
  });
  new MutationObserver((changes) => (metrics.mutations += changes.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  const check = () => {
    const control = document.querySelector<HTMLInputElement>(firstControl);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isShown = control && !control.disabled && control.getBoundingClientRect().width > 0;
    // The page's own scripts have run; the task they leave for after this frame counts too.
    if (isShown && navigation && navigation.domContentLoadedEventEnd > 0) {
      setTimeout(() => (metrics.usable = performance.now()));
    } else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
