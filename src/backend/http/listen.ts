import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { SetupProblem } from '../operations/SetupProblem.ts';

/** A phone on a bad line may need this long for its few kilobytes. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Longer than that of proxies, so that they close first and no request is lost. */
const KEEP_ALIVE_MS = 75_000;
const CLOSE_EVERY_MS = 50;
/**
 * Node enforces no request timeouts while a server closes. Less than the ten seconds of Docker, because the database is
 * closed after it; long enough for thousands of queued saves.
 */
const STOP_WITHIN_MS = 8000;
/** More than a rush of a region; each costs memory and a file. */
const MAX_CONNECTIONS = 20_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Connections that wait to be accepted. */
const BACKLOG = 4096;

/** Resolves once the server listens; rejects with a sentence when it cannot. */
export async function listening(server: Server, host: string, port: number) {
  try {
    await once(server.listen({ port, host, backlog: BACKLOG }), 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SetupProblem(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use; stop what uses it, or choose another PORT.`
        : `Cannot listen on ${host}:${port}: ${message}.`,
    );
  }
}

/** Serves the app over HTTP. */
export async function listen(fetch: Parameters<typeof getRequestListener>[0], host: string, port: number) {
  const answer = getRequestListener(fetch);
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS / 2,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => void answer(request, response),
  );
  server.maxConnections = MAX_CONNECTIONS;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await listening(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    /** Accepts no new request; resolves when those in flight are answered, or cut off after so many milliseconds. */
    stop: (withinMs = STOP_WITHIN_MS) =>
      new Promise<void>((resolve) => {
        // A connection that becomes idle only now would stay open for another minute.
        const closing = setInterval(() => {
          server.closeIdleConnections();
          // For Node, a connection without a first request is not idle.
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
