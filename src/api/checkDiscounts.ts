import { readDiscount, type Discount } from '../domain/enrolment.ts';
import type { Problem } from '../domain/errorCodes.ts';
import { problemFrom } from './problemFrom.ts';
import { jsonFrom, send, type ApiConfig } from './send.ts';

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
  return { discount: readDiscount(response) };
}
