import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { stepUrl } from '../../domain/steps.ts';
import { findCamp } from '../camps/campStore.ts';
import type { Database } from '../operations/database.ts';
import { voucher } from '../operations/schema.ts';
import { SetupProblem } from '../operations/SetupProblem.ts';

/** 128 bits: nobody guesses one, even with all day to try. */
const CODE_BYTES = 16;
/** Spec 9. */
export const LONGEST_HOURS = 24;

/** A code has 128 random bits, so a plain hash cannot be searched back. */
export function voucherHash(code: string): string {
  return createHash('sha256').update(code.trim()).digest('base64url');
}

/** What validateVoucher answers (spec 4, load): the wizard puts `_VOUCHER` behind the refusals. */
export type VoucherState = 'VALID' | 'INVALID' | 'EXPIRED';

/** Whether the voucher books a place in this camp now. */
export async function voucherState(
  { sql: db }: Database,
  code: string,
  campId: string,
): Promise<VoucherState> {
  const [found] = await db
    .select({
      campId: voucher.campId,
      usedAt: voucher.usedAt,
      expired: sql<boolean>`${voucher.expiresAt} <= now()`,
    })
    .from(voucher)
    .where(eq(voucher.codeHash, voucherHash(code)));
  if (!found || found.usedAt !== null || found.campId !== campId.trim().toUpperCase()) return 'INVALID';
  return found.expired ? 'EXPIRED' : 'VALID';
}

/** Makes a single-use voucher that ends after `hours`, and gives its code: the one time it is seen. */
export async function createVoucher(database: Database, campId: string, hours: number): Promise<string> {
  const found = await findCamp(database, campId);
  if (!found) throw new SetupProblem(`There is no camp ${campId}.`);
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await database.sql.insert(voucher).values({
    codeHash: voucherHash(code),
    campId: found.camp.id.toUpperCase(),
    expiresAt: sql`now() + make_interval(secs => ${Math.round(hours * 3600)})`,
  });
  return code;
}

/** The link to send to the parent (spec 2, voucher). */
export function voucherLink(publicUrl: string, campId: string, code: string): string {
  return `${publicUrl}${stepUrl('campDays', campId)}&voucher=${encodeURIComponent(code)}`;
}
