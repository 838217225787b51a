import { getResponse, type RequestHandler } from 'msw';
import { handlers } from './handlers.ts';

/** A running server. */
export interface FakeServer {
  /** Its address without a slash at the end, such as `http://127.0.0.1:40123`. */
  url: string;
  close: () => Promise<void>;
}

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/**
 * Starts a server on loopback, on a free port, that answers the five calls (spec 7) with MSW handlers: `answers` first,
 * then {@link handlers}. Any page may call it. Node only.
 */
export async function startFakeServer(...answers: RequestHandler[]): Promise<FakeServer> {
  // Not imported: the other exports of this entry work in browsers, and some bundlers refuse modules of Node.
  const { createServer } = process.getBuiltinModule('node:http');
  const { text } = process.getBuiltinModule('node:stream/consumers');
  const server = createServer((received, sent) => {
    const answer = async () => {
      const { method = 'GET', headers } = received;
      const body = await text(received);
      const request = new Request(`http://${headers.host ?? ''}${received.url ?? ''}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body && { body }),
      });
      const preflight = new Response(null, { status: 204 });
      const response =
        method === 'OPTIONS' ? preflight : await getResponse([...answers, ...handlers], request);
      if (response?.type === 'error') return sent.destroy();
      sent.writeHead(response?.status ?? 404, { ...Object.fromEntries(response?.headers ?? []), ...CORS });
      sent.end(await response?.text());
    };
    answer().catch((error: unknown) => sent.writeHead(500, CORS).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
