import { getResponse, type RequestHandler } from 'msw';
import { expect } from 'vitest';
import type { ErrorCode } from '../../src/domain/errorCodes.ts';
import * as answers from '../../src/testing/responses.ts';
import { fixedCamp, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { MEDICAL_INFO } from '../../src/testing/people.ts';
import { AN, enrol, enrolmentOf, NOOR } from './client.ts';
import { test } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

const camp = flexibleCamp();
/** A camp in the same week, and a later one. */
const [sameWeek, later] = [fixedCamp(), fixedCamp({ id: 'AUGUSTUS', activeDays: ['2027-08-02'] })];
const full = fullCamp({ activeDays: ['2027-08-09', '2027-08-10', '2027-08-11'] });
const withoutDiscount = fixedCamp({ id: 'ZONDER-KORTING', discountAllowed: false });

/** A request to the real server and to the fake one. */
interface Question {
  path: string;
  init?: RequestInit;
}

const post = (path: string, body: unknown): Question => ({
  path,
  init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
});
const campOf = (id: string): Question => ({ path: `/api/camps?key=demo&campId=${id}` });
const voucherOf = (code: string): Question => ({
  path: `/api/validateVoucher?voucher=${code}&campId=${full.id}`,
});
const discountOf = (campId: string) => post('/api/checkDiscounts', { subscriber_NationalNr: NOOR, campId });
const sheetOf = (child: string): Question => ({
  path: `/api/medicalInfo?key=demo&nationalNr=${child}`,
  init: { headers: { 'x-parent-national-nr': AN } },
});
const saveOf = (of = camp, changes: Parameters<typeof enrolmentOf>[2] = {}) =>
  post('/api/saveWebSubscription', enrolmentOf(of, NOOR, changes));

/** A response of the fake server, and the setup in which the real one must return the same. */
type Sentence = [
  about: string,
  says: RequestHandler,
  bring: (real: TestBackend) => Question | Promise<Question>,
];

const afterBooking = (question: Question) => async (real: TestBackend) => {
  await enrol(real, camp, NOOR);
  return question;
};
const voucherFor =
  (question: (code: string) => Question, expired = false) =>
  async (real: TestBackend) =>
    question((await real.createVoucher(full.id, { expired })).code);

const refusedSaves: Record<ErrorCode, Sentence[2]> = {
  INVALID: () => saveOf(camp, { subscriber_FirstName: 'N' }),
  INVALID_CAMP_FULLY_BOOKED: () => saveOf(full),
  INVALID_CAMP_ALREADY_BOOKED: afterBooking(saveOf()),
  INVALID_PERIOD_ALREADY_BOOKED: afterBooking(saveOf(sameWeek)),
  INVALID_VOUCHER: () => saveOf(full, { voucher: 'nobody-knows' }),
  EXPIRED_VOUCHER: voucherFor((voucher) => saveOf(full, { voucher }), true),
};

const { discountGranted, discountRefused, voucherRefused } = answers;

const SENTENCES: Partial<Record<keyof typeof answers, Sentence[]>> = {
  campFound: [['a camp', answers.campFound(camp), () => campOf(camp.id)]],
  campUnknown: [['no camp', answers.campUnknown(), () => campOf('NERGENS')]],
  voucherValid: [['a new voucher', answers.voucherValid(), voucherFor(voucherOf)]],
  voucherRefused: [
    ['an unknown voucher', voucherRefused('INVALID'), () => voucherOf('onbekend')],
    ['an old voucher', voucherRefused('EXPIRED'), voucherFor(voucherOf, true)],
  ],
  discountGranted: [
    ['a first camp', discountGranted('FIRST_CAMP', 10), () => discountOf(camp.id)],
    ['a second camp', discountGranted('SAVINGS', 15), afterBooking(discountOf(later.id))],
  ],
  noDiscount: [['a camp without discounts', answers.noDiscount(), () => discountOf(withoutDiscount.id)]],
  discountRefused: [
    ['INVALID', discountRefused('INVALID'), () => discountOf('NERGENS')],
    ['the same camp', discountRefused('INVALID_CAMP_ALREADY_BOOKED'), afterBooking(discountOf(camp.id))],
    [
      'the same week',
      discountRefused('INVALID_PERIOD_ALREADY_BOOKED'),
      afterBooking(discountOf(sameWeek.id)),
    ],
  ],
  sheetFound: [["the parent's own sheet", answers.sheetFound(MEDICAL_INFO), afterBooking(sheetOf(NOOR))]],
  noSheet: [['a child nobody knows', answers.noSheet(), () => sheetOf(NOOR)]],
  enrolmentAccepted: [['with a reference', answers.enrolmentAccepted('DB-2027-0417', 139), () => saveOf()]],
  enrolmentRefused: Object.entries(refusedSaves).map(([code, bring]): Sentence => [
    code,
    answers.enrolmentRefused(code),
    bring,
  ]),
  serverDown: [
    [
      'a database that is gone',
      answers.serverDown('discount'),
      (real) => real.backend.database.close().then(() => discountOf(camp.id)),
    ],
  ],
  offline: [
    [
      'a server that is gone',
      answers.offline('voucher'),
      (real) => real.stop().then(() => voucherOf('onbekend')),
    ],
  ],
};

/** Responses that the reference server does not return, and why. */
const OF_OTHERS: Partial<Record<keyof typeof answers, string>> = {
  campUnreadable: 'another server; this one rejects such a camp on import (see the test below)',
  serverBusy: 'only an overloaded server returns it (see the tests of the queue)',
  neverAnswers: 'there is no response to compare',
  recordRequests: 'only records; another handler responds',
};

/** The types of a JSON value, nested. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  if (value === null) return 'null';
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

/** The parts of a response that the wizard uses: the status, the content type, and its text or shape. */
async function formOf(pending: Promise<Response | undefined>): Promise<unknown> {
  const response = await pending.catch(() => undefined);
  if (!response || response.type === 'error') return 'no response';
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  const text = await response.text();
  return {
    status: response.status,
    type,
    content: type === 'application/json' ? shapeOf(JSON.parse(text)) : text,
  };
}

const fakeForm = (handler: RequestHandler, { path, init }: Question) =>
  formOf(getResponse([handler], new Request(`http://localhost${path}`, init)));

const CAMPS = [camp, sameWeek, later, full, withoutDiscount];

const rows = Object.entries(SENTENCES).flatMap(([name, list]) => list.map((row) => [name, ...row] as const));

test.for(rows)('%s, %s: is the response of the real server', async ([, , handler, bring], { start }) => {
  const real = await start(CAMPS);
  const question = await bring(real);
  const realForm = formOf(fetch(real.url + question.path, question.init));
  expect(await fakeForm(handler, question)).toEqual(await realForm);
});

test('campUnreadable: cannot be imported into the real server', async ({ start }) => {
  const real = await start(CAMPS);
  const response = await getResponse(
    [answers.campUnreadable()],
    new Request(`http://localhost${campOf(camp.id).path}`),
  );
  await expect(real.importCamps((await response?.json()) as Record<string, unknown>[])).rejects.toThrow(
    /cannot be loaded/,
  );
});

test('accepts an enrolment without a reference, as another server may', async () => {
  const form = await fakeForm(answers.enrolmentAccepted(), saveOf());
  expect(form).toMatchObject({ status: 200, content: '' });
});

test('compares every response of the fake server', () => {
  const sentences = Object.entries(answers).filter(([, value]) => typeof value === 'function');
  const compared = [...Object.keys(SENTENCES), ...Object.keys(OF_OTHERS)];
  expect(sentences.map(([name]) => name).sort()).toEqual(compared.sort());
});
