import { Readable } from 'node:stream';
import { expect, onTestFinished, vi } from 'vitest';
import type { Ended, Environment } from './serverProcess.ts';

/**
 * Runs one of the backend's commands in this process; `runScript` does so in another process, as npm
 * does. One at a time, because the process has one list of arguments.
 */
export async function runCommand(
  script: string,
  args: string[],
  environment: Environment,
  input = '',
): Promise<Ended> {
  const printed = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line: string) => (printed.stdout += `${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.stdout += String(text);
      return true;
    }),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as never),
    vi.spyOn(console, 'error').mockImplementation((line: string) => (printed.stderr += `${line}\n`)),
  ];
  const { argv } = process;
  const restore = () => {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
    // Each command adds a listener.
    process.stdout.removeAllListeners('error');
  };
  onTestFinished(restore);
  for (const [name, value] of Object.entries({ LOG_LEVEL: 'error', ...environment })) vi.stubEnv(name, value);
  process.argv = [process.execPath, script, ...args];
  // A command runs when its module is imported.
  vi.resetModules();
  const room = ['start', 'dev'].includes(script) ? 'service' : 'commands';
  await import(`../../src/backend/${room}/${script}.ts`);
  const status = Number(process.exitCode ?? 0);
  restore();
  return { status, ...printed };
}

/** Matches one line with this pattern in it. */
export const oneSentence = (pattern: string) =>
  expect.stringMatching(new RegExp(`^[^\\n]*${pattern}[^\\n]*\\n$`)) as string;
