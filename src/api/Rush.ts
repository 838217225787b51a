/** A server that is too busy says so with this status. */
const BUSY = 503;

/** So many times a call is made in all. */
const MOST_TRIES = 5;
/** The first wait where the server names none, in ms; each later one is twice as long. */
const FIRST_WAIT_MS = 2000;
/** A wait is up to so much of itself longer, so that those who wait do not come back all at once. */
const JITTER = 0.5;

/** How long to wait before the next try, in ms. `named`: the `Retry-After` of the answer, in seconds. */
export function waitMs(named: string | null, tries: number, draw = Math.random()): number {
  const isNamed = named !== null && /^\d{1,4}$/.test(named.trim());
  const wait = isNamed ? Number(named) * 1000 : FIRST_WAIT_MS * 2 ** (tries - 1);
  return wait * (1 + JITTER * draw);
}

/** The waits for a server that is too busy: one sentence tells of them all, and one button stops them. */
export class Rush {
  private readonly waits = new Set<AbortController>();
  private readonly listeners = new Set<() => void>();

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly isWaiting = (): boolean => this.waits.size > 0;

  /** The parent waits no longer: the calls end as they are. */
  readonly stop = (): void => {
    for (const wait of this.waits) wait.abort();
  };

  /** Makes a call, and again while the server is too busy, with the waits it asks for. `signal` ends a wait, too. */
  async through(call: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await call();
      if (answer.status !== BUSY || tries === MOST_TRIES) return answer;
      if (!(await this.waited(waitMs(answer.headers.get('retry-after'), tries), signal))) return answer;
    }
  }

  /** Resolves to whether it waited to the end. */
  private async waited(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
    const wait = new AbortController();
    const end = () => wait.abort();
    signal?.addEventListener('abort', end);
    this.waits.add(wait);
    this.tell();
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
    this.tell();
    return !wait.signal.aborted;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Of this page. */
export const rush = new Rush();
