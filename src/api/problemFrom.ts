import { errorCodeFrom, type Problem } from '../domain/errorCodes.ts';
import type { Sent } from './send.ts';

/** What a refused discount or save call means: the code of a 400, and `INVALID` for all else (spec 8). */
export function problemFrom(sent: Sent): Problem {
  if ('transport' in sent) return { code: 'INVALID', transport: sent.transport };
  return { code: sent.status === 400 ? errorCodeFrom(sent.text) : 'INVALID' };
}
