import type { RequestHandler } from 'msw';
import { fullCamp } from '../../../src/testing/camps.ts';
import {
  campFound,
  campUnknown,
  campUnreadable,
  discountRefused,
  enrolmentRefused,
  neverAnswers,
  noSheet,
  offline,
  serverDown,
  voucherRefused,
  type Call,
} from '../../../src/testing/responses.ts';
import type { Failure } from '../catalogue/failures.ts';

const CALL: Record<Failure['call'], Call> = {
  camps: 'camp',
  validateVoucher: 'voucher',
  checkDiscounts: 'discount',
  medicalInfo: 'medicalSheet',
  saveWebSubscription: 'enrolment',
};

/** A refusal of each call: the camps call refuses nothing. */
const REFUSED: Record<Failure['call'], (how: string) => RequestHandler> = {
  camps: (how) => {
    if (how === 'unknown camp') return campUnknown();
    return how === 'unreadable camp' ? campUnreadable() : campFound(fullCamp());
  },
  // The wizard adds `_VOUCHER`, and knows no other text.
  validateVoucher: (how) => voucherRefused(how === 'INVALID' ? 'USED' : how.replace('_VOUCHER', '')),
  checkDiscounts: discountRefused,
  medicalInfo: noSheet,
  saveWebSubscription: enrolmentRefused,
};

/** The answer of the fake server, or none, with which a call fails so. */
export function answerOf({ call, how }: Failure): RequestHandler {
  switch (how) {
    case 'server error':
      return serverDown(CALL[call]);
    case 'no connection':
      return offline(CALL[call]);
    case 'time-out':
      return neverAnswers(CALL[call]);
    default:
      return REFUSED[call](how);
  }
}
