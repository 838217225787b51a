interface Waiting<Ask, Answer> {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** How much of it goes to the database at a time. */
export interface GatheringLimits {
  /** Works that may be under way together. */
  atOnce: number;
  /** Asks in one work. */
  most: number;
}

/**
 * Does together what is asked together: while earlier work is under way whatever is asked waits, and then goes in one
 * statement. Nothing is answered from memory: a work starts after all its asks were made. A lone ask waits for nobody.
 */
export class Gathering<Ask, Answer> {
  private waiting: Waiting<Ask, Answer>[] = [];
  private underWay = 0;
  private isDue = false;

  /** `work` gives an answer for each ask, in their order; what it throws is the answer to all of them. */
  constructor(
    private readonly work: (asks: Ask[]) => Promise<Answer[]>,
    private readonly limits: GatheringLimits,
  ) {}

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ask, resolve, reject });
      this.startSoon();
    });
  }

  /** What came in the same turn of the event loop came together. */
  private startSoon(): void {
    if (this.isDue || this.underWay >= this.limits.atOnce || this.waiting.length === 0) return;
    this.isDue = true;
    setImmediate(() => {
      this.isDue = false;
      void this.start();
    });
  }

  private async start(): Promise<void> {
    const together = this.waiting.splice(0, this.limits.most);
    this.underWay += 1;
    this.startSoon();
    try {
      const answers = await this.work(together.map(({ ask }) => ask));
      together.forEach(({ resolve }, n) => resolve(answers[n] as Answer));
    } catch (error) {
      for (const { reject } of together) reject(error);
    } finally {
      this.underWay -= 1;
      this.startSoon();
    }
  }
}
