import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import { get, post } from './client.ts';
import { freePort } from './postgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

if (!hasNginx)
  console.warn('This test is skipped. nginx is not found on PATH: install nginx-light (Debian, Ubuntu).');

/** Of the shipped configuration. */
const CONNECTIONS = 200;

/** Starts nginx with the shipped configuration, without TLS, before these ports. Clients name their address in a header. */
async function startNginx(upstream: number | number[], room = temporaryFolder()): Promise<string> {
  chmodSync(room, 0o755);
  const port = await freePort();
  const shipped = readFileSync(join(ROOT, 'src/backend/service/nginx.conf'), 'utf8')
    .replace(
      'listen 443 ssl;',
      `listen 127.0.0.1:${port};\n  set_real_ip_from 127.0.0.1;\n  real_ip_header X-Client;`,
    )
    .replace(/^ +(http2|ssl_certificate|ssl_certificate_key|listen \[::\]:443) .*$/gm, '')
    .replaceAll('/var/log/nginx', room)
    .replace(/^ +server 127\.0\.0\.1:3000(.*;)$/m, (_, parameters: string) =>
      [upstream]
        .flat()
        .map((each) => `server 127.0.0.1:${each}${parameters}`)
        .join('\n'),
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(room, name)};`,
  );
  const file = join(room, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${join(room, 'pid')};\nevents { worker_connections 2048; }\nhttp {\n${temporary.join('\n')}\n${shipped}}\n`,
  );
  const nginx = spawn('nginx', ['-p', room, '-c', file, '-e', join(room, 'error.log')], { stdio: 'inherit' });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => fetch(`${url}/quick`).catch(() => null), { timeout: 30_000 });
  return url;
}

test.skipIf(!hasNginx)(
  'nginx.conf limits the connections of an IPv4 address and of a /56 of IPv6',
  async () => {
    const waiting: ServerResponse[] = [];
    const server = createServer((request, response) => {
      if (request.url === '/slow') waiting.push(response);
      else response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = await startNginx((server.address() as AddressInfo).port);
    const status = async (client: string) => (await get({ url }, '/quick', { 'x-client': client })).status;

    // A home line uses its 256 networks in turn.
    const clients = [
      (n: number) => `2001:db8:0:1${(n % 256).toString(16).padStart(2, '0')}::1`,
      () => '192.0.2.1',
    ];
    const held = clients.flatMap((client) =>
      Array.from({ length: CONNECTIONS }, (_, n) => get({ url }, '/slow', { 'x-client': client(n) })),
    );
    await vi.waitUntil(() => waiting.length === held.length, { timeout: 30_000 });
    expect(await status('2001:db8:0:1ff::2')).toBe(503);
    expect(await status('192.0.2.1')).toBe(503);
    expect(await status('2001:db8:0:200::1')).toBe(200);
    expect(await status('192.0.2.2')).toBe(200);
    for (const response of waiting) response.end();
    await Promise.all(held);
    expect(await status('2001:db8:0:1ff::2')).toBe(200);
  },
);

test.skipIf(!hasNginx)('nginx.conf logs no query, not even an encoded one', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const room = temporaryFolder();
  const url = await startNginx((server.address() as AddressInfo).port, room);
  const logged = ['/', '/camps', '/organisatie/', '/api/camps', '/assets/KidParent-BQeF_wwi.js'];
  const hidden = [
    '/%3Fcamp=A%26voucher=geheim',
    '/%253Fcamp%253DA%2526voucher%253Dgeheim',
    '/;camp:A;voucher:geheim',
    '/a%20geheim',
  ];
  const paths = ['/kid-parent?voucher=geheim', ...logged, ...hidden];
  for (const path of paths) await get({ url }, path);
  const lines = () =>
    readFileSync(join(room, 'enrolment.log'), 'utf8').trim().split('\n').slice(-paths.length);
  await expect
    .poll(() => lines().map((line) => line.split(' ')[2]))
    .toEqual(['/kid-parent', ...logged, ...hidden.map(() => '-')]);
});

test.skipIf(!hasNginx)(
  'nginx.conf repeats a POST whose server stops, and soon tries that server again',
  async () => {
    let isStopping = false;
    const received: string[] = [];
    const servers = ['one', 'two'].map((name) =>
      createServer((request, response) => {
        if (request.method === 'POST') received.push(name);
        // The second stops only with the first.
        if (isStopping || (request.method === 'POST' && received.length === 1)) request.socket.destroy();
        else response.end();
      }).listen(0, '127.0.0.1'),
    );
    await Promise.all(servers.map((server) => once(server, 'listening')));
    onTestFinished(() => servers.forEach((server) => void server.close()));
    const url = await startNginx(servers.map((server) => (server.address() as AddressInfo).port));
    const saved = await post({ url }, '/api/saveWebSubscription', {});
    expect([saved.status, new Set(received).size]).toEqual([200, 2]);

    isStopping = true;
    expect((await get({ url }, '/quick')).status).toBe(502);
    isStopping = false;
    await expect.poll(async () => (await get({ url }, '/quick')).status, { timeout: 5000 }).toBe(200);
  },
);

test.skipIf(!hasNginx)('nginx.conf finds the scripts of a page on the servers of its version', async () => {
  const servers = ['old', 'new'].map((version) =>
    createServer((request, response) => {
      const isFound = request.url === '/quick' || request.url?.includes(version);
      response.writeHead(isFound ? 200 : 404).end();
    }).listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  onTestFinished(() => servers.forEach((server) => void server.close()));
  const url = await startNginx(servers.map((server) => (server.address() as AddressInfo).port));
  // Each server is asked first once.
  const statuses = ['old', 'old', 'new', 'new', 'none', 'none'].map(
    async (version) => (await get({ url }, `/assets/main-${version}.js`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 404, 404]);
});
