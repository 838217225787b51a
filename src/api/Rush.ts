/** The status of an overloaded server. */
const BUSY = 503;

/** The maximum number of attempts. */
export const MAX_ATTEMPTS = 5;
/** The longest `Retry-After` in ms. A server that asks for more is down, and nobody waits for it on a page. */
const MAX_WAIT_MS = 60_000;
/** The first delay in ms without a `Retry-After` header; each later one is twice as long. */
const FIRST_WAIT_MS = 2000;
/** The maximum random part added to a delay, so that clients do not retry at the same time. */
const JITTER = 0.5;

/**
 * The delay before the next attempt in ms, infinite when the server asks for too long a one. `retryAfter`: the header, in
 * seconds. `random`: from 0 to 1.
 */
export function waitMs(retryAfter: string | null, attempts: number, random = Math.random()): number {
  const isValid = retryAfter !== null && /^\d+$/.test(retryAfter.trim());
  const wait = isValid ? Number(retryAfter) * 1000 : FIRST_WAIT_MS * 2 ** (attempts - 1);
  return wait > MAX_WAIT_MS ? Infinity : wait * (1 + JITTER * random);
}

/** The pending retries of calls to an overloaded server: one notice is shown for all, and one button stops them. */
export class Rush {
  private readonly waits = new Set<AbortController>();
  private readonly listeners = new Set<() => void>();

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly isWaiting = (): boolean => this.waits.size > 0;

  /** Stops waiting: the calls end with their last response. */
  readonly stop = (): void => {
    for (const wait of this.waits) wait.abort();
  };

  /** Makes a call and repeats it while the server is overloaded. `signal` also aborts a delay. */
  async repeat(call: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
    for (let attempts = 1; ; attempts += 1) {
      const response = await call();
      const wait = waitMs(response.headers.get('retry-after'), attempts);
      if (response.status !== BUSY || attempts === MAX_ATTEMPTS || wait === Infinity) return response;
      if (!(await this.waited(wait, signal))) return response;
    }
  }

  /** Resolves to `false` when the delay was aborted. */
  private async waited(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
    const wait = new AbortController();
    const end = () => wait.abort();
    signal?.addEventListener('abort', end);
    this.waits.add(wait);
    this.notify();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wait.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
      if (signal?.aborted) end();
    });
    signal?.removeEventListener('abort', end);
    this.waits.delete(wait);
    this.notify();
    return !wait.signal.aborted;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The instance of the page. */
export const rush = new Rush();
