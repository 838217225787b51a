import { createApp } from '../http/app.ts';
import { WIZARD_DIR } from '../../build/paths.ts';
import { startControlServer } from '../http/controlServer.ts';
import { loadDemoCamps } from '../camps/demoCamps.ts';
import { listen } from '../http/listen.ts';
import { openBackend } from './openBackend.ts';
import { openBrand } from './openBrand.ts';
import { refuseArguments, runCommand } from './SetupProblem.ts';
import { publicUrlOf, readSettings } from './settings.ts';

const say = (line: string) => console.log(line);

/** Resolves at the first SIGTERM or Ctrl-C; a second one ends the process at once. */
function shutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}

/** `npm start`: the wizard, the calls and the organisation's website on one port. */
await runCommand(async () => {
  refuseArguments('npm start');
  const { brand, settings } = await openBrand(readSettings(process.env));
  const stopping = shutdownSignal();
  say(
    settings.databaseUrl === null ? `Opening the database in ${settings.dataDir} …` : 'Opening PostgreSQL …',
  );
  const opened = await openBackend(settings, say);
  try {
    await loadDemoCamps(opened.backend, say);
    const metrics = settings.metricsPort === null ? null : (await import('./metrics.ts')).createMetrics();
    const { log } = opened.backend;
    const app = createApp({ ...opened.backend, log: metrics?.counting(log) ?? log }, brand, WIZARD_DIR);
    const server = await listen(app.fetch, settings.host, settings.port);
    const metricsServer = metrics && (await listen(metrics.fetch, settings.host, settings.metricsPort ?? 0));
    // PORT=0 listens on any free port.
    const listening = { ...settings, port: server.port };
    const { backend, lock } = opened;
    const control = lock && (await startControlServer({ ...backend, settings: listening }, lock));
    say(`\n  Open ${publicUrlOf({ ...listening, publicUrl: null })}/\n`);
    await stopping;
    await Promise.all([server.stop(), control?.stop(), metricsServer?.stop()]);
  } finally {
    await opened.close();
  }
  // An open connection must not keep the process alive.
  process.exit();
});
