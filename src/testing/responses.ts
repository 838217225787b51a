import { delay, http, HttpResponse, type HttpResponseResolver, type RequestHandler } from 'msw';
import type { Camp } from '../domain/camp.ts';
import type { DiscountType } from '../domain/enrolment.ts';
import type { MedicalInfo } from '../domain/medicalSheet.ts';
import type { ErrorCode } from '../domain/errorCodes.ts';
import { campItem } from './camps.ts';

/** The URLs of the five calls (spec 7), under any address. */
export const CALLS = {
  camp: '*/camps',
  medicalSheet: '*/medicalInfo',
  voucher: '*/validateVoucher',
  discount: '*/checkDiscounts',
  enrolment: '*/saveWebSubscription',
} as const;
/** The name of a call. */
export type Call = keyof typeof CALLS;

const answer = (call: Call, resolver: HttpResponseResolver): RequestHandler =>
  http.all(CALLS[call], resolver);

const refusal = (call: Call, code: string): RequestHandler =>
  answer(call, () => HttpResponse.text(code, { status: 400 }));

/** The camps call returns this camp. */
export const campFound = (camp: Camp): RequestHandler =>
  answer('camp', () => HttpResponse.json([campItem(camp)]));

/** The camp is unknown. */
export const campUnknown = (): RequestHandler => answer('camp', () => HttpResponse.json([]));

/** The camps response is invalid: it lacks days and has no valid price. */
export const campUnreadable = (): RequestHandler =>
  answer('camp', () => HttpResponse.json([{ CAMP_ID: 'ZOMER-AVONTUUR', PRICE: 'gratis' }]));

/** The voucher is valid. */
export const voucherValid = (): RequestHandler => answer('voucher', () => HttpResponse.text('VALID'));

/** The voucher is refused with this text, to which the wizard adds `_VOUCHER`. */
export const voucherRefused = (text: 'INVALID' | 'EXPIRED' | (string & {})): RequestHandler =>
  refusal('voucher', text);

/** The child gets this discount, in euro. */
export const discountGranted = (type: DiscountType, euro: number): RequestHandler =>
  answer('discount', () => HttpResponse.json({ DISCOUNT_TYPE: type, DISCOUNT_AMOUNT: euro }));

/** There is no discount. */
export const noDiscount = (): RequestHandler =>
  answer('discount', () => HttpResponse.json({ DISCOUNT_TYPE: null, DISCOUNT_AMOUNT: null }));

/** The discount check is refused with this code, which may be any text: an unknown one is shown as `INVALID`. */
export const discountRefused = (code: ErrorCode | (string & {})): RequestHandler => refusal('discount', code);

/** The child has this medical sheet. */
export const sheetFound = (info: MedicalInfo): RequestHandler =>
  answer('medicalSheet', () => HttpResponse.json(info));

/** The child has no medical sheet. */
export const noSheet = (): RequestHandler =>
  answer('medicalSheet', () => new HttpResponse(null, { status: 204 }));

/** The enrolment is saved. The reference and the amount to pay in euro are optional. */
export const enrolmentAccepted = (reference?: string, toPay?: number): RequestHandler =>
  answer('enrolment', () =>
    reference === undefined
      ? new HttpResponse(null, { status: 200 })
      : HttpResponse.json({ reference, toPay }),
  );

/** The save is refused with this code, which may be any text: an unknown one is shown as `INVALID`. */
export const enrolmentRefused = (code: ErrorCode | (string & {})): RequestHandler =>
  refusal('enrolment', code);

/** The server answers this call with status 500. */
export const serverDown = (call: Call): RequestHandler =>
  answer(call, () => HttpResponse.text('INVALID', { status: 500 }));

/** The server is busy: retry after this number of seconds. */
export const serverBusy = (call: Call, seconds: number): RequestHandler =>
  answer(call, () =>
    HttpResponse.text('INVALID', { status: 503, headers: { 'Retry-After': String(seconds) } }),
  );

/** There is no connection. */
export const offline = (call: Call): RequestHandler => answer(call, () => HttpResponse.error());

/** There is no answer, so that the page stays in its loading state. */
export const neverAnswers = (call: Call): RequestHandler =>
  answer(call, async () => {
    await delay('infinite');
  });

/** A request that the server received. */
export interface RecordedRequest {
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
}

/** Records every request of this call; the next handler in the list answers it. */
export const recordRequests = (call: Call, record: (request: RecordedRequest) => void): RequestHandler =>
  answer(call, async ({ request }) => {
    record({
      query: Object.fromEntries(new URL(request.url).searchParams),
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
  });
