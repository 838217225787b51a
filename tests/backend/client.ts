import { Agent, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { Camp } from '../../src/domain/camp.ts';
import {
  withInput,
  withMedicalInfo,
  withSelectedDays,
  type Subscription,
} from '../../src/domain/enrolment.ts';
import { completeEnrolment } from '../../stories/support/people.ts';
import type { TestBackend } from './testBackend.ts';

/** What a call answered, its text read. */
export interface Answer {
  status: number;
  text: string;
  /** Status and text: `400 INVALID`. */
  result: string;
  headers: Headers;
}

async function answerOf(pending: Promise<Response>): Promise<Answer> {
  const response = await pending;
  const [{ status, headers }, text] = [response, await response.text()];
  return { status, headers, text, result: `${status} ${text}` };
}

export function get(
  { url }: Pick<TestBackend, 'url'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answerOf(fetch(url + path, { headers, redirect: 'manual' }));
}

export function post(
  { url }: Pick<TestBackend, 'url'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answerOf(
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** Requests beyond these wait. A fetch would give up connecting after ten seconds, which thousands at once may take. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

export function save(
  { url }: Pick<TestBackend, 'url'>,
  subscription: Subscription,
  key?: string,
): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/saveWebSubscription`, { method: 'POST', agent, headers }, (response) => {
      const { statusCode: status = 0 } = response;
      const answer = (text: string) =>
        resolve({
          status,
          text,
          result: `${status} ${text}`,
          headers: new Headers(response.headers as Record<string, string>),
        });
      textOf(response).then(answer, reject);
    });
    sent.once('error', reject).end(JSON.stringify(subscription));
  });
}

export function checkDiscounts(backend: Pick<TestBackend, 'url'>, nationalNr: string, campId: string) {
  return post(backend, '/api/checkDiscounts', { subscriber_NationalNr: nationalNr, campId });
}

export function medicalInfo(backend: Pick<TestBackend, 'url'>, childNr: string, parentNr: string) {
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
  const complete = completeEnrolment(camp, changes.voucher ?? '');
  const { selectedDays, subscriber_Medical_MedicalInfo: sheet } = complete.inputData;
  const chosen = withSelectedDays(complete, camp, changes.selectedDays ?? selectedDays);
  const filledIn = withInput(chosen, { ...changes, subscriber_NationalNr: childNr });
  return withMedicalInfo(filledIn, changes.subscriber_Medical_MedicalInfo ?? sheet);
}

/** Saves such an enrolment. */
export function enrol(
  backend: Pick<TestBackend, 'url'>,
  camp: Camp,
  childNr: string,
  changes: Partial<Subscription['inputData']> = {},
) {
  return save(backend, enrolmentOf(camp, childNr, changes));
}

/** National numbers of children born in this year, each another one, none of a real person. */
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
