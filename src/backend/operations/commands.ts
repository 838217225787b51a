import type { Backend } from './Backend.ts';
import { exportCamp } from '../privacy/campExport.ts';
import { importCamps } from '../camps/campStore.ts';
import { DataDirInUse, type Owner } from './DataDirLock.ts';
import { openBackend, type OpenBackend } from './openBackend.ts';
import { forgetAgain, noteForgotten } from '../privacy/forgotten.ts';
import { forget, purge } from '../privacy/retention.ts';
import { SetupProblem } from './SetupProblem.ts';
import type { Settings } from './settings.ts';
import { createVoucher, voucherLink } from '../booking/voucherStore.ts';

/** What a command is asked and answers travels as JSON, for it may run in the server that owns the database. */
export interface Commands {
  importCamps: { asks: { items: unknown }; answers: { count: number; warnings: readonly string[] } };
  createVoucher: { asks: { campId: string; hours: number }; answers: { link: string } };
  purge: { asks: Record<string, never>; answers: { sheets: number; bookings: number } };
  forget: { asks: { nationalNr: string }; answers: { bookings: number } };
  forgetAgain: { asks: Record<string, never>; answers: { bookings: number } };
  exportCamp: {
    asks: { campId: string };
    answers: { campId: string; count: number; csv: string; json: string };
  };
}

export type CommandName = keyof Commands;

type Run<Name extends CommandName> = (
  backend: Backend,
  asks: Commands[Name]['asks'],
) => Promise<Commands[Name]['answers']>;

const RUN: { [Name in CommandName]: Run<Name> } = {
  importCamps: ({ database }, { items }) => importCamps(database, items),
  async createVoucher({ database, settings }, { campId, hours }) {
    const code = await createVoucher(database, campId, hours);
    return { link: voucherLink(publicUrlOf(settings), campId, code) };
  },
  purge,
  forget(backend, { nationalNr }) {
    noteForgotten(backend, nationalNr);
    return forget(backend, nationalNr);
  },
  forgetAgain,
  exportCamp: (backend, { campId }) => exportCamp(backend, campId),
};

/** The address parents use: as configured, or where this machine listens. */
export function publicUrlOf({ publicUrl, host, port }: Settings): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Runs a command on an open backend. */
export function runOn<Name extends CommandName>(
  backend: Backend,
  name: Name,
  asks: Commands[Name]['asks'],
): Promise<Commands[Name]['answers']> {
  return RUN[name](backend, asks);
}

/** Whether there is a command of this name. */
export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(RUN, name);
}

async function askServer<Name extends CommandName>(
  { pid, control }: Owner,
  { dataDir }: Settings,
  name: Name,
  asks: Commands[Name]['asks'],
): Promise<Commands[Name]['answers']> {
  if (!control) {
    throw new SetupProblem(
      `The data in ${dataDir} is in use by process ${pid}, a server that is still starting or another command at ` +
        'work; try again in a moment.',
    );
  }
  let body: Commands[Name]['answers'] & { problem?: string };
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
  if (body.problem !== undefined) throw new SetupProblem(body.problem);
  return body;
}

/**
 * Runs a command: in the running server when that owns the embedded database, else on a database opened for it.
 */
export async function perform<Name extends CommandName>(
  settings: Settings,
  name: Name,
  asks: Commands[Name]['asks'],
): Promise<Commands[Name]['answers']> {
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
