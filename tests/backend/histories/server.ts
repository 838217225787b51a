import { createApp } from '../../../src/backend/http/app.ts';
import { startControlServer } from '../../../src/backend/http/controlServer.ts';
import { listen } from '../../../src/backend/http/listen.ts';
import { openBackend } from '../../../src/backend/service/openBackend.ts';
import { openBrand } from '../../../src/backend/service/openBrand.ts';
import { readSettings } from '../../../src/backend/service/settings.ts';

// The server of the histories, in a process of its own. It accepts commands on PostgreSQL too, and can be emptied.

const { brand, settings } = await openBrand(readSettings(process.env));
const { backend, close } = await openBackend(settings, () => {});
const server = await listen(createApp(backend, brand, null).fetch, '127.0.0.1', 0);
let control: unknown;
await startControlServer(backend, { announce: (given) => (control = given), release: () => {} });

process.on('message', () => {
  void backend.database.sql
    .execute('TRUNCATE camp, limit_points CASCADE')
    .then(() => process.send?.('empty'));
});
process.once('SIGTERM', () => {
  void server
    .stop()
    .then(close)
    .then(() => process.exit());
});
// A server does not outlive the run.
process.once('disconnect', () => process.exit());
process.send?.({ url: `http://127.0.0.1:${server.port}`, control });
