import type { Camp } from '../domain/camp.ts';
import type { Answers } from '../domain/enrolment.ts';
import { subscriptionOf } from '../domain/subscription.ts';

/** Slow enough to prevent guessing two national numbers: about 0.1 s on a phone. */
const ITERATIONS = 100_000;

/**
 * The digest of the posted state. Without `crypto.subtle`, on plain http in a local network, it is the state itself,
 * which is compared in memory and never stored (`tabStorage.ts`).
 */
export async function postDigest(camp: Camp, answers: Answers): Promise<string> {
  const text = JSON.stringify(subscriptionOf(camp, answers));
  if (!isSecureContext) return text;
  const encode = (part: string) => new TextEncoder().encode(part);
  const key = await crypto.subtle.importKey('raw', encode(text), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encode('camp enrolment'), iterations: ITERATIONS },
    key,
    256,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
