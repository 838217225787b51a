import { WIZARD_DIR } from '../../build/paths.ts';
import { createApp } from '../http/app.ts';
import { listen } from '../http/listen.ts';
import { runServer } from './runServer.ts';

/** `npm start`: the wizard, the calls and the organisation's website on one port. */
await runServer('npm start', async (backend, brand) => {
  const { host, port, metricsPort } = backend.settings;
  const metrics = metricsPort === null ? null : (await import('./metrics.ts')).createMetrics();
  const log = metrics?.counting(backend.log) ?? backend.log;
  const server = await listen(createApp({ ...backend, log }, brand, WIZARD_DIR).fetch, host, port);
  const metricsServer = metrics && (await listen(metrics.fetch, host, metricsPort ?? 0, 'METRICS_PORT'));
  return {
    port: server.port,
    async stop() {
      await Promise.all([server.stop(), metricsServer?.stop()]);
    },
  };
});
