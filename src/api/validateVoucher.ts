import { voucherErrorCodeFrom, type Problem } from '../domain/errorCodes.ts';
import { send, type ApiConfig } from './send.ts';

/**
 * The voucher call of spec 7. Null when the voucher is valid. The code of a rejected voucher is the server's text plus
 * `_VOUCHER`.
 */
export async function validateVoucher(
  config: ApiConfig,
  voucher: string,
  campId: string,
  signal: AbortSignal,
): Promise<Problem | null> {
  const result = await send(config, {
    url: `${config.functionsUrl}/validateVoucher`,
    query: { voucher, campId },
    signal,
  });
  if ('transport' in result) return { code: 'INVALID', transport: result.transport };
  if (result.status === 200 && result.text.trim() === 'VALID') return null;
  // A server error, or a page instead of an answer, does not tell whether the voucher is valid.
  if (result.status >= 500 || result.status === 0) return { code: 'INVALID' };
  return { code: voucherErrorCodeFrom(result.text) };
}
