import { voucherErrorCodeFrom, type Problem } from '../domain/errorCodes.ts';
import { send, type ApiConfig } from './send.ts';

/** The voucher call of spec 7. Null: the voucher is valid. A refusal's code is the server's text plus `_VOUCHER`. */
export async function validateVoucher(
  config: ApiConfig,
  voucher: string,
  campId: string,
  signal: AbortSignal,
): Promise<Problem | null> {
  const sent = await send(config, {
    url: `${config.functionsUrl}/validateVoucher`,
    query: { voucher, campId },
    signal,
  });
  if ('transport' in sent) return { code: 'INVALID', transport: sent.transport };
  if (sent.status === 200 && sent.text.trim() === 'VALID') return null;
  // A server at fault has not looked at the voucher, whatever it writes.
  if (sent.status >= 500) return { code: 'INVALID' };
  return { code: voucherErrorCodeFrom(sent.text) };
}
