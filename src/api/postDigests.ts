import type { Camp } from '../domain/camp.ts';
import type { Answers } from '../domain/enrolment.ts';
import type { OpenEnrolment } from '../domain/phases.ts';
import { subscriptionOf } from '../domain/subscription.ts';

/** Slow enough to prevent guessing two national numbers: about 0.1 s on a phone. */
const ITERATIONS = 100_000;

/**
 * A digest of the values. Without `crypto.subtle`, on plain http in a local network, it is the values themselves, which
 * are compared in memory and never stored (`tabStorage.ts`).
 */
async function digestOf(values: unknown): Promise<string> {
  const text = JSON.stringify(values);
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

/** The digest of the child, the parent and the days, which are known before the medical sheet is. */
function detailsDigestOf(camp: Camp, { selectedDays, kidParent }: Answers): Promise<string> {
  return digestOf([camp.id, selectedDays, kidParent]);
}

/** The digests of the posted state. */
export async function postDigests(
  camp: Camp,
  answers: Answers,
): Promise<{ digest: string; detailsDigest: string }> {
  const [digest, detailsDigest] = await Promise.all([
    digestOf(subscriptionOf(camp, answers)),
    detailsDigestOf(camp, answers),
  ]);
  return { digest, detailsDigest };
}

/** Whether a booking that already exists may be that of a save without an answer, perhaps before a reload. */
export async function isPerhapsPosted({ camp, answers, post }: OpenEnrolment): Promise<boolean> {
  return post?.isLost === true && post.detailsDigest === (await detailsDigestOf(camp, answers));
}
