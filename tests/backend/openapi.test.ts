import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, vi } from 'vitest';
import type { SchemaDescription } from 'yup';
import { z } from 'zod';
import { Overloaded } from '../../src/backend/http/RequestQueue.ts';
import { EMPTY_SUBSCRIPTION } from '../../src/domain/subscription.ts';
import { GENDERS, OFFERED_OPTIONS } from '../../src/domain/enrolment.ts';
import { ERROR_CODES } from '../../src/domain/errorCodes.ts';
import { kidParentRules } from '../../src/domain/rules/kidParent.ts';
import { campItem, flexibleCamp, fullCamp } from '../../src/testing/camps.ts';
import { KID_PARENT_CONTEXT } from '../../src/testing/cases/kidParent.ts';
import { PARENT } from '../../src/testing/people.ts';
import { type CallResponse, child, enrolmentOf, get, NOOR, post } from './client.ts';
import { test as engineTest } from './engines.ts';
import type { TestBackend } from './testBackend.ts';

interface Schema {
  required?: string[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
}
interface Described {
  headers?: object;
  content?: Record<string, { schema: Schema }>;
}
type Path = '/camps' | '/medicalInfo' | '/validateVoucher' | '/checkDiscounts' | '/saveWebSubscription';
interface Description {
  paths: Record<Path, Record<string, { responses: Record<string, Described> }>>;
  components: { schemas: Record<string, Schema> };
}

const READS = ['/camps', '/medicalInfo', '/validateVoucher'] as const;
const WRITES = ['/checkDiscounts', '/saveWebSubscription'] as const;

const camp = flexibleCamp();

const test = engineTest.extend<{ backend: TestBackend; openapi: Description }>({
  backend: async ({ start }, use) => use(await start([camp, fullCamp()])),
  openapi: async ({ backend }, use) =>
    use(JSON.parse((await get(backend, '/api/openapi.json')).text) as Description),
});

/** Whether the value matches a schema of the description. */
function fits({ components }: Description, value: unknown, schema: object): boolean {
  const standalone = JSON.stringify({ ...schema, $defs: components.schemas });
  const text = standalone.replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value)
    .success;
}

/** Fails unless the response is described for this call. */
function expectDescribed(openapi: Description, path: Path, { status, headers, text }: CallResponse): void {
  const [operation] = Object.values(openapi.paths[path]);
  const described = operation?.responses[String(status)];
  expect(described, `${path} returned ${status}`).toBeDefined();
  const { content, headers: promised = {} } = described ?? {};
  for (const name of ['Retry-After', ...Object.keys(promised)])
    expect(name in promised, `${path} ${status} ${name}`).toBe(headers.has(name));
  if (!content) {
    expect(text).toBe('');
    return;
  }
  const [type = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
  expect(headers.get('content-type')).toContain(type);
  const value: unknown = type === 'application/json' ? JSON.parse(text) : text;
  expect(fits(openapi, value, schema), `${path} ${status}: ${text}`).toBe(true);
}

test('describes every response of the running server', async ({ backend, openapi }) => {
  const responses: [path: Path, response: CallResponse][] = [];
  const ask = async (path: Path, query = '', headers = {}) =>
    responses.push([path, await get(backend, `/api${path}${query}`, headers)]);
  const send = async (path: Path, body: unknown, headers = {}) =>
    responses.push([path, await post(backend, `/api${path}`, body, headers)]);
  const { code } = await backend.createVoucher('ZOMER-VOLZET');
  const ofVoucher = (text: string) => `?voucher=${text}&campId=ZOMER-VOLZET`;
  const sheet = `?key=demo&nationalNr=${NOOR}`;
  const discount = { subscriber_NationalNr: NOOR, campId: camp.id };
  const key = { 'idempotency-key': 'key' };

  for (const query of ['?key=demo', '?key=demo&campId=NERGENS', '?key=demo&x=1', '?key=another']) {
    await ask('/camps', query);
  }
  await send('/checkDiscounts', discount);
  await send('/saveWebSubscription', enrolmentOf(camp, NOOR), key);
  await send('/saveWebSubscription', enrolmentOf(camp, NOOR));
  await send('/saveWebSubscription', enrolmentOf(camp, child(1)), key);
  await send('/saveWebSubscription', enrolmentOf(fullCamp(), child(1)));
  await send('/checkDiscounts', discount);
  await ask('/medicalInfo', sheet, { 'x-parent-national-nr': PARENT.subscriber_Parent_NationalNr });
  for (const query of [sheet, '?key=demo&x=1', '?key=another']) await ask('/medicalInfo', query);
  await ask('/validateVoucher', ofVoucher(code));
  for (let n = 0; n <= 100; n += 1) await ask('/validateVoucher', ofVoucher(`unknown${n}`));
  for (const path of WRITES) {
    await send(path, 'x'.repeat(70_000));
    await send(path, '', { 'content-type': 'text/plain' });
    await ask(path);
  }
  for (const path of READS) await send(path, '');

  const oneOfEach = (headers = {}) =>
    Promise.all([
      ask('/camps', '?key=demo', headers),
      ask('/medicalInfo', sheet, headers),
      ask('/validateVoucher', ofVoucher(code), headers),
      send('/checkDiscounts', { ...discount, subscriber_NationalNr: child(7) }, headers),
      send('/saveWebSubscription', enrolmentOf(camp, child(7)), headers),
    ]);
  await oneOfEach({ 'sec-fetch-site': 'cross-site' });
  expect(responses.slice(-5).map(([, { status }]) => status)).toEqual([403, 403, 403, 403, 403]);
  vi.spyOn(backend.backend.limits, 'mayBook').mockResolvedValueOnce(false);
  await send('/saveWebSubscription', enrolmentOf(camp, child(7)));
  const work = vi.spyOn(backend.backend.queue, 'run');
  for (const failure of [new Error('the database is gone'), new Overloaded()]) {
    work.mockRejectedValue(failure);
    await oneOfEach();
  }
  for (const [path, response] of responses) expectDescribed(openapi, path, response);

  const met = new Set(responses.map(([path, { status }]) => `${path} ${status}`));
  const promised = Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ responses }) =>
      Object.keys(responses).map((status) => `${path} ${status}`),
    ),
  );
  expect(promised.filter((response) => !met.has(response))).toEqual([]);
});

test('passes Redocly and Spectral without a warning', async ({ openapi }) => {
  const source = JSON.stringify(openapi);
  // Not `createConfig`, whose type takes tsc three seconds.
  const config = await loadConfig({ customExtends: ['recommended'] });
  const redocly = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
  expect(redocly.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const spectral = new Spectral();
  spectral.setRuleset({ extends: oas } as RulesetDefinition);
  const found = await spectral.run(source);
  expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([]);
  // Both check it: they reject a description without its security schemes.
  const without = JSON.stringify({ ...openapi, components: { schemas: openapi.components.schemas } });
  expect(await lintFromString({ source: without, config, absoluteRef: '/openapi.json' })).not.toEqual([]);
  expect(await spectral.run(without)).not.toEqual([]);
});

test('returns 401 and no camp for a wrong key', async ({ backend }) => {
  for (const query of ['?key=another', '', '?key=', `?key=another&campId=${camp.id}`]) {
    expect(await get(backend, `/api/camps${query}`)).toMatchObject({ status: 401, text: 'INVALID' });
  }
});

test("describes the wizard's request and the codes of the catalogue", ({ openapi }) => {
  const isSubscription = (value: unknown) =>
    fits(openapi, value, { $ref: '#/components/schemas/Subscription' });
  expect(isSubscription(enrolmentOf(camp, NOOR))).toBe(true);
  expect(isSubscription({ ...enrolmentOf(camp, NOOR), more: 1 })).toBe(false);
  expect(openapi.components.schemas.ErrorCode?.enum).toEqual([...ERROR_CODES]);
});

test('describes fields with the names, lengths and choices of the rules', ({ openapi }) => {
  const inputFields = openapi.components.schemas.InputData?.properties ?? {};
  expect(Object.keys(inputFields).sort()).toEqual(Object.keys(EMPTY_SUBSCRIPTION.inputData).sort());
  const { fields } = kidParentRules(KID_PARENT_CONTEXT).describe();
  for (const [name, { tests }] of Object.entries(fields as Record<string, SchemaDescription>)) {
    const rule = (limit: string) => tests.find(({ name }) => name === limit)?.params?.[limit];
    const { minLength, maxLength } = inputFields[name] ?? {};
    expect({ name, minLength, maxLength }).toEqual({ name, minLength: rule('min'), maxLength: rule('max') });
  }
  expect(inputFields.subscriber_GenderId?.enum).toEqual([...GENDERS]);
  expect(inputFields.subscription_Remark?.enum).toEqual(['', ...OFFERED_OPTIONS]);
});

test('requires exactly the described fields', async ({ backend, openapi }) => {
  await backend.importCamps([campItem({ ...camp, seatsOpen: 100 })]);
  const refused: string[] = [];
  const { required = [], properties: inputFields = {} } = openapi.components.schemas.InputData ?? {};
  for (const [n, name] of Object.keys(inputFields).entries()) {
    const enrolment = enrolmentOf(camp, child(n));
    const rest = Object.fromEntries(Object.entries(enrolment.inputData).filter(([key]) => key !== name));
    const { status } = await post(backend, '/api/saveWebSubscription', { ...enrolment, inputData: rest });
    if (status !== 200) refused.push(name);
  }
  expect(refused.sort()).toEqual([...required].sort());
});
