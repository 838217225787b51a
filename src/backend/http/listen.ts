import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { SetupProblem } from '../service/SetupProblem.ts';

/** A phone with a bad connection may need this long for a few kilobytes. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than the keep-alive timeout of proxies, so that they close first and no request is lost. */
const KEEP_ALIVE_MS = 75_000;
/** Of a client that does not read its responses. Longer than a request waits in the queue. */
const SILENCE_MS = 60_000;
const CLOSE_EVERY_MS = 50;
/**
 * Node enforces no request timeouts while a server closes. Less than Docker's ten seconds, because the database is closed
 * afterwards; long enough for thousands of queued saves.
 */
const STOP_WITHIN_MS = 8000;
/** More than the peak of a region. Each connection takes memory and a file descriptor. */
const MAX_CONNECTIONS = 20_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Requests without a response in one connection: more than a browser or proxy sends ahead. */
const MAX_PIPELINED = 32;
/** Connections that wait to be accepted. */
const BACKLOG = 4096;
/** The longest time for accepting before a request runs. */
const ACCEPT_MS = 250;

let accepted = 0;

/**
 * Accepts the connections that wait, and notices which clients have left. Node accepts one connection in a turn of the
 * event loop, and the embedded database fills a turn with its work: without this, a crowd would wait unseen, and bookings
 * would be made for those of it who have left.
 */
export async function acceptWaiting(): Promise<void> {
  const until = performance.now() + ACCEPT_MS;
  // The first turn may end without looking at the network.
  await setImmediate();
  for (let before = -1; before !== accepted && performance.now() < until;) {
    before = accepted;
    await setImmediate();
  }
}

/** Resolves once the server listens. Rejects with a message that names the `setting` of the port if it cannot. */
export async function listening(server: Server, host: string, port: number, setting = 'PORT') {
  try {
    await once(server.listen({ port, host, backlog: BACKLOG }), 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SetupProblem(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use; stop what uses it, or choose another ${setting}.`
        : `Cannot listen on ${host}:${port}: ${message}.`,
    );
  }
}

/** Serves the app over HTTP. */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  host: string,
  port: number,
  setting?: 'METRICS_PORT',
) {
  const pipelined = new WeakMap<Socket, number>();
  const answer: typeof fetch = async (request, env) => {
    const response = (await fetch(request, env)) as Response;
    // The client then sends no request in a connection that is about to be closed.
    const isLast = !server.listening && pipelined.get(env.incoming.socket) === 1;
    if (isLast) response.headers.set('connection', 'close');
    return response;
  };
  // A health check over HTTP/1.0 may have no Host header.
  const handle = getRequestListener(answer, { hostname: 'localhost' });
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS / 2,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const pending = (pipelined.get(request.socket) ?? 0) + 1;
      pipelined.set(request.socket, pending);
      if (pending > MAX_PIPELINED) return void request.socket.destroy();
      response.once('close', () => pipelined.set(request.socket, (pipelined.get(request.socket) ?? 1) - 1));
      void handle(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = SILENCE_MS;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await listening(server, host, port, setting);
  return {
    port: (server.address() as AddressInfo).port,
    /** Accepts no new requests, and resolves when those in flight are completed or, after `withinMs`, aborted. */
    async stop(withinMs = STOP_WITHIN_MS) {
      const closed = once(server.close(), 'close');
      // A connection that becomes idle during the shutdown would stay open for another minute.
      const closing = setInterval(() => {
        server.closeIdleConnections();
        // Node does not count a connection without a first request as idle.
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }, CLOSE_EVERY_MS);
      const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
      await closed;
      clearInterval(closing);
      clearTimeout(deadline);
    },
  };
}
