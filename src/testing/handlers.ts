import { http, HttpResponse, type RequestHandler } from 'msw';
import { campItem, fixedCamp, flexibleCamp, fullCamp, singleDayCamp } from './camps.ts';
import { CALLS, enrolmentAccepted, noDiscount, noSheet, voucherValid } from './responses.ts';

const CAMPS = [flexibleCamp(), fixedCamp(), singleDayCamp(), fullCamp()];

/**
 * MSW handlers of the five calls (spec 7), with which every enrolment succeeds: four camps by their id, valid vouchers,
 * no discount, no medical sheet, and a booking reference.
 */
export const handlers: RequestHandler[] = [
  http.all(CALLS.camp, ({ request }) => {
    const id = new URL(request.url).searchParams.get('campId');
    return HttpResponse.json(CAMPS.filter((camp) => camp.id === id).map(campItem));
  }),
  voucherValid(),
  noDiscount(),
  noSheet(),
  enrolmentAccepted('DB-2027-0417'),
];
