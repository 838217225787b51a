import { CHILD, inventedNationalNr, MEDICAL_INFO, PARENT } from '../../stories/support/people.ts';
import { DAY, type BenchPage } from './BenchPage.ts';

let children = 0;
/** A child without a booking: the backend accepts each only once. */
function newChild(): typeof CHILD {
  children += 1;
  // The camps accept birth years 2014 to 2018; a year has 1000 serial numbers.
  const nationalNr = inventedNationalNr(2014 + Math.floor(children / 1000), children % 1000);
  return { ...CHILD, subscriber_NationalNr: nationalNr };
}

/** A whole enrolment from the first step on, without a pause. */
export async function walk(page: BenchPage): Promise<void> {
  // Untick a day and tick it again: the amount to pay goes down and up.
  await page.click(DAY, 4);
  await page.click(DAY, 4);
  await page.continueTo('kidParent');
  await page.fill({ ...newChild(), ...PARENT });
  await page.continueTo('medicalForm');
  await page.fill(MEDICAL_INFO);
  await page.continueTo('success');
}
