import {
  CHILD,
  CONFIRMATION,
  inventedNationalNr,
  MEDICAL_INFO,
  PARENT,
} from '../../stories/support/people.ts';
import type { BenchPage } from './BenchPage.ts';

/** The forward button of the step in sight, in the wizard and on the floor page alike. */
const FORWARD = 'form:not([hidden]) [type="submit"]';
const ANSWER = ':is([role="dialog"], dialog[open]) button';
const THANKS = 'main:not(:has(form)) h1';

/** What the key presses of a measurement go into. */
export const TYPED_FIELD = '[name="subscriber_FirstName"]';

const field = (name: string) => `[name="${name}"]`;

/** A child that nobody has booked for yet: the backend takes each only once. */
let children = 0;
function newChild(): typeof CHILD {
  children += 1;
  // Birth years 2014 to 2018 may come, and a year has 1000 serial numbers.
  const nationalNr = inventedNationalNr(2014 + Math.floor(children / 1000), children % 1000);
  return { ...CHILD, subscriber_NationalNr: nationalNr };
}

/** Leaves the days as they are. */
export async function walkToDetails(page: BenchPage): Promise<void> {
  await page.press(FORWARD);
  await page.sees(TYPED_FIELD);
}

async function fillIn(page: BenchPage, values: object): Promise<void> {
  for (const [name, value] of Object.entries(values) as [string, string | boolean][]) {
    if (value === true) await page.press(field(name));
    else if (name === 'subscriber_GenderId') await page.press(`${field(name)}[value="${value}"]`);
    // The country stands there already.
    else if (typeof value === 'string' && name !== 'subscriber_Parent_Country')
      await page.type(field(name), value);
  }
}

/** A whole enrolment by a parent who types without a pause, from the first step on. */
export async function walk(page: BenchPage): Promise<void> {
  // A change of mind: the amount to pay goes down and up.
  await page.press(field('selectedDays'), 4);
  await page.press(field('selectedDays'), 4);
  await walkToDetails(page);
  await fillIn(page, { ...newChild(), ...PARENT });
  await page.press(FORWARD);
  await page.sees(field('subscriber_takeMedication'));
  const { subscriber_takeMedication, subscriber_takeMedicationApproval, ...sheet } = MEDICAL_INFO;
  await fillIn(page, { subscriber_takeMedication, subscriber_takeMedicationApproval, ...sheet });
  await page.press(FORWARD);
  await page.press(ANSWER);
  await page.sees(field('subscriber_Parent_GdprConsent'));
  await fillIn(page, { subscriber_Parent_GdprConsent: CONFIRMATION.subscriber_Parent_GdprConsent });
  await page.press(FORWARD);
  await page.sees(THANKS);
}
