import { EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../domain/medicalSheet.ts';
import type { Backend } from '../service/Backend.ts';

/** Always one row of the same shape, so that a miss reveals no bookings. */
const LAST_SHEET = `
  SELECT last.id, last.medical_sealed AS sealed FROM (VALUES (1)) AS request LEFT JOIN LATERAL (
    SELECT id, parent_lookup, medical_sealed FROM booking WHERE child_lookup = $1 ORDER BY booked_at DESC LIMIT 1
  ) AS last ON parent_lookup = $2`;

/**
 * The sheet of the child's last booking for the parent who made it, else null. A miss (an invalid number, an unknown
 * child, another parent) does the same work as a hit. `isSlow`: the answer must be delayed, because many parents of this child
 * were tried.
 */
export async function findMedicalSheet(
  { database, vault, limits }: Backend,
  networks: readonly string[],
  childNr: string,
  parentNr: string,
): Promise<{ sheet: MedicalInfo | null; isSlow: boolean }> {
  const [child, parent] = [vault.lookup('child', childNr), vault.lookup('parent', parentNr)];
  const mayTry = (await limits.mayLookUpChild(networks, child))
    ? await limits.mayTryParent(networks, child, parent)
    : 'no';
  if (mayTry === 'no') return { sheet: null, isSlow: false };
  const decoy = { id: 'decoy', sealed: vault.seal(JSON.stringify(EMPTY_MEDICAL_INFO), 'decoy medical') };
  const [row] = await database.run<Record<keyof typeof decoy, string | null>>(LAST_SHEET, [child, parent]);
  const found = row?.id && row.sealed ? { id: row.id, sealed: row.sealed } : null;
  const { id, sealed } = found ?? decoy;
  const sheet = JSON.parse(vault.open(sealed, `${id} medical`)) as MedicalInfo;
  return { sheet: found ? sheet : null, isSlow: mayTry === 'slowly' };
}
