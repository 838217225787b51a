import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BARE_STATEMENT } from './bareBooking.ts';

/** Made by Node for each answer, so not to be sent twice. */
const NODE_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Starts the bare server on a database with the bare schema; its camps answer is this one, headers included. */
export async function startBareServer(
  databaseUrl: string,
  camps: Response,
): Promise<{ url: string; stop: () => void }> {
  const headers = [...camps.headers].filter(([name]) => !NODE_HEADERS.includes(name));
  const given = { statement: BARE_STATEMENT, camps: { headers, body: await camps.text() } };
  const script = fileURLToPath(new URL('./bareServer.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(given)], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the bare server did not start')));
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const address = /Open (http:\/\/\S+)\//.exec(text)?.[1];
      if (address) resolve(address);
    });
  });
  return { url, stop: killed };
}
