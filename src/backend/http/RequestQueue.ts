/** As many as the database is kept busy by; more would only wait inside. */
const AT_ONCE = 128;
/** A rush, as when enrolment opens, is let in whole: the line may grow for this long. */
const RUSH_MS = 30_000;
/** A line that stands longer than a rush is kept this short, so that whoever is in it is still there when served. */
const LONGEST_WAIT_MS = 3000;
/** What memory allows, whatever the pace. */
const MOST_WAITING = 20_000;

interface Waiting {
  since: number;
  enter: () => void;
}

/** Those of one address who wait; `turnSince`: since when it is waiting for its next turn. */
interface Line {
  waiting: Waiting[];
  turnSince: number;
}

/** The server has more to do than it can: the answer is 503, come back later. */
export class Overloaded extends Error {}

/** One for all: to note where each was thrown took a tenth of what sending somebody away costs. */
const OVERLOADED = new Overloaded();

/**
 * Lets so many requests at once to the database and the others wait in line, of which the addresses take turns: many
 * requests of one address wait for each other, and nobody else for them. When the line does not get empty any more,
 * whatever comes while its first has waited too long is turned away at once: under lasting overload the line stays
 * seconds long, useful work goes on, and it is gone soon after.
 */
export class Gate {
  private inside = 0;
  /** By address; whose turn is next comes first. */
  private readonly lines = new Map<string, Line>();
  private waiting = 0;
  /** Since when somebody has been waiting. */
  private standingSince = 0;

  /**
   * Runs the work when it is its turn; throws {@link Overloaded} when there is no point in waiting, or when whoever
   * asked has gone meanwhile.
   */
  async run<Result>(address: string, work: () => Promise<Result>, hasGone = () => false): Promise<Result> {
    if (this.inside >= AT_ONCE) await this.turn(address);
    else this.inside += 1;
    try {
      if (hasGone()) throw OVERLOADED;
      return await work();
    } finally {
      this.next();
    }
  }

  /** Throws {@link Overloaded} when this address is not let in: before a body is read, it costs the least. */
  check(address: string): void {
    const [first] = this.lines.values();
    if (!first) return;
    const now = performance.now();
    const isRush = now - this.standingSince <= RUSH_MS;
    const since = Math.min(first.turnSince, this.lines.get(address)?.waiting[0]?.since ?? now);
    if (!isRush && now - since > LONGEST_WAIT_MS) throw OVERLOADED;
    if (this.waiting >= MOST_WAITING) throw OVERLOADED;
  }

  private turn(address: string): Promise<void> {
    this.check(address);
    const since = performance.now();
    if (this.waiting === 0) this.standingSince = since;
    this.waiting += 1;
    return new Promise((enter) => {
      const line = this.lines.get(address);
      if (line) line.waiting.push({ since, enter });
      else this.lines.set(address, { waiting: [{ since, enter }], turnSince: since });
    });
  }

  private next(): void {
    const [first] = this.lines;
    if (!first) {
      this.inside -= 1;
      return;
    }
    const [address, { waiting }] = first;
    const next = waiting.shift();
    this.waiting -= 1;
    this.lines.delete(address);
    if (waiting.length > 0) this.lines.set(address, { waiting, turnSince: performance.now() });
    // The place is handed on: `inside` stays as it is.
    next?.enter();
  }
}
