/** A problem that the user can solve. Its message is shown without a stack. */
export class SetupProblem extends Error {
  constructor(
    message: string,
    /** 2 for wrong arguments or settings, else 1. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

/** Refuses the arguments of a command that takes none. */
export function refuseArguments(command: string): void {
  if (process.argv.length > 2) {
    throw new SetupProblem(
      `${command} takes no arguments; PORT, HOST, DATA_DIR and DATABASE_URL set it up.`,
      2,
    );
  }
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
