import { once } from 'node:events';
import type { LoadedBrand } from '../../build/loadBrand.ts';
import { loadDemoCamps } from '../camps/demoCamps.ts';
import { startControlServer } from '../http/controlServer.ts';
import type { Backend } from './Backend.ts';
import { openBackend } from './openBackend.ts';
import { openBrand } from './openBrand.ts';
import { InputProblem, runCommand } from './SetupProblem.ts';
import { publicUrlOf, readSettings } from './settings.ts';

/** A terminal sends the last when it is closed. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Runs a server until a signal stops it: opens the database, listens as `serve` does, and closes both. */
export function runServer(
  command: string,
  serve: (backend: Backend, brand: LoadedBrand) => Promise<{ port: number; stop: () => Promise<void> }>,
): Promise<void> {
  return runCommand(async () => {
    if (process.argv.length > 2) {
      throw new InputProblem(
        `${command} takes no arguments: environment variables such as PORT and DATA_DIR configure it.`,
      );
    }
    const { brand, settings } = await openBrand(readSettings(process.env));
    const rotation = new AbortController();
    const stopping = Promise.race([
      // Once: a second signal ends the process, even if it waits to write its log.
      ...STOP_SIGNALS.map((signal) => once(process, signal)),
      once(rotation.signal, 'abort'),
    ]);
    const which = settings.databaseUrl === null ? `the database in ${settings.dataDir}` : 'PostgreSQL';
    console.log(`Opening ${which} …`);
    const outdated = () => {
      console.error(
        'The keys of this database were rotated, so this server ends: start it with the new key.',
      );
      process.exitCode = 1;
      rotation.abort();
    };
    const opening = openBackend(settings, console.log, 'server', outdated);
    const opened = await Promise.race([opening, stopping.then(() => null)]);
    // Killed at any moment of a start, the database opens again.
    if (opened === null) process.exit();
    const { backend, lock, close } = opened;
    try {
      // The website needs all camps: one that cannot be read is named now, and not to a visitor.
      await backend.camps.all();
      await loadDemoCamps(backend, console.log);
      const server = await serve(backend, brand);
      // PORT=0 listens on any free port.
      const listening = { ...settings, port: server.port };
      const control = lock && (await startControlServer({ ...backend, settings: listening }, lock));
      console.log(`\n  Open ${publicUrlOf({ ...listening, publicUrl: null })}/\n`);
      await stopping;
      await Promise.all([server.stop(), control?.stop()]);
    } finally {
      await close();
      // An open connection, or another server after one has failed, must not keep the process alive.
      setImmediate(() => process.exit());
    }
  });
}
