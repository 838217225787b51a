import type { RequestHandler } from 'msw';
import type { Camp } from '../../../src/domain/camp.ts';
import { stepUrl } from '../../../src/domain/steps.ts';
import {
  campFound,
  enrolmentAccepted,
  noDiscount,
  noSheet,
  voucherValid,
} from '../../../src/testing/responses.ts';

/** The voucher of every link that has one. */
export const VOUCHER = 'ZON-2027-KAMP';

/** A story's parameters: the address the wizard is opened at, and what the server answers. */
interface Opened {
  route: string;
  msw: RequestHandler[];
}

/** Opens this address. Calls without an entry in `answers` succeed, with this camp. */
function address(route: string, camp: Camp, ...answers: RequestHandler[]): Opened {
  const well = [campFound(camp), voucherValid(), noDiscount(), noSheet(), enrolmentAccepted()];
  return { route, msw: [...answers, ...well] };
}

/** Opens the camp's link from the organisation's website. */
export function link(camp: Camp, ...answers: RequestHandler[]): Opened {
  return address(stepUrl('campDays', camp.id), camp, ...answers);
}

/** Opens the camp's link with a voucher. */
export function voucherLink(camp: Camp, ...answers: RequestHandler[]): Opened {
  return address(`${stepUrl('campDays', camp.id)}&voucher=${VOUCHER}`, camp, ...answers);
}
