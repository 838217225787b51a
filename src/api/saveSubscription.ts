import type { Subscription } from '../domain/subscription.ts';
import { ERROR_CODES, type Problem } from '../domain/errorCodes.ts';
import { problemFrom } from './problemFrom.ts';
import { jsonFrom, send, type ApiConfig } from './send.ts';

/** A value for `Idempotency-Key`. Not `randomUUID`, which is missing on plain http in a local network. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Whether this body of a response of status 200 is that of a booking: nothing, JSON without an `error`, or a word such as
 * `OK` that is no error code. A sentence is that of a proxy, such as 'Your session has expired'.
 */
function isBooked(text: string): boolean {
  const response = jsonFrom(text);
  if (response instanceof Object) return !('error' in response);
  return /^"?\w*"?$/.test(text.trim()) && !ERROR_CODES.some((code) => text.includes(code));
}

/**
 * The save call of spec 7, which posts the subscription state. A retry of the same data has the same key, so that it is
 * booked once. The reference is shown if the server returns one. `isLost`: it is unknown whether the enrolment is
 * booked.
 */
export async function saveSubscription(
  config: ApiConfig,
  subscription: Subscription,
  idempotencyKey: string,
): Promise<{ reference?: string } | { problem: Problem; isLost: boolean }> {
  const result = await send(config, {
    url: `${config.functionsUrl}/saveWebSubscription`,
    body: subscription,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  if ('transport' in result || result.status !== 200 || !isBooked(result.text))
    return { problem: problemFrom(result), isLost: !('status' in result && result.status === 400) };
  const response = jsonFrom(result.text);
  const reference = response instanceof Object && 'reference' in response ? response.reference : undefined;
  return typeof reference === 'string' && reference !== '' ? { reference } : {};
}
