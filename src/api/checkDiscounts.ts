import { DISCOUNT_TYPES, type Discount } from '../domain/enrolment.ts';
import type { Problem } from '../domain/errorCodes.ts';
import { problemFrom } from './problemFrom.ts';
import { jsonFrom, send, type ApiConfig } from './send.ts';

/** The discount of a response: a known type and an amount in euro as number or numeric string, else none. */
function discountFrom(response: { DISCOUNT_TYPE?: unknown; DISCOUNT_AMOUNT?: unknown }): Discount {
  const type = DISCOUNT_TYPES.find((known) => known === response.DISCOUNT_TYPE);
  const given = response.DISCOUNT_AMOUNT;
  const amount = typeof given === 'string' ? Number(given.replace(',', '.')) : given;
  return type && typeof amount === 'number' && Number.isFinite(amount) && amount > 0
    ? { type, amount }
    : { type: null, amount: null };
}

/** The discount call of spec 7 for the child with this national number. */
export async function checkDiscounts(
  config: ApiConfig,
  nationalNr: string,
  campId: string,
  signal?: AbortSignal,
): Promise<{ discount: Discount } | { problem: Problem }> {
  const result = await send(config, {
    url: `${config.functionsUrl}/checkDiscounts`,
    body: { subscriber_NationalNr: nationalNr, campId },
    signal,
  });
  if ('transport' in result || result.status !== 200) return { problem: problemFrom(result) };
  const response = jsonFrom(result.text);
  if (typeof response !== 'object' || response === null) return { problem: { code: 'INVALID' } };
  return { discount: discountFrom(response) };
}
