/** A problem that the user can solve. Its message is shown without a stack trace. */
export class SetupProblem extends Error {
  readonly exitCode: number = 1;
}

/** An invalid argument, setting or file. */
export class InputProblem extends SetupProblem {
  override readonly exitCode = 2;
}

/** Runs a command's main function. A {@link SetupProblem} ends it with its message and exit code. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
