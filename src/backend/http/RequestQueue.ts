/** As many as keep the database busy; more would only wait there. */
const AT_ONCE = 128;
/** A rush, as when enrolment opens, is admitted whole: the queue may grow for this long. */
const RUSH_MS = 30_000;
/** A queue that lasts longer than a rush is kept this short, so that clients are still there when they are served. */
const LONGEST_WAIT_MS = 3000;
/** What memory allows, whatever the pace. */
const MOST_WAITING = 20_000;

interface Waiting {
  since: number;
  start: () => void;
}

/** Those of one address who wait; `turnSince`: since when it is waiting for its next turn. */
interface AddressQueue {
  waiting: Waiting[];
  turnSince: number;
}

/** The server has more to do than it can: the answer is 503, come back later. */
export class Overloaded extends Error {}

/** One for all: to note where each was thrown took a tenth of what such an answer costs. */
const OVERLOADED = new Overloaded();

/**
 * Runs so many requests at once and lets the others wait, of which the addresses take turns: many requests of one
 * address wait for each other, and nobody else for them. When the queue does not get empty any more, whatever comes
 * while its first has waited too long is refused at once: under lasting overload the queue stays seconds long, useful
 * work goes on, and it is empty soon after.
 */
export class RequestQueue {
  private running = 0;
  /** By address; whose turn is next comes first. */
  private readonly queues = new Map<string, AddressQueue>();
  private waiting = 0;
  /** Since when somebody has been waiting. */
  private lastingSince = 0;

  /**
   * Runs the work when it is its turn; throws {@link Overloaded} when there is no point in waiting, or when whoever
   * asked has gone meanwhile.
   */
  async run<Result>(address: string, work: () => Promise<Result>, hasGone = () => false): Promise<Result> {
    if (this.running >= AT_ONCE) await this.waitForTurn(address);
    else this.running += 1;
    try {
      if (hasGone()) throw OVERLOADED;
      return await work();
    } finally {
      this.startNext();
    }
  }

  /** Throws {@link Overloaded} when this address may not wait now: before a body is read, it costs the least. */
  refuseWhenOverloaded(address: string): void {
    const [first] = this.queues.values();
    if (!first) return;
    const now = performance.now();
    const isRush = now - this.lastingSince <= RUSH_MS;
    const since = Math.min(first.turnSince, this.queues.get(address)?.waiting[0]?.since ?? now);
    if (!isRush && now - since > LONGEST_WAIT_MS) throw OVERLOADED;
    if (this.waiting >= MOST_WAITING) throw OVERLOADED;
  }

  private waitForTurn(address: string): Promise<void> {
    this.refuseWhenOverloaded(address);
    const since = performance.now();
    if (this.waiting === 0) this.lastingSince = since;
    this.waiting += 1;
    return new Promise((start) => {
      const queue = this.queues.get(address);
      if (queue) queue.waiting.push({ since, start });
      else this.queues.set(address, { waiting: [{ since, start }], turnSince: since });
    });
  }

  private startNext(): void {
    const [first] = this.queues;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [address, { waiting }] = first;
    const next = waiting.shift();
    this.waiting -= 1;
    this.queues.delete(address);
    if (waiting.length > 0) this.queues.set(address, { waiting, turnSince: performance.now() });
    // It runs instead of the one that ended: `running` stays as it is.
    next?.start();
  }
}
