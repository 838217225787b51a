import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** A line as the stories come along, and nothing of what the report shows better. */
export default class Progress implements Reporter {
  private files = 0;
  private done = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    [this.files, this.done] = [specifications.length, 0];
  }

  onTestModuleEnd(module: TestModule): void {
    this.done += 1;
    console.log(`${String(this.done).padStart(3)} of ${this.files}  ${module.relativeModuleId}`);
    for (const { message } of module.errors()) console.error(message);
  }
}
