/** As many as keep the database busy; more would only wait inside it. */
const AT_ONCE = 32;
/** A rush is let in as long as nobody has waited this long; then the line is as long as it may get. */
const LONGEST_WAIT_MS = 4000;
/** What memory allows, whatever the pace. */
const MOST_WAITING = 20_000;

interface Waiting {
  since: number;
  enter: () => void;
}

/** The server has more to do than it can: the answer is 503, come back later. */
export class Overloaded extends Error {}

/**
 * Lets so many requests at once to the database and the others wait in line. What comes while the first in line has
 * waited too long is turned away at once, so under any load the line stays a few seconds long and useful work goes on.
 */
export class Gate {
  private inside = 0;
  private readonly line: Waiting[] = [];
  /** Entries of `line` before this one are done: shifting a long array for each would be slow. */
  private first = 0;

  /** Runs the work when it is its turn; throws {@link Overloaded} when there is no point in waiting. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside >= AT_ONCE) await this.turn();
    else this.inside += 1;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn(): Promise<void> {
    const now = performance.now();
    const oldest = this.line[this.first];
    if (oldest && (now - oldest.since > LONGEST_WAIT_MS || this.line.length - this.first >= MOST_WAITING)) {
      throw new Overloaded();
    }
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
