import { join } from 'node:path';
import { get } from '../../backend/client.ts';
import { startServer, type Environment } from '../../backend/serverProcess.ts';
import { prepareDataDir } from '../../backend/testBackend.ts';
import { spreadOf, type Row } from '../Row.ts';

/** From the start of the process to the first answer of the camps call. */
async function startSeconds(environment: Environment, campsPath: string): Promise<number> {
  const started = performance.now();
  const server = await startServer(environment);
  await get(server, campsPath);
  const ms = performance.now() - started;
  await server.end('SIGTERM');
  return ms / 1000;
}

/** How long a server needs that was started before, on either database. */
export async function startRows(
  onPostgres: Environment,
  room: string,
  campsPath: string,
  rounds: number,
): Promise<Row[]> {
  const embedded = { DATA_DIR: join(room, 'embedded') };
  await prepareDataDir(embedded.DATA_DIR);
  const rows: Row[] = [];
  for (const [name, environment, limit] of [
    ['PostgreSQL', onPostgres, 1],
    ['embedded', embedded, 2],
  ] as const) {
    await startSeconds(environment, campsPath);
    const times: number[] = [];
    while (times.length < rounds) times.push(await startSeconds(environment, campsPath));
    rows.push({
      figure: `Start, warm, to the first answer, ${name}`,
      unit: 's',
      ours: spreadOf(times),
      limit,
    });
  }
  return rows;
}
