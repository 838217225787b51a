import type { Subscription } from '../domain/enrolment.ts';
import type { Problem } from '../domain/errorCodes.ts';
import { problemFrom } from './problemFrom.ts';
import { jsonFrom, send, type ApiConfig } from './send.ts';

/** A value for `Idempotency-Key`. Not `randomUUID`, which plain http on a local network lacks. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The save call of spec 7 posts the whole subscription state. The same data is sent again with the same key, so that
 * a retry after a lost answer books once. The reference is shown when the server gives one. `isLost`: the answer does not
 * tell whether it is booked.
 */
export async function saveSubscription(
  config: ApiConfig,
  subscription: Subscription,
  idempotencyKey: string,
): Promise<{ reference?: string } | { problem: Problem; isLost: boolean }> {
  const sent = await send(config, {
    url: `${config.functionsUrl}/saveWebSubscription`,
    body: subscription,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  if ('transport' in sent || sent.status !== 200)
    return { problem: problemFrom(sent), isLost: !('status' in sent && sent.status === 400) };
  const answer = jsonFrom(sent.text);
  const reference = answer instanceof Object && 'reference' in answer ? answer.reference : undefined;
  return typeof reference === 'string' && reference !== '' ? { reference } : {};
}
