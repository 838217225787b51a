/** The error codes of spec 8, in the order of the specification. */
export const ERROR_CODES = [
  'INVALID',
  'INVALID_CAMP_FULLY_BOOKED',
  'INVALID_CAMP_ALREADY_BOOKED',
  'INVALID_PERIOD_ALREADY_BOOKED',
  'INVALID_VOUCHER',
  'EXPIRED_VOUCHER',
] as const;

/** A code of the error catalogue. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A transport error: there was no response (spec 8, generic transport errors). */
export type Transport =
  | { kind: 'aborted' }
  | { kind: 'network' }
  /** The timeout in milliseconds. */
  | { kind: 'timeout'; ms: number };

/** An error for the error box: the code and, for a transport error, its cause. */
export interface Problem {
  code: ErrorCode;
  transport?: Transport;
  /** A booking exists after a save without an answer: it may be that save or somebody else's. */
  isAfterLost?: boolean;
}

/**
 * The code of a 400 response, matched trimmed and exactly. Everything unknown is `INVALID`; the server's text is never
 * shown (spec 8).
 */
export function errorCodeFrom(text: unknown): ErrorCode {
  const wanted = typeof text === 'string' ? text.trim() : '';
  return ERROR_CODES.find((code) => code === wanted) ?? 'INVALID';
}

/** The code of a rejected voucher: the server's text plus `_VOUCHER` (spec 4, load). */
export function voucherErrorCodeFrom(text: unknown): ErrorCode {
  return errorCodeFrom(typeof text === 'string' ? `${text.trim()}_VOUCHER` : '');
}

/** Whether the server rejected the voucher. */
export function isVoucherRefused(code: ErrorCode): boolean {
  return code === 'INVALID_VOUCHER' || code === 'EXPIRED_VOUCHER';
}
