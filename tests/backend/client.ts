import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { Camp } from '../../src/domain/camp.ts';
import { sortedDays } from '../../src/domain/days.ts';
import { sentMedicalInfo } from '../../src/domain/medicalSheet.ts';
import { subscriptionOf, type Subscription } from '../../src/domain/subscription.ts';
import { CHILD, completeAnswers, MEDICAL_INFO, PARENT } from '../../src/testing/people.ts';

export const NOOR = CHILD.subscriber_NationalNr;
/** Her parent. */
export const AN = PARENT.subscriber_Parent_NationalNr;
/** Unique children of Noor's birth year. */
export const child = children(2016);

/** The URL of a server, without a trailing slash. */
interface Server {
  url: string;
}

/** The response of a call, with its text. */
export interface CallResponse {
  status: number;
  text: string;
  /** Status and text: `400 INVALID`. */
  result: string;
  headers: Headers;
}

const callResponse = (status: number, headers: Headers, text: string): CallResponse => {
  return { status, headers, text, result: `${status} ${text}` };
};

export async function get({ url }: Server, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers, redirect: 'manual' });
  return callResponse(response.status, response.headers, await response.text());
}

const JSON_TYPE = { 'content-type': 'application/json' };

export async function post({ url }: Server, path: string, given: unknown, more: Record<string, string> = {}) {
  const body = typeof given === 'string' ? given : JSON.stringify(given);
  const response = await fetch(url + path, { method: 'POST', headers: { ...JSON_TYPE, ...more }, body });
  return callResponse(response.status, response.headers, await response.text());
}

/** Further requests wait. A fetch would time out connecting after ten seconds, which thousands at once may take. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** The address of a family, behind a proxy: one address can make 1,000 bookings in an hour. */
export const fromFamily = (n: number) => ({
  'x-forwarded-for': [10, n >> 16, (n >> 8) & 255, n & 255].join('.'),
});

export function save(
  { url }: Server,
  subscription: Subscription,
  key?: string,
  more: Record<string, string> = {},
): Promise<CallResponse> {
  const headers = { ...JSON_TYPE, ...(key !== undefined && { 'idempotency-key': key }), ...more };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/saveWebSubscription`, { method: 'POST', agent, headers }, (response) => {
      const headers = new Headers(response.headers as Record<string, string>);
      textOf(response).then((text) => resolve(callResponse(response.statusCode ?? 0, headers, text)), reject);
    });
    sent.once('error', reject).end(JSON.stringify(subscription));
  });
}

/** A save whose body is incomplete, after the server has read its headers. */
export async function beginToSave({ url }: Server, subscription: object) {
  const body = Buffer.from(JSON.stringify(subscription));
  const headers = { ...JSON_TYPE, 'content-length': body.length, expect: '100-continue' };
  const sent = request(`${url}/api/saveWebSubscription`, { method: 'POST', headers });
  const status = once(sent, 'response').then(
    ([response]: IncomingMessage[]) => response?.resume().statusCode ?? 0,
    () => 0,
  );
  await once(sent, 'continue');
  sent.write(body.subarray(0, body.length / 2));
  return {
    /** Sends the rest; resolves with the status, 0 without a response. */
    finish(): Promise<number> {
      sent.end(body.subarray(body.length / 2));
      return status;
    },
    leave: () => void sent.destroy(),
  };
}

export function checkDiscounts(backend: Server, nationalNr: string, campId: string, headers = {}) {
  return post(backend, '/api/checkDiscounts', { subscriber_NationalNr: nationalNr, campId }, headers);
}

export function medicalInfo(backend: Server, childNr: string, parentNr: string) {
  return get(backend, `/api/medicalInfo?key=demo&nationalNr=${childNr}`, {
    'x-parent-national-nr': parentNr,
  });
}

/** An enrolment that passes every rule, for the child with this number. */
export function enrolmentOf(
  camp: Camp,
  childNr: string,
  changes: Partial<Subscription['inputData']> = {},
): Subscription {
  const {
    selectedDays = camp.activeDays,
    subscriber_Medical_MedicalInfo: sheet = MEDICAL_INFO,
    ...others
  } = changes;
  const answers = completeAnswers(camp, {
    selectedDays: sortedDays(selectedDays),
    medicalForm: sentMedicalInfo(sheet),
  });
  const posted = subscriptionOf(camp, answers);
  return { ...posted, inputData: { ...posted.inputData, ...others, subscriber_NationalNr: childNr } };
}

/** Saves such an enrolment. */
export function enrol(
  backend: Server,
  camp: Camp,
  childNr: string,
  changes: Partial<Subscription['inputData']> = {},
) {
  return save(backend, enrolmentOf(camp, childNr, changes));
}

/** Unique national numbers of children born in this year, none of a real person. */
export function children(year: number): (n: number) => string {
  return (n) => {
    // 999 serials for each of the 7 months that do not exist, and 31 days of each.
    const serial = String(1 + (n % 998)).padStart(3, '0');
    const day = String(1 + (Math.floor(n / 998) % 31)).padStart(2, '0');
    const month = String(13 + (Math.floor(n / 30_938) % 7));
    const nine = `${String(year % 100).padStart(2, '0')}${month}${day}${serial}`;
    return nine + String(97 - (Number(`2${nine}`) % 97)).padStart(2, '0');
  };
}
