import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { SetupProblem } from '../operations/SetupProblem.ts';

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no new request, and resolves when those in flight are answered, or cut off after so long. */
  stop(withinMs?: number): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** A phone on a bad line may need this long for its few kilobytes; a client that is slower on purpose is cut off. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than proxies keep theirs: who closes second loses no request. */
const KEEP_ALIVE_MS = 75_000;
/** How soon a connection is closed that got its last answer while the server stops. */
const CLOSE_EVERY_MS = 50;
/**
 * A client that never ends its request must not keep the server from stopping: Node looks after the request timeouts no
 * longer once a server closes. Less than the ten seconds that Docker waits by itself, for the database is closed after
 * it; long enough for thousands of saves that wait in the queue. Whoever is cut off sends again and is booked once.
 */
const STOP_WITHIN_MS = 8000;
/** More than a rush of a region opens; a connection costs memory and a file. */
const MOST_CONNECTIONS = 20_000;
const LARGEST_HEADERS = 16 * 1024;
/** Connections that may wait to be accepted when everybody comes in the same second. */
const BACKLOG = 4096;

/** Resolves once the server listens; rejects with a sentence when it cannot. */
export function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new SetupProblem(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use; stop what uses it, or choose another PORT.`
            : `Cannot listen on ${host}:${port}: ${error.message}.`,
        ),
      ),
    );
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
}

/** Serves the app over HTTP. */
export async function listen(fetch: Fetch, host: string, port: number): Promise<Listening> {
  const answer = getRequestListener(fetch);
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS / 2,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: LARGEST_HEADERS,
    },
    (request, response) => void answer(request, response),
  );
  server.maxConnections = MOST_CONNECTIONS;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await listening(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    stop: (withinMs = STOP_WITHIN_MS) =>
      new Promise((resolve) => {
        // Whoever is answered from now on would keep the connection, and so the server, for another minute.
        const closing = setInterval(() => {
          server.closeIdleConnections();
          // To Node, who has not said a word yet is not idle.
          for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
        }, CLOSE_EVERY_MS);
        const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
        server.close(() => {
          clearInterval(closing);
          clearTimeout(deadline);
          resolve();
        });
      }),
  };
}
