/** Enough to keep the database busy. */
const MAX_RUNNING = 128;
/** The queue may grow for this long, for example when enrolment opens. */
const RUSH_MS = 30_000;
/** The longest wait in a queue that lasts longer than a rush. */
const MAX_WAIT_MS = 3000;
/** Limits the memory of the queue. */
const MAX_PLACES = 20_000;
/** Of one address: a proxy that is not trusted is one address for everyone. */
const MAX_PLACES_PER_ADDRESS = 10_000;
/** The body that fits in a place, in characters: an enrolment has 2,000 to 6,000. A longer one takes more places. */
const PLACE_LENGTH = 8192;

interface Waiting {
  since: number;
  places: number;
  start: () => void;
  drop: (error: Overloaded) => void;
}

/** The waiting requests of one address; `turnSince`: since when it waits for its next turn. */
interface AddressQueue {
  waiting: Waiting[];
  places: number;
  turnSince: number;
}

/** The server is overloaded: the response is 503. */
export class Overloaded extends Error {}

/** A single instance: capturing a stack trace was a tenth of the cost of such a response. */
const OVERLOADED = new Overloaded();

/**
 * Limits concurrent requests. Waiting requests are served by address in turn, so that many requests of one address do not
 * delay others. If the queue lasts longer than a rush, new requests are rejected while its first has waited too long. A full
 * queue drops the newest requests of the address with the most places.
 */
export class RequestQueue {
  private running = 0;
  /** By address, in the order of their turns. */
  private readonly queues = new Map<string, AddressQueue>();
  private places = 0;
  /** When the queue was last empty. */
  private lastingSince = 0;

  /** Whether requests wait for their turn. */
  get isWaiting(): boolean {
    return this.places > 0;
  }

  /**
   * Runs the work in its turn; `length` is that of the body, in characters. Throws {@link Overloaded} if the queue is too
   * long.
   */
  async run<Result>(address: string, work: () => Promise<Result>, length = 0): Promise<Result> {
    if (this.running >= MAX_RUNNING) await this.waitForTurn(address, Math.ceil(length / PLACE_LENGTH) || 1);
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
    const own = this.queues.get(address);
    const since = Math.min(first.turnSince, own?.waiting[0]?.since ?? now);
    if (!isRush && now - since > MAX_WAIT_MS) throw OVERLOADED;
    const places = own?.places ?? 0;
    if (places >= MAX_PLACES_PER_ADDRESS) throw OVERLOADED;
    if (this.places >= MAX_PLACES && places + 1 >= this.longest().places) throw OVERLOADED;
  }

  private longest(): AddressQueue {
    return [...this.queues.values()].reduce((one, other) => (other.places > one.places ? other : one));
  }

  private waitForTurn(address: string, places: number): Promise<void> {
    this.refuseWhenOverloaded(address);
    const since = performance.now();
    if (this.places === 0) this.lastingSince = since;
    while (this.places + places > MAX_PLACES) {
      const longest = this.longest();
      this.remove(longest, longest.waiting.pop())?.drop(OVERLOADED);
    }
    const queue = this.queues.get(address) ?? { waiting: [], places: 0, turnSince: since };
    this.queues.set(address, queue);
    queue.places += places;
    this.places += places;
    return new Promise((start, drop) => queue.waiting.push({ since, places, start, drop }));
  }

  private remove(queue: AddressQueue, waiting?: Waiting): Waiting | undefined {
    queue.places -= waiting?.places ?? 0;
    this.places -= waiting?.places ?? 0;
    return waiting;
  }

  private startNext(): void {
    const [first] = this.queues;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [address, queue] = first;
    const next = this.remove(queue, queue.waiting.shift());
    this.queues.delete(address);
    if (queue.places > 0) this.queues.set(address, { ...queue, turnSince: performance.now() });
    // `running` stays the same: one ended, one starts. An address may have had all its requests dropped.
    if (next) next.start();
    else this.startNext();
  }
}
