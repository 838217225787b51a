import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ErrorCode } from '../domain/errorCodes.ts';
import { isCleanText } from './subscriptionShape.ts';

/** Ten times the longest honest enrolment. */
export const LARGEST_BODY = 64 * 1024;

/** A refusal in the words of spec 8: 400 with the bare code. */
export function refusal(context: Context, code: ErrorCode | 'EXPIRED'): Response {
  return context.text(code, 400);
}

/**
 * The query's parameters when each is known, clean and there at most once; null otherwise. Absent ones are `''`:
 * what may be empty is for the call to say.
 */
export function strictQuery<Name extends string>(
  context: Context,
  names: readonly Name[],
): Record<Name, string> | null {
  const values = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const seen = new Set<string>();
  for (const [name, value] of new URL(context.req.url).searchParams) {
    if (seen.has(name) || !names.some((known) => known === name) || !isCleanText(value)) return null;
    seen.add(name);
    values[name as Name] = value;
  }
  return values;
}

/** Refuses a body that is not JSON by name (415) or too large (413, before it is read when it says so). */
export const jsonOnly: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type') ?? '';
  if (
    !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type) ||
    context.req.header('content-encoding')
  ) {
    return context.text('INVALID', 415);
  }
  return bodyLimit({ maxSize: LARGEST_BODY, onError: (tooLarge) => tooLarge.text('INVALID', 413) })(
    context,
    next,
  );
};

/** The body as JSON, or undefined when it is none. */
export async function readJson(context: Context): Promise<unknown> {
  const bytes = await context.req.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
