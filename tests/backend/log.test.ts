import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test as plainTest, vi } from 'vitest';
import type { DataDirLock } from '../../src/backend/database/lockDataDir.ts';
import { startControlServer } from '../../src/backend/http/controlServer.ts';
import { ROOT } from '../../src/build/paths.ts';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { CHILD, PARENT } from '../../src/testing/people.ts';
import { createLog, LOG_LEVELS, type LogLevel } from '../../src/backend/service/log.ts';
import { checkDiscounts, enrolmentOf, get, medicalInfo, post, save } from './client.ts';
import { test, type Start } from './engines.ts';
import { startTestBackend } from './testBackend.ts';

const ALLOWED = /^(level|time|event|method|route|status|ms|name|cause|code|constraint|frames)$/;

/** The log of a server with this level for valid and invalid calls, and for calls without a database. */
async function logged(start: Start, level: LogLevel): Promise<{ text: string; secrets: string[] }> {
  let text = '';
  const to = { write: (line: string) => void (text += line) };
  const camp = flexibleCamp();
  const backend = await start([camp], { log: createLog(level, to) });
  const { code } = await backend.createVoucher(camp.id);
  const name = 'Kanarina';
  const enrolment = enrolmentOf(camp, CHILD.subscriber_NationalNr, { subscriber_FirstName: name });
  const everything = async () => {
    await save(backend, enrolment, 'canary-key');
    await save(backend, enrolment, 'canary-key');
    await save(backend, enrolment);
    await checkDiscounts(backend, CHILD.subscriber_NationalNr, camp.id);
    await medicalInfo(backend, CHILD.subscriber_NationalNr, PARENT.subscriber_Parent_NationalNr);
    await get(backend, `/api/validateVoucher?voucher=${code}&campId=${camp.id}`);
    await get(backend, `/api/camps?key=demo&canary-query=1`);
    await get(backend, `/canary-path?canary-query=1`, { cookie: 'canary-cookie' });
    await get(backend, `/?camp=${camp.id}&voucher=${code}`);
    await post(backend, '/api/saveWebSubscription', '{"canary-broken"');
    await post(backend, '/api/saveWebSubscription', { ...enrolment, canary: 1 });
    await post(backend, '/api/checkDiscounts', 'canary-type', { 'content-type': 'text/plain' });
  };
  await everything();
  await backend.backend.database.close();
  await everything();
  const { subscriber_Parent_Email: mail, subscriber_Parent_NationalNr: parentNr } = PARENT;
  return {
    text,
    secrets: [CHILD.subscriber_NationalNr, parentNr, mail, name, 'Ventolin', code, 'canary', '127.0.0.1'],
  };
}

test.for(LOG_LEVELS)(
  'logs JSON lines with the allowed fields and no secret at the level %s',
  async (level, { start }) => {
    const { text, secrets } = await logged(start, level);
    const lines = text.split('\n').filter((line) => line !== '');
    expect(lines.length > 0).toBe(level !== 'silent');
    for (const line of lines) {
      expect(Object.keys(JSON.parse(line) as object).filter((key) => !ALLOWED.test(key))).toEqual([]);
    }
    for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    if (level !== 'info') return;
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'request',
      method: 'POST',
      route: '/api/saveWebSubscription',
      status: 200,
    });
    expect(text).toContain('"event":"failure"');
  },
);

plainTest('ships a proxy configuration that logs no query, header or address', () => {
  const config = readFileSync(new URL('../../src/backend/service/nginx.conf', import.meta.url), 'utf8');
  const format = /^log_format (\w+) '(.*)';$/m.exec(config);
  expect(format?.[2]).toBe('$time_iso8601 $request_method $path $status $request_time');
  const logs = config.match(/^ *(access|error)_log .*$/gm)?.map((line) => line.trim().split(/[ ;]+/)[2]);
  expect(logs).toEqual([format?.[1], 'crit']);
  // By the prefix that a home line has, not by its addresses.
  expect(config).toMatch(/^limit_conn_zone \$line /m);
});

plainTest('logs a command that fails in the server, without its message', async () => {
  let text = '';
  const log = createLog('info', { write: (line: string) => void (text += line) });
  const backend = await startTestBackend({ camps: [], log });
  const announce = vi.fn<DataDirLock['announce']>();
  const server = await startControlServer(backend.backend, { announce, release() {} });
  const { port, token } = announce.mock.lastCall?.[0] ?? {};
  await backend.backend.database.close();
  const authorization = `Bearer ${token}`;
  const { result } = await post({ url: `http://127.0.0.1:${port}` }, '/listCamps', {}, { authorization });
  await server.stop();
  expect(result).toMatch(/^500 The command failed: \w+\. The log of the server has more\.$/);
  const { event, frames } = JSON.parse(text) as { event: string; frames: string[] };
  expect([event, frames.length > 0]).toEqual(['failure', true]);
  for (const frame of frames) expect(frame).toMatch(/^at /);
});

// On Linux only.
plainTest.skipIf(!existsSync('/dev/full'))(
  'a log that cannot be written neither ends nor keeps the process',
  async () => {
    const script = `
    import { createLog } from './src/backend/service/log.ts';
    const log = createLog('info');
    const write = () => log.request({ method: 'GET', route: '/', status: 200, ms: 1 });
    for (let n = 0; n < 200; n += 1) write();
    // Later than two attempts to write.
    setTimeout(() => (write(), console.log('goes on')), 600);`;
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-c', 'exec node --import tsx --input-type=module -e "$0" 2>/dev/full', script],
      { cwd: ROOT, timeout: 20_000 },
    );
    expect(stdout).toBe('goes on\n');
  },
);
