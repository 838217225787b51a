import { errorCodeFrom, type Problem } from '../domain/errorCodes.ts';
import type { SendResult } from './send.ts';

/** The error of a failed discount or save call: the code of a 400 response, else `INVALID` (spec 8). */
export function problemFrom(result: SendResult): Problem {
  if ('transport' in result) return { code: 'INVALID', transport: result.transport };
  return { code: result.status === 400 ? errorCodeFrom(result.text) : 'INVALID' };
}
