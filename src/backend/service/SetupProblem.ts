/** A problem that the user can solve. Its message is shown without a stack trace. */
export class SetupProblem extends Error {
  readonly exitCode: number = 1;
}

/** An invalid argument, setting or file. */
export class InputProblem extends SetupProblem {
  override readonly exitCode = 2;
}

/** Prints a line of a command's result. Unlike `console.log`, it fails the command if it cannot be written. */
export function print(line: string): void {
  process.stdout.write(line);
  // Node ignores that a full disk cut a write short; the next one fails.
  process.stdout.write('\n');
}

/** Runs a command's main function. A {@link SetupProblem} ends it with its message and exit code. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  process.stdout.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    // The reader has what it wants, such as `head`.
    if (code === 'EPIPE') return;
    console.error(`The output cannot be written: ${message}.`);
    process.exitCode = 1;
  });
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
