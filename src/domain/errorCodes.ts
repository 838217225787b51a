/** The error catalogue of spec 8: every code a parent can meet, in the order of the specification. */
export const ERROR_CODES = [
  'INVALID',
  'INVALID_CAMP_FULLY_BOOKED',
  'INVALID_CAMP_ALREADY_BOOKED',
  'INVALID_PERIOD_ALREADY_BOOKED',
  'INVALID_VOUCHER',
  'EXPIRED_VOUCHER',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** How a call failed before any server answered (spec 8, generic transport errors). */
export type Transport =
  | { kind: 'aborted' }
  | { kind: 'network' }
  /** `ms`: the time-out that ran out, in milliseconds. */
  | { kind: 'timeout'; ms: number };

/** One failure as the error box shows it: the code's sentence and, when the line itself failed, why. */
export interface Problem {
  code: ErrorCode;
  transport?: Transport;
}

/**
 * The code for what a server wrote in a 400 answer. Codes are matched trimmed and exactly;
 * everything unknown is `INVALID`, and the server's text itself is never shown (spec 8).
 */
export function errorCodeFrom(text: unknown): ErrorCode {
  const wanted = typeof text === 'string' ? text.trim() : '';
  return ERROR_CODES.find((code) => code === wanted) ?? 'INVALID';
}

/** The code of a refused voucher: the server's text plus `_VOUCHER` (spec 4, load). */
export function voucherErrorCodeFrom(text: unknown): ErrorCode {
  return errorCodeFrom(typeof text === 'string' ? `${text.trim()}_VOUCHER` : '');
}

/** Whether the code says that the voucher cannot be used, now or at all. */
export function isVoucherRefused(code: ErrorCode): boolean {
  return code === 'INVALID_VOUCHER' || code === 'EXPIRED_VOUCHER';
}
