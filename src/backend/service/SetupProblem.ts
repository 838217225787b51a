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

/** Of 8-bit terminals and of the direction of a text: JSON escapes neither. */
const CONTROLS = /[\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Prints JSON. A control character in a parent's input is escaped, so that it does not reach the terminal. */
export function printJson(value: unknown): void {
  const escape = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;
  print(JSON.stringify(value, null, 2).replace(CONTROLS, escape));
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
    // It may quote a file.
    console.error(error.message.replace(/(?!\n)\p{Cc}/gu, ' '));
    process.exitCode = error.exitCode;
  }
}
