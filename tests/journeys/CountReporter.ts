import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Adds up the counts of the tests (annotations with a number) and prints a line for each type. */
export default class CountReporter implements Reporter {
  private readonly tally = new Map<string, number>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) {
      const count = Number(description);
      if (Number.isFinite(count)) this.tally.set(type, (this.tally.get(type) ?? 0) + count);
    }
  }

  onEnd(): void {
    for (const [what, count] of this.tally) console.log(`${String(count).padStart(6)} ${what}`);
  }
}
