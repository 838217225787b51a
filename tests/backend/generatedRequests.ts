import fc from 'fast-check';
import { fixedCamp, flexibleCamp, singleDayCamp, TODAY } from '../../src/testing/camps.ts';
import { KID_PARENT_CASES } from '../../src/testing/cases/kidParent.ts';
import { MEDICAL_FORM_CASES } from '../../src/testing/cases/medicalForm.ts';
import { postedMedicalInfo } from '../../src/backend/booking/validateEnrolment.ts';
import type { Camp } from '../../src/domain/camp.ts';
import { EMPTY_SUBSCRIPTION, type Subscription } from '../../src/domain/subscription.ts';
import { OFFERED_OPTIONS } from '../../src/domain/enrolment.ts';
import { EMPTY_MEDICAL_INFO } from '../../src/domain/medicalSheet.ts';
import { campDaysProblem } from '../../src/domain/rules/campDays.ts';
import { confirmationRules } from '../../src/domain/rules/confirmation.ts';
import { kidParentRules } from '../../src/domain/rules/kidParent.ts';
import { medicalFormRules } from '../../src/domain/rules/medicalForm.ts';
import { problemsOf } from '../../src/domain/rules/problemsOf.ts';
import { type CallResponse, child, children, enrolmentOf, get, post, save, fromFamily } from './client.ts';
import type { TestBackend } from './testBackend.ts';

const SEATS = 1_000_000;

/** The camps of the properties: every kind of day rule. */
export const PROPERTY_CAMPS: Camp[] = [
  flexibleCamp({ seatsOpen: SEATS, discountAllowed: false }),
  fixedCamp({ seatsOpen: SEATS, discountAllowed: false }),
  singleDayCamp({ seatsOpen: SEATS }),
];

let generated = 0;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';

/** Values at or beyond the limit of a rule: the rows of the rules, for any field. */
const EDGES = [...KID_PARENT_CASES, ...MEDICAL_FORM_CASES].flatMap(({ values }) =>
  Object.values<unknown>(values).filter(isText),
);
const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
  fc.constantFrom(...OFFERED_OPTIONS),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const oddNumber = fc.oneof(
  fc.constantFrom(...EDGES.filter((text) => /^\d{10,12}$/.test(text))),
  fc.integer({ min: 1900, max: 2099 }).map((year) => children(year)(1)),
);

/** Mostly the usual value, because a form with errors everywhere is always rejected. */
function seldom<Usual, Odd>(usual: Usual, odd: fc.Arbitrary<Odd>): fc.Arbitrary<Usual | Odd> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

/** Fields of one part of the form, some of them with another value. */
function changesOf(values: object, isFor: (value: unknown) => boolean, odd: fc.Arbitrary<unknown>) {
  const names = Object.entries(values).flatMap(([name, value]) => (isFor(value) ? name : []));
  return fc
    .array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 2 })
    .map(Object.fromEntries<unknown>);
}

const SHEET_TEXTS = [
  ...['subscriber_medication1_name', 'subscriber_medication1_amount', 'subscriber_medication2_name'],
  ...['subscriber_allergy1_symptoms', 'subscriber_allergy2_name', 'subscriber_remarks'],
];

/** A subscription as a parent may have filled it in: mostly valid, with some errors. */
const filledIn = fc
  .record({
    camp: fc.constantFrom(...PROPERTY_CAMPS),
    days: seldom(31, fc.integer({ min: 0, max: 31 })),
    texts: changesOf({ ...EMPTY_SUBSCRIPTION.inputData, voucher: null }, isText, oddText),
    flags: changesOf(EMPTY_SUBSCRIPTION.inputData, isFlag, fc.boolean()),
    number: seldom(null, oddNumber),
    parentNumber: seldom(null, oddNumber),
    sheetTexts: changesOf(Object.fromEntries(SHEET_TEXTS.map((name) => [name, ''])), isText, oddText),
    sheetFlags: changesOf(EMPTY_MEDICAL_INFO, isFlag, fc.boolean()),
  })
  .map((values): { camp: Camp; posted: Subscription } => {
    generated += 1;
    const days = values.camp.activeDays.filter((_, n) => values.days & (1 << n));
    const selectedDays = values.camp.flexibleBookingAllowed ? days : values.camp.activeDays;
    const chosen = enrolmentOf(values.camp, values.number ?? child(generated), { selectedDays });
    Object.assign(chosen.inputData, values.texts, values.flags, { voucher: '' });
    if (values.parentNumber !== null) chosen.inputData.subscriber_Parent_NationalNr = values.parentNumber;
    chosen.inputData.subscriber_Medical_MedicalInfo = {
      ...chosen.inputData.subscriber_Medical_MedicalInfo,
      ...values.sheetTexts,
      ...values.sheetFlags,
    };
    return { camp: values.camp, posted: chosen };
  });

/** Whether the wizard would let the parent confirm: its state passes the rules of each form. */
function wizardAccepts(camp: Camp, { inputData }: Subscription): boolean {
  const sheet = postedMedicalInfo(inputData.subscriber_Medical_MedicalInfo);
  const problems = [
    problemsOf(kidParentRules({ ...inputData, today: TODAY }), inputData),
    problemsOf(medicalFormRules(sheet), sheet),
    problemsOf(confirmationRules, inputData),
  ];
  const daysAreRight = !camp.flexibleBookingAllowed || campDaysProblem(camp, inputData.selectedDays) === null;
  return daysAreRight && problems.every((problem) => Object.keys(problem).length === 0);
}

/** Rejections because of the child's other bookings, not of the form. */
const ABOUT_THE_CHILD = ['INVALID_CAMP_ALREADY_BOOKED', 'INVALID_PERIOD_ALREADY_BOOKED'];

/** The wizard and the server accept the same forms. Returns how many were accepted. */
export async function answersAgree(backend: Pick<TestBackend, 'url'>, runs: number): Promise<number> {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(filledIn, async ({ camp, posted }) => {
      const { status, text } = await save(backend, posted, undefined, fromFamily(generated));
      const passes = status === 200 || ABOUT_THE_CHILD.includes(text);
      if (passes) accepted += 1;
      return passes === wizardAccepts(camp, posted);
    }),
    { numRuns: runs, endOnFailure: true },
  );
  return accepted;
}

const BAD_TEXTS = [
  '\0',
  '\uD800',
  '__proto__',
  'tomorrow',
  'infinity',
  "'; DROP TABLE camp; --",
  '%00',
  '../etc',
];
const badText = fc.oneof(fc.constantFrom(...BAD_TEXTS), fc.string({ unit: 'binary', maxLength: 200 }));
const good = () => enrolmentOf(PROPERTY_CAMPS[0] ?? flexibleCamp(), child((generated += 1)));
const junk = fc.oneof(badText, fc.anything({ maxDepth: 4, withNullPrototype: false }), fc.jsonValue());

/** Any body: a malformed one, another shape, or a valid one with one part replaced. */
const body = fc.oneof(
  badText,
  fc.json(),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`),
  fc
    .tuple(fc.constantFrom(...Object.keys(EMPTY_SUBSCRIPTION), '__proto__', 'constructor', 'toString'), junk)
    .map(([key, value]) => JSON.stringify({ ...good(), [key]: value })),
  fc
    .tuple(fc.constantFrom(...Object.keys(EMPTY_SUBSCRIPTION.inputData), '__proto__', 'prototype'), junk)
    .map(([key, value]) => {
      const honest = good();
      return JSON.stringify({ ...honest, inputData: { ...honest.inputData, [key]: value } });
    }),
  fc.tuple(badText, badText).map(([nr, campId]) => JSON.stringify({ subscriber_NationalNr: nr, campId })),
);

// A URL cannot contain half a surrogate pair.
const badQueryText = badText.filter((text) => !/\p{Surrogate}/u.test(text));
const QUERY_NAMES = ['key', 'campId', 'voucher', 'nationalNr', '__proto__', 'x'];
const query = fc
  .array(fc.tuple(fc.constantFrom(...QUERY_NAMES), badQueryText), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));
const RAW_QUERIES = ['campId=%', 'campId=%ff%fe', '&&&', 'campId[]=1', '=', '%00=%00', 'campId=%ED%A0%80'];

/** No request makes the server fail: every response is a documented one. */
export async function nothingBreaks(backend: Pick<TestBackend, 'url'>, runs: number): Promise<void> {
  const expectStatus = <Value>(
    promised: number[],
    sent: fc.Arbitrary<Value>,
    send: (value: Value) => Promise<CallResponse>,
  ) => {
    const isPromised = async (value: Value) => promised.includes((await send(value)).status);
    return fc.assert(fc.asyncProperty(sent, isPromised), { numRuns: runs });
  };
  for (const path of ['/api/saveWebSubscription', '/api/checkDiscounts']) {
    await expectStatus([200, 400, 413], body, (text) => post(backend, path, text, fromFamily(generated)));
  }
  const queries = fc.oneof(query, fc.constantFrom(...RAW_QUERIES));
  for (const path of ['/api/camps?key=demo&', '/api/medicalInfo?key=demo&', '/api/validateVoucher?']) {
    await expectStatus([200, 204, 400, 429], queries, (text) => get(backend, path + text));
  }
}
