/** Enough to keep the database busy. */
const MAX_RUNNING = 128;
/** The queue may grow for this long, for example when enrolment opens. */
const RUSH_MS = 30_000;
/** The longest wait in a queue that lasts longer than a rush. */
const MAX_WAIT_MS = 3000;
/** Limits the memory of the queue. */
const MAX_WAITING = 20_000;
/** Of one address: a proxy that is not trusted is one address for everyone. */
const MAX_WAITING_PER_ADDRESS = 10_000;

interface Waiting {
  since: number;
  start: () => void;
  drop: (error: Overloaded) => void;
}

/** The waiting requests of one address; `turnSince`: since when it waits for its next turn. */
interface AddressQueue {
  waiting: Waiting[];
  turnSince: number;
}

/** The server is overloaded: the response is 503. */
export class Overloaded extends Error {}

/** A single instance: capturing a stack trace was a tenth of the cost of such a response. */
const OVERLOADED = new Overloaded();

/**
 * Limits concurrent requests. Waiting requests are served by address in turn, so that many requests of one address do not
 * delay others. If the queue lasts longer than a rush, new requests are rejected while its first has waited too long. A full
 * queue drops the newest request of the address with the most.
 */
export class RequestQueue {
  private running = 0;
  /** By address, in the order of their turns. */
  private readonly queues = new Map<string, AddressQueue>();
  private waiting = 0;
  /** When the queue was last empty. */
  private lastingSince = 0;

  /** Whether requests wait for their turn. */
  get isWaiting(): boolean {
    return this.waiting > 0;
  }

  /** Runs the work in its turn. Throws {@link Overloaded} if the queue is too long. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    if (this.running >= MAX_RUNNING) await this.waitForTurn(address);
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  /** Throws {@link Overloaded} if this address may not wait. Call it before the body is read. */
  refuseWhenOverloaded(address: string): void {
    const [first] = this.queues.values();
    if (!first) return;
    const now = performance.now();
    const isRush = now - this.lastingSince <= RUSH_MS;
    const own = this.queues.get(address)?.waiting ?? [];
    const since = Math.min(first.turnSince, own[0]?.since ?? now);
    if (!isRush && now - since > MAX_WAIT_MS) throw OVERLOADED;
    if (own.length >= MAX_WAITING_PER_ADDRESS) throw OVERLOADED;
    if (this.waiting >= MAX_WAITING && own.length + 1 >= this.longest().length) throw OVERLOADED;
  }

  private longest(): Waiting[] {
    let longest: Waiting[] = [];
    for (const { waiting } of this.queues.values()) if (waiting.length > longest.length) longest = waiting;
    return longest;
  }

  private waitForTurn(address: string): Promise<void> {
    this.refuseWhenOverloaded(address);
    const since = performance.now();
    if (this.waiting === 0) this.lastingSince = since;
    if (this.waiting < MAX_WAITING) this.waiting += 1;
    else this.longest().pop()?.drop(OVERLOADED);
    return new Promise((start, drop) => {
      const queue = this.queues.get(address);
      if (queue) queue.waiting.push({ since, start, drop });
      else this.queues.set(address, { waiting: [{ since, start, drop }], turnSince: since });
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
    // `running` stays the same: one ended, one starts.
    next?.start();
  }
}
