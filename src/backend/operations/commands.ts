import { todayOf, type Backend } from './Backend.ts';
import { exportCamp } from '../privacy/campExport.ts';
import { importCamps, type ImportRow } from '../camps/campImport.ts';
import { listCamps, setClosed } from '../camps/campStore.ts';
import { DataDirInUse, type Owner } from './DataDirLock.ts';
import { openBackend, type OpenBackend } from './openBackend.ts';
import { forgetAgain, noteForgotten } from '../privacy/forgotten.ts';
import { listBookings } from '../privacy/enrolmentRecords.ts';
import { cancelBooking, forget, purge } from '../privacy/retention.ts';
import { SetupProblem } from './SetupProblem.ts';
import type { Settings } from './settings.ts';
import { createVoucher, listVouchers, revokeVoucher, voucherLink } from '../booking/voucherStore.ts';

/** What a command is asked and answers travels as JSON, for it may run in the server that owns the database. */
const COMMANDS = {
  importCamps: (backend: Backend, { rows, force }: { rows: ImportRow[]; force: boolean }) =>
    importCamps(backend.database, rows, force ? null : todayOf(backend)),
  listCamps: ({ database }: Backend) => listCamps(database),
  setClosed: ({ database }: Backend, asks: { campId: string; isClosed: boolean }) =>
    setClosed(database, asks),
  listBookings,
  cancelBooking,
  async createVoucher(
    { database, settings }: Backend,
    { campId, hours }: { campId: string; hours: number },
  ): Promise<{ link: string }> {
    const code = await createVoucher(database, campId, hours);
    return { link: voucherLink(publicUrlOf(settings), campId, code) };
  },
  listVouchers: ({ database }: Backend, asks: { campId: string | null }) => listVouchers(database, asks),
  revokeVoucher: ({ database }: Backend, asks: { given: string }) => revokeVoucher(database, asks),
  purge,
  forget(backend: Backend, { nationalNr }: { nationalNr: string }) {
    noteForgotten(backend, nationalNr);
    return forget(backend, nationalNr);
  },
  forgetAgain,
  exportCamp,
};

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
type Asks<Name extends CommandName> =
  Parameters<Commands[Name]> extends [Backend, infer Asked] ? Asked : Record<string, never>;
type Answers<Name extends CommandName> = Awaited<ReturnType<Commands[Name]>>;

/** The address parents use: as configured, or where this machine listens. */
export function publicUrlOf({ publicUrl, host, port }: Settings): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Runs a command on an open backend. */
export function runOn<Name extends CommandName>(
  backend: Backend,
  name: Name,
  asks: Asks<Name>,
): Promise<Answers<Name>> {
  const run = COMMANDS[name] as (backend: Backend, asks: Asks<Name>) => Promise<Answers<Name>>;
  return run(backend, asks);
}

/** Whether there is a command of this name. */
export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

async function askServer<Name extends CommandName>(
  { pid, control }: Owner,
  { dataDir }: Settings,
  name: Name,
  asks: Asks<Name>,
): Promise<Answers<Name>> {
  if (!control) {
    throw new SetupProblem(
      `The data in ${dataDir} is in use by process ${pid}, a server that is still starting or another command at ` +
        'work; try again in a moment.',
    );
  }
  let body: Answers<Name> & { problem?: string; exitCode?: 1 | 2 };
  try {
    const answer = await fetch(`http://127.0.0.1:${control.port}/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asks),
    });
    body = (await answer.json()) as typeof body;
  } catch {
    throw new SetupProblem(
      `The server, process ${pid}, broke off before it answered: this may be done or not; run the command again.`,
    );
  }
  if (body.problem !== undefined) throw new SetupProblem(body.problem, body.exitCode);
  return body;
}

/**
 * Runs a command: in the running server when that owns the embedded database, else on a database opened for it.
 */
export async function perform<Name extends CommandName>(
  settings: Settings,
  name: Name,
  asks: Asks<Name>,
): Promise<Answers<Name>> {
  let opened: OpenBackend;
  try {
    opened = await openBackend(settings, (line) => console.error(line), 'command');
  } catch (error) {
    if (error instanceof DataDirInUse) return askServer(error.owner, settings, name, asks);
    throw error;
  }
  try {
    return await runOn(opened.backend, name, asks);
  } finally {
    await opened.close();
  }
}
