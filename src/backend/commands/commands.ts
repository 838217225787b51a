import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { todayOf, type Backend } from '../service/Backend.ts';
import type { Arguments, Subcommand } from './commandLine.ts';
import { exportCamp } from '../privacy/campExport.ts';
import { importCamps, type ImportRow } from '../camps/campImport.ts';
import { listCamps, setClosed } from '../camps/campStore.ts';
import { isDiskFull, isUnavailable } from '../database/database.ts';
import { DataDirInUse } from '../database/lockDataDir.ts';
import { openBackend } from '../service/openBackend.ts';
import { listBookings, showPerson } from '../privacy/enrolmentRecords.ts';
import { cancelBookings, forget, forgetAgain, purge } from '../privacy/retention.ts';
import { InputProblem, print, printJson, SetupProblem } from '../service/SetupProblem.ts';
import { readSettings } from '../service/settings.ts';
import { createVoucher, listVouchers, revokeVoucher } from '../booking/voucherStore.ts';

/** Arguments and results are JSON: a command may run in the server that owns the database. */
const COMMANDS = {
  importCamps: (backend: Backend, { rows, force }: { rows: ImportRow[]; force: boolean }) =>
    importCamps(backend.database, rows, todayOf(backend), force),
  listCamps,
  setClosed,
  listBookings,
  cancelBookings,
  showPerson,
  createVoucher,
  listVouchers,
  revokeVoucher,
  purge,
  forget,
  forgetAgain,
  exportCamp,
};

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
type Given<Name extends CommandName> =
  Parameters<Commands[Name]> extends [unknown, infer Given] ? Given : Record<string, never>;
type Result<Name extends CommandName> = Awaited<ReturnType<Commands[Name]>>;

/** Runs work on the database. If the database fails, the error is a sentence for the organiser. */
export async function explainFailures<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isDiskFull(error))
      throw new SetupProblem('The disk of the database is full: free some space, and run the command again.');
    if (isUnavailable(error))
      throw new SetupProblem(
        'The database stopped answering. The command may or may not have run; run it again.',
      );
    throw error;
  }
}

/** Runs a command on an open backend. */
export function runOn<Name extends CommandName>(backend: Backend, name: Name, given: Given<Name>) {
  const run: (backend: Backend, given: never) => Promise<unknown> = COMMANDS[name];
  return explainFailures(async () => (await run(backend, given as never)) as Result<Name>);
}

/** Whether there is a command of this name. */
export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

async function performInServer<Name extends CommandName>(
  { dataDir, owner: { pid, control } }: DataDirInUse,
  name: Name,
  given: Given<Name>,
): Promise<Result<Name>> {
  if (!control) {
    throw new SetupProblem(
      `The data in ${dataDir} is in use by process ${pid}, a server that is still starting or another command at ` +
        'work; try again in a moment.',
    );
  }
  const headers = { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' };
  const to = { host: '127.0.0.1', port: control.port, path: `/${name}`, method: 'POST', headers };
  let response: IncomingMessage;
  let text: string;
  try {
    // Not fetch, which waits for five minutes.
    [response] = (await once(request(to).end(JSON.stringify(given)), 'response')) as [IncomingMessage];
    text = await textOf(response);
  } catch {
    throw new SetupProblem(
      `The server, process ${pid}, ended before it responded. The command may or may not have run; run it again.`,
    );
  }
  if (response.statusCode === 200) return JSON.parse(text) as Result<Name>;
  throw response.statusCode === 400 ? new InputProblem(text) : new SetupProblem(text);
}

const PROGRESS_SECONDS = 10;

/** Says on standard error that a command that takes long is still running. */
export async function withProgress<Result>(run: () => Promise<Result>): Promise<Result> {
  let seconds = 0;
  const progress = setInterval(() => {
    seconds += PROGRESS_SECONDS;
    console.error(`Still running after ${seconds} seconds …`);
  }, PROGRESS_SECONDS * 1000);
  return run().finally(() => clearInterval(progress));
}

/** Runs a command: in the running server if that owns the embedded database, else on a database opened for it. */
export const perform = <Name extends CommandName>(name: Name, given: Given<Name>) =>
  withProgress(() => performNow(name, given));

async function performNow<Name extends CommandName>(name: Name, given: Given<Name>) {
  try {
    const purpose = name === 'importCamps' ? 'import' : 'command';
    const { backend, close } = await openBackend(readSettings(process.env), console.error, purpose);
    return await runOn(backend, name, given).finally(close);
  } catch (error) {
    if (error instanceof DataDirInUse) return performInServer(error, name, given);
    throw error;
  }
}

/** A subcommand that performs a command, and prints the result as one JSON document with `--json`, else as text. */
export function command<Name extends CommandName>(
  name: Name,
  {
    options,
    given,
    say,
    ...rest
  }: Omit<Subcommand, 'run'> & {
    given: (given: Arguments) => Given<Name>;
    say: (result: Result<Name>, given: Arguments) => string;
  },
): Subcommand {
  return {
    ...rest,
    options: { ...options, json: { type: 'boolean' } },
    async run(args) {
      const result = await perform(name, given(args));
      if (args.values.json === true) printJson(result);
      else print(say(result, args));
    },
  };
}
