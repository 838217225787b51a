import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOther, freePort } from '../postgres.ts';

/** Whether PgBouncer is found on PATH. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export const NO_PGBOUNCER = 'PgBouncer is not found on PATH: install the package pgbouncer (Debian, Ubuntu).';

/** Starts a PgBouncer in transaction mode before the PostgreSQL at this URL, with more lines of configuration. */
export async function startPgBouncer(databaseUrl: string, more = '') {
  const { hostname, port: databasePort, username } = new URL(databaseUrl);
  const room = mkdtempSync(join(tmpdir(), 'enrolment-pgbouncer-'));
  chmodSync(room, 0o755);
  const port = await freePort();
  const configuration = join(room, 'pgbouncer.ini');
  writeFileSync(
    configuration,
    `[databases]
* = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
${more}
`,
  );
  // It refuses root, as PostgreSQL does.
  const run = async () => {
    const bouncer = spawn('pgbouncer', [configuration], { ...asOther, stdio: ['ignore', 'ignore', 'pipe'] });
    const killed = () => bouncer.kill('SIGKILL');
    process.once('exit', killed);
    let log = '';
    await new Promise<void>((resolve, reject) => {
      bouncer.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('process up')) resolve();
      });
      bouncer.once('exit', () => reject(new Error(`PgBouncer did not start:\n${log}`)));
    });
    return async () => {
      process.off('exit', killed);
      const ended = once(bouncer, 'exit');
      bouncer.kill('SIGKILL');
      await ended;
    };
  };
  let end = await run();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    /** Kills it, and starts it again. */
    async restart() {
      await end();
      end = await run();
    },
    async stop() {
      await end();
      rmSync(room, { recursive: true, force: true });
    },
  };
}
