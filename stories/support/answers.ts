import { delay, http, HttpResponse, type HttpResponseResolver, type RequestHandler } from 'msw';
import type { Camp } from '../../src/domain/camp.ts';
import type { DiscountType } from '../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../src/domain/medicalSheet.ts';
import type { ErrorCode } from '../../src/domain/errorCodes.ts';
import { campAnswer } from './camps.ts';

/** The five calls of spec 7 by what they ask for, with where the default configuration sends them. */
const CALLS = {
  camp: '*/api/camps',
  medicalSheet: '*/api/medicalInfo',
  voucher: '*/api/validateVoucher',
  discount: '*/api/checkDiscounts',
  enrolment: '*/api/saveWebSubscription',
} as const;
export type Call = keyof typeof CALLS;

const answer = (call: Call, resolver: HttpResponseResolver): RequestHandler =>
  http.all(CALLS[call], resolver);

const refusal = (call: Call, code: string) => answer(call, () => HttpResponse.text(code, { status: 400 }));

/** The camp is there. */
export const campFound = (camp: Camp) => answer('camp', () => HttpResponse.json([campAnswer(camp)]));

/** Nobody knows this camp. */
export const campUnknown = () => answer('camp', () => HttpResponse.json([]));

/** The camps answer holds something that is no camp: it lacks its days and its price. */
export const campUnreadable = () =>
  answer('camp', () => HttpResponse.json([{ CAMP_ID: 'ZOMER-AVONTUUR', PRICE: 'gratis' }]));

export const voucherValid = () => answer('voucher', () => HttpResponse.text('VALID'));

/** The voucher is refused with this text, to which the wizard adds `_VOUCHER`. */
export const voucherRefused = (text: 'INVALID' | 'EXPIRED' | (string & {})) => refusal('voucher', text);

export const discountGranted = (type: DiscountType, euro: number) =>
  answer('discount', () => HttpResponse.json({ DISCOUNT_TYPE: type, DISCOUNT_AMOUNT: euro }));

/** The check went well and there is no discount. */
export const noDiscount = () =>
  answer('discount', () => HttpResponse.json({ DISCOUNT_TYPE: null, DISCOUNT_AMOUNT: null }));

/** `code` may be any text: what a server writes that is not in the catalogue is shown as `INVALID`. */
export const discountRefused = (code: ErrorCode | (string & {})) => refusal('discount', code);

export const sheetFound = (info: MedicalInfo) => answer('medicalSheet', () => HttpResponse.json(info));

export const noSheet = () => answer('medicalSheet', () => new HttpResponse(null, { status: 204 }));

/** The booking is made. A server may give a reference or answer nothing at all. */
export const enrolmentAccepted = (reference?: string) =>
  answer('enrolment', () =>
    reference === undefined ? new HttpResponse(null, { status: 200 }) : HttpResponse.json({ reference }),
  );

/** `code` may be any text, as above. */
export const enrolmentRefused = (code: ErrorCode | (string & {})) => refusal('enrolment', code);

/** The server answers this call with a fault of its own. */
export const serverDown = (call: Call) => answer(call, () => HttpResponse.text('INVALID', { status: 500 }));

/** Too many ask at once: come back in so many seconds. */
export const serverBusy = (call: Call, seconds: number) =>
  answer(call, () =>
    HttpResponse.text('INVALID', { status: 503, headers: { 'Retry-After': String(seconds) } }),
  );

/** The line is dead: no answer reaches the page. */
export const offline = (call: Call) => answer(call, () => HttpResponse.error());

/** The page waits and waits: what it shows meanwhile stands still. */
export const neverAnswers = (call: Call) =>
  answer(call, async () => {
    await delay('infinite');
  });

/** A request as the server gets it. */
export interface Asked {
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
}

/** Takes note of every request of this call, and leaves the answer to the next in the list. */
export const hears = (call: Call, note: (asked: Asked) => void) =>
  answer(call, async ({ request }) => {
    note({
      query: Object.fromEntries(new URL(request.url).searchParams),
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
  });
