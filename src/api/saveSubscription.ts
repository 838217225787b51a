import { readBooking, type SavedBooking } from '../domain/phases.ts';
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
 * Whether the body of a 200 names an error, such as that of a proxy or a login. Any other body is that of a booking (spec
 * 7); for a page of HTML, `send` has no response of status 200.
 */
function isError(text: string): boolean {
  const response = jsonFrom(text);
  if (response instanceof Object) return 'error' in response && Boolean(response.error);
  return ERROR_CODES.some((code) => code === text.trim());
}

/**
 * The save call of spec 7, which posts the subscription state. A retry of the same data has the same key, so that it is
 * booked once. The reference and the booked amount are shown if the server returns them. `isLost`: it is unknown
 * whether the enrolment is booked.
 */
export async function saveSubscription(
  config: ApiConfig,
  subscription: Subscription,
  idempotencyKey: string,
): Promise<SavedBooking | { problem: Problem; isLost: boolean }> {
  const result = await send(config, {
    url: `${config.functionsUrl}/saveWebSubscription`,
    body: subscription,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  if ('transport' in result || result.status !== 200 || isError(result.text))
    return { problem: problemFrom(result), isLost: !('status' in result && result.status === 400) };
  return readBooking(jsonFrom(result.text));
}
