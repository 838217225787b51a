/** As many as fill a statement for many (Gathering); more would only wait inside. */
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

/** The server has more to do than it can: the answer is 503, come back later. */
export class Overloaded extends Error {}

/** One for all: to note where each was thrown took a tenth of what sending somebody away costs. */
const OVERLOADED = new Overloaded();

/**
 * Lets so many requests at once to the database and the others wait in line. When the line does not get empty any
 * more, whatever comes while its first has waited too long is turned away at once: under lasting overload the line
 * stays seconds long, useful work goes on, and it is gone soon after.
 */
export class Gate {
  private inside = 0;
  private readonly line: Waiting[] = [];
  /** Since when somebody has been waiting. */
  private standingSince = 0;
  /** Entries of `line` before this one are done: shifting a long array for each would be slow. */
  private first = 0;

  /**
   * Runs the work when it is its turn; throws {@link Overloaded} when there is no point in waiting, or when whoever
   * asked has gone meanwhile.
   */
  async run<Result>(work: () => Promise<Result>, hasGone = () => false): Promise<Result> {
    if (this.inside >= AT_ONCE) await this.turn();
    else this.inside += 1;
    try {
      if (hasGone()) throw OVERLOADED;
      return await work();
    } finally {
      this.next();
    }
  }

  /** Throws {@link Overloaded} when nobody is let in: before a body is read, it costs the least. */
  check(): void {
    const now = performance.now();
    const oldest = this.line[this.first];
    if (!oldest) return;
    const isRush = now - this.standingSince <= RUSH_MS;
    if (!isRush && now - oldest.since > LONGEST_WAIT_MS) throw OVERLOADED;
    if (this.line.length - this.first >= MOST_WAITING) throw OVERLOADED;
  }

  private turn(): Promise<void> {
    this.check();
    const now = performance.now();
    if (this.line.length === this.first) this.standingSince = now;
    return new Promise((enter) => this.line.push({ since: now, enter }));
  }

  private next(): void {
    const next = this.line[this.first];
    if (!next) {
      this.inside -= 1;
      return;
    }
    this.first += 1;
    if (this.first > 1000) {
      this.line.splice(0, this.first);
      this.first = 0;
    }
    // The place is handed on: `inside` stays as it is.
    next.enter();
  }
}
