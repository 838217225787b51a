import { readCamp } from '../../src/domain/camp.ts';
import { PARENT } from '../../src/testing/people.ts';
import {
  checkDiscounts,
  children,
  enrolmentOf,
  get,
  medicalInfo,
  save,
  type CallResponse,
} from './client.ts';

/** Fails unless the call returned this status. */
function expectStatus(what: string, { status, text }: CallResponse, expected: number): string {
  if (status !== expected) throw new Error(`${what} returned ${status} ${text}, not ${expected}`);
  return text;
}

/** Books one enrolment with the calls of the wizard, on a server with demo camps; returns the reference. */
export async function walkEnrolment(url: string): Promise<string> {
  const server = { url };
  expectStatus('the page', await get(server, '/kid-parent'), 200);
  const items = JSON.parse(expectStatus('camps', await get(server, '/api/camps?key=demo'), 200)) as unknown[];
  const camps = items.map(readCamp).flatMap((read) => ('camp' in read ? [read.camp] : []));
  const camp = camps.find(({ seatsOpen }) => seatsOpen !== 0);
  if (!camp) throw new Error('there is no camp with a seat');
  const childNr = children(camp.minBirthyear ?? 2016)(1);
  const parentNr = PARENT.subscriber_Parent_NationalNr;
  expectStatus('checkDiscounts', await checkDiscounts(server, childNr, camp.id), 200);
  expectStatus('medicalInfo', await medicalInfo(server, childNr, parentNr), 204);
  const saved = expectStatus('save', await save(server, enrolmentOf(camp, childNr), 'walk'), 200);
  expectStatus('medicalInfo', await medicalInfo(server, childNr, parentNr), 200);
  return (JSON.parse(saved) as { reference: string }).reference;
}

const [, script, url] = process.argv;
if (url !== undefined && script?.endsWith('walkEnrolment.ts')) {
  console.log(`Booked ${await walkEnrolment(url)}.`);
}
