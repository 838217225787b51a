import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isCleanText } from './subscriptionShape.ts';

/** Ten times the longest honest enrolment. */
const LARGEST_BODY = 64 * 1024;

/**
 * The query's parameters, when each is known, clean and there at most once; null otherwise. What may be absent or
 * empty is for the call to say.
 */
export function strictQuery<Name extends string>(
  { req: { url } }: Context,
  names: readonly Name[],
): Map<Name, string> | null {
  const values = new Map<Name, string>();
  const start = url.indexOf('?');
  if (start < 0) return values;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const known = names.find((candidate) => candidate === name);
    if (known === undefined || values.has(known) || !isCleanText(value)) return null;
    values.set(known, value);
  }
  return values;
}

/** Why a body is not read: the status to answer with. */
export class BodyRefused extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super();
  }
}

/** The bytes of the body, as long as they stay within the limit. */
function bytesOf({ incoming }: HttpBindings): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    incoming.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= LARGEST_BODY) parts.push(part);
      else reject(new BodyRefused(413));
    });
    incoming.on('end', () => resolve(Buffer.concat(parts)));
    // The client left: nobody hears the answer.
    incoming.on('error', () => reject(new BodyRefused(400)));
  });
}

/**
 * The body as JSON, or undefined when it is none. Refuses one that is not JSON by name (415), or too large: before it
 * is read when it says so (413). Straight from Node's stream: the web's would take 0.1 ms of each booking's 0.4.
 */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  const isJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type);
  if (!isJson || context.req.header('content-encoding')) throw new BodyRefused(415);
  if (Number(context.req.header('content-length') ?? 0) > LARGEST_BODY) throw new BodyRefused(413);
  const bytes = await bytesOf(context.env as HttpBindings);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
