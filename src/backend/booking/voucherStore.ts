import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { campLink } from '../../domain/campLink.ts';
import { stepUrl } from '../../domain/steps.ts';
import { withoutHidden } from '../../domain/visibleText.ts';
import { campOrThrow } from '../camps/campStore.ts';
import type { Backend } from '../service/Backend.ts';
import { voucher } from '../database/schema.ts';
import { publicUrlOf } from '../service/settings.ts';
import { InputProblem } from '../service/SetupProblem.ts';

/** 128 bits cannot be guessed. */
const CODE_BYTES = 16;
/** Spec 9. */
export const MAX_HOURS = 24;

/** A code has 128 random bits, so it cannot be found from a plain hash. */
export function voucherHash(code: string): string {
  return createHash('sha256').update(withoutHidden(code)).digest('base64url');
}

/** The state of a voucher for this camp: the response of validateVoucher (spec 4, load). */
export async function voucherState({ database: { sql: db } }: Backend, code: string, campId: string) {
  const [hash, id] = [voucherHash(code), campId.trim().toUpperCase()];
  const [found] = await db
    .select({ isExpired: sql<boolean>`${voucher.expiresAt} <= now()` })
    .from(voucher)
    .where(and(eq(voucher.codeHash, hash), eq(voucher.campId, id), isNull(voucher.usedAt)));
  if (!found) return 'INVALID';
  return found.isExpired ? 'EXPIRED' : 'VALID';
}

/** Creates a single-use voucher. Its code is returned only here: the database stores its hash. */
export async function createVoucher(backend: Backend, { campId, hours }: { campId: string; hours: number }) {
  const { id } = await campOrThrow(backend, campId);
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await backend.database.sql.insert(voucher).values({
    codeHash: voucherHash(code),
    campId: id,
    expiresAt: sql`now() + make_interval(secs => ${Math.round(hours * 3600)})`,
  });
  // The link into the wizard (spec 2, voucher).
  const link = `${publicUrlOf(backend.settings)}${stepUrl('campDays', id)}&voucher=${encodeURIComponent(code)}`;
  return { code, link };
}

/** The name of a voucher in the list: the start of its hash. */
const nameOf = sql<string>`left(${voucher.codeHash}, 10)`;

/** The vouchers of a camp or of all camps, sorted by expiry. */
export async function listVouchers(backend: Backend, { campId }: { campId: string | null }) {
  const ofCamp = campId === null ? undefined : eq(voucher.campId, (await campOrThrow(backend, campId)).id);
  const rows = await backend.database.sql
    .select({
      voucher: nameOf,
      camp: voucher.campId,
      expires: voucher.expiresAt,
      state: sql<'open' | 'used' | 'expired'>`CASE WHEN ${voucher.usedAt} IS NOT NULL THEN 'used'
        WHEN ${voucher.expiresAt} <= now() THEN 'expired' ELSE 'open' END`,
    })
    .from(voucher)
    .where(ofCamp)
    .orderBy(asc(voucher.expiresAt));
  return rows.map(({ expires, ...row }) => ({ ...row, expires: expires.toISOString() }));
}

/** Revokes an unused voucher, given by its code, its link or its name in the list. */
export async function revokeVoucher({ database: { sql: db } }: Backend, { given }: { given: string }) {
  const code = campLink(given).voucher || withoutHidden(given);
  const isMeant = or(eq(voucher.codeHash, voucherHash(code)), eq(nameOf, code));
  const unused = and(isMeant, isNull(voucher.usedAt));
  const [revoked] = await db.delete(voucher).where(unused).returning({ voucher: nameOf });
  if (revoked) return revoked;
  const [used] = await db.select({ voucher: nameOf }).from(voucher).where(isMeant);
  // The input may be a code, which must not appear in a log.
  throw new InputProblem(
    used ? `The voucher ${used.voucher} was used: cancel its booking instead.` : 'There is no such voucher.',
  );
}
