import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { WIZARD_DIR } from '../../src/build/paths.ts';
import { stepAt } from '../../src/domain/steps.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * A static host as in docs/deploying.md, which passes other requests to a backend. Its pages may enter the back/forward
 * cache, and it can fail.
 */
export class StaticHost {
  /** The paths that are answered with 503. */
  failing: RegExp | null = null;
  /** The paths that were. */
  readonly failed: string[] = [];
  private readonly server;

  private constructor(backend: string) {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', backend);
      const isPage = stepAt(pathname) !== undefined;
      if (this.failing?.test(pathname)) {
        this.failed.push(pathname);
        response.writeHead(503).end();
      } else if (isPage || pathname.startsWith('/assets/')) {
        const file = isPage ? 'index.html' : pathname;
        response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
        response.setHeader('cache-control', isPage ? 'no-cache' : 'public, max-age=31536000, immutable');
        response.end(readFileSync(join(WIZARD_DIR, file)));
      } else {
        void this.pass(backend, request, response);
      }
    });
  }

  static async open(backend: string): Promise<StaticHost> {
    const host = new StaticHost(backend);
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** Without a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(
    backend: string,
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
  ): Promise<void> {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(`${backend}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
}
