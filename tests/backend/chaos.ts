import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../src/build/paths.ts';
import { refuse } from '../commandLine.ts';
import { histories } from './histories/command.ts';
import { pgbouncer } from './machines/pgbouncer.ts';
import { standby } from './machines/standby.ts';
import { starts } from './starts/command.ts';

// `npm run chaos`: the load and failure tests with larger counts, or one of the commands below.

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  histories,
  standby,
  pgbouncer,
  starts,
};

/** The tests of `npm test` with larger counts, one file at a time. */
async function tests(args: string[]): Promise<number> {
  const files = ['races', 'durability', 'rotation', 'medicalSheet', 'properties'];
  const options = ['run', '--project', 'backend', '--maxWorkers', '1', '--reporter', 'verbose'];
  const vitest = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...options, ...files, ...args],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHAOS: 'yes' } },
  );
  const [code] = (await once(vitest, 'exit')) as [number | null];
  return code ?? 1;
}

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command && /^\w/.test(name))
  refuse(`There is no command "${name}": choose from ${Object.keys(COMMANDS).join(', ')}.`);
if (command) {
  // The exit handlers end the processes that the command has started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
process.exitCode = await (command ? command(args) : tests(process.argv.slice(2)));
