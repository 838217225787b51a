/** A problem that the user can solve. Its message is shown without a stack. */
export class SetupProblem extends Error {
  readonly exitCode: number = 1;
}

/** A wrong argument, setting or file. */
export class InputProblem extends SetupProblem {
  override readonly exitCode = 2;
}

/** Runs a command's main function; a {@link SetupProblem} ends it with its sentence and exit code. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
