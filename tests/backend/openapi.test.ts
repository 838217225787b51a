import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SchemaDescription } from 'yup';
import { campAnswer, flexibleCamp, fullCamp } from '../../stories/support/camps.ts';
import { TODAY } from '../../stories/support/clock.ts';
import { CHILD, PARENT } from '../../stories/support/people.ts';
import { Overloaded } from '../../src/backend/http/RequestQueue.ts';
import { EMPTY_SUBSCRIPTION, GENDERS, OFFERED_OPTIONS } from '../../src/domain/enrolment.ts';
import { ERROR_CODES } from '../../src/domain/errorCodes.ts';
import { kidParentRules } from '../../src/domain/rules/kidParent.ts';
import { KID_PARENT_CONTEXT } from '../../stories/support/cases/kidParent.ts';
import {
  checkDiscounts,
  children,
  enrolmentOf,
  get,
  medicalInfo,
  post,
  save,
  type Answer,
} from './client.ts';
import { startTestBackend, type TestBackend } from './testBackend.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean;
  items?: Schema;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
}
interface Described {
  $ref?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: Schema }>;
}
type Path = '/camps' | '/medicalInfo' | '/validateVoucher' | '/checkDiscounts' | '/saveWebSubscription';
interface Operation {
  responses: Record<string, Described>;
}
interface Description {
  paths: Record<Path, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const camp = flexibleCamp();
const NOOR = CHILD.subscriber_NationalNr;
const child = children(2016);
let backend: TestBackend;
let openapi: Description;
beforeEach(async () => {
  backend = await startTestBackend({ camps: [camp, fullCamp()].map(campAnswer), today: TODAY });
  openapi = JSON.parse((await get(backend, '/api/openapi.json')).text) as Description;
});
afterEach(() => backend.stop());

/** What a `#/components/…` reference stands for. */
function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const [, ...path] = part.$ref.split('/');
  return path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], openapi) as Part;
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Whether the value is as the schema says: as much of JSON Schema as the description uses. */
function fits(value: unknown, given: Schema): boolean {
  const schema = resolved(given);
  if (schema.anyOf && !schema.anyOf.some((one) => fits(value, one))) return false;
  if (schema.const !== undefined && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  const types = [schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type));
  if (types.length > 0 && !types.includes(typeOf(value))) return false;
  if (Array.isArray(value)) return value.every((item) => !schema.items || fits(item, schema.items));
  if (typeof value !== 'object' || value === null) return true;
  const entries = Object.entries(value);
  if (!(schema.required ?? []).every((name) => Object.hasOwn(value, name))) return false;
  return entries.every(([name, part]) => {
    const pattern = Object.entries(schema.patternProperties ?? {}).find(([text]) =>
      new RegExp(text).test(name),
    );
    const wanted = schema.properties?.[name] ?? pattern?.[1];
    return wanted ? fits(part, wanted) : schema.additionalProperties !== false;
  });
}

/** Fails unless the answer is one the description promises for this call. */
function expectDescribed(path: Path, { status, headers, text }: Answer): void {
  const [operation] = Object.values(openapi.paths[path]);
  const described = operation?.responses[String(status)];
  expect(described, `${path} answered ${status}`).toBeDefined();
  const { content, headers: promised = {} } = described ? resolved(described) : {};
  for (const name of Object.keys(promised)) expect(headers.has(name), `${path} ${status} ${name}`).toBe(true);
  if (!content) {
    expect(text).toBe('');
    return;
  }
  const [type = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
  expect(headers.get('content-type')).toContain(type);
  const value: unknown = type === 'application/json' ? JSON.parse(text) : text;
  expect(fits(value, schema), `${path} ${status}: ${text}`).toBe(true);
}

/** The answer with the path it came by. */
const of =
  (path: Path) =>
  (answer: Answer): [path: Path, answer: Answer] => [path, answer];

test('describes every answer of the running server', async () => {
  const { code } = await backend.createVoucher('ZOMER-VOLZET');
  const voucher = (text: string) => get(backend, `/api/validateVoucher?voucher=${text}&campId=ZOMER-VOLZET`);
  const large = 'x'.repeat(70_000);
  const answers: [path: Path, answer: Answer][] = [
    ['/camps', await get(backend, '/api/camps?key=demo')],
    ['/camps', await get(backend, '/api/camps?key=demo&campId=NERGENS')],
    ['/camps', await get(backend, '/api/camps?key=demo&x=1')],
    ['/camps', await get(backend, '/api/camps?key=another')],
    ['/medicalInfo', await get(backend, '/api/medicalInfo?key=another')],
    ['/checkDiscounts', await checkDiscounts(backend, NOOR, camp.id)],
    ['/saveWebSubscription', await save(backend, enrolmentOf(camp, NOOR), 'key')],
    ['/saveWebSubscription', await save(backend, enrolmentOf(camp, NOOR))],
    ['/saveWebSubscription', await save(backend, enrolmentOf(camp, child(1)), 'key')],
    ['/saveWebSubscription', await save(backend, enrolmentOf(fullCamp(), child(1)))],
    ['/saveWebSubscription', await post(backend, '/api/saveWebSubscription', large)],
    [
      '/saveWebSubscription',
      await post(backend, '/api/saveWebSubscription', '', { 'content-type': 'text/plain' }),
    ],
    ['/checkDiscounts', await checkDiscounts(backend, NOOR, camp.id)],
    ['/checkDiscounts', await post(backend, '/api/checkDiscounts', large)],
    ['/checkDiscounts', await post(backend, '/api/checkDiscounts', '', { 'content-type': 'text/plain' })],
    ['/medicalInfo', await medicalInfo(backend, NOOR, PARENT.subscriber_Parent_NationalNr)],
    ['/medicalInfo', await medicalInfo(backend, NOOR, NOOR)],
    ['/medicalInfo', await get(backend, '/api/medicalInfo?key=demo&x=1')],
    ['/validateVoucher', await voucher(code)],
    ['/validateVoucher', await voucher('unknown')],
  ];
  for (let n = 0; n < 100; n += 1) await voucher(`unknown${n}`);
  answers.push(['/validateVoucher', await voucher('unknown')]);

  const oneOfEach = () =>
    Promise.all([
      get(backend, '/api/camps?key=demo').then(of('/camps')),
      medicalInfo(backend, NOOR, NOOR).then(of('/medicalInfo')),
      voucher(code).then(of('/validateVoucher')),
      checkDiscounts(backend, NOOR, camp.id).then(of('/checkDiscounts')),
      save(backend, enrolmentOf(camp, NOOR)).then(of('/saveWebSubscription')),
    ]);
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/camps', '/medicalInfo', '/validateVoucher'] as const) {
    answers.push([path, await get(backend, `/api${path}`, elsewhere)]);
  }
  for (const [path, body] of [
    ['/checkDiscounts', { subscriber_NationalNr: child(7), campId: camp.id }],
    ['/saveWebSubscription', enrolmentOf(camp, child(7))],
  ] as const) {
    answers.push([path, await post(backend, `/api${path}`, body, elsewhere)]);
  }
  expect(answers.slice(-5).map(([, { status }]) => status)).toEqual([403, 403, 403, 403, 403]);
  const work = vi.spyOn(backend.backend.queue, 'run');
  work.mockRejectedValue(new Error('the database is gone'));
  answers.push(...(await oneOfEach()));
  work.mockRejectedValue(new Overloaded());
  answers.push(...(await oneOfEach()));
  for (const path of ['/camps', '/medicalInfo', '/validateVoucher'] as const) {
    answers.push([path, await post(backend, `/api${path}`, '')]);
  }
  for (const path of ['/checkDiscounts', '/saveWebSubscription'] as const) {
    answers.push([path, await get(backend, `/api${path}`)]);
  }
  for (const [path, answer] of answers) expectDescribed(path, answer);

  const met = new Set(answers.map(([path, { status }]) => `${path} ${status}`));
  const promised = Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ responses }) =>
      Object.keys(responses).map((status) => `${path} ${status}`),
    ),
  );
  expect(promised.filter((answer) => !met.has(answer))).toEqual([]);
});

test('passes Redocly and Spectral without a warning', async () => {
  const source = JSON.stringify(openapi);
  const config = await createConfig({ extends: ['recommended'] });
  const redocly = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
  expect(redocly.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const spectral = new Spectral();
  spectral.setRuleset({ extends: oas } as RulesetDefinition);
  const found = await spectral.run(source);
  expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([]);
  // They look: a description without its security schemes is refused by both.
  const without = JSON.stringify({ ...openapi, components: { schemas: openapi.components.schemas } });
  expect(await lintFromString({ source: without, config, absoluteRef: '/openapi.json' })).not.toEqual([]);
  expect(await spectral.run(without)).not.toEqual([]);
});

test('returns 401 and no camp for a wrong key', async () => {
  for (const query of ['?key=another', '', '?key=', `?key=another&campId=${camp.id}`]) {
    expect(await get(backend, `/api/camps${query}`)).toMatchObject({ status: 401, text: 'INVALID' });
  }
});

test("describes the wizard's request and the codes of the catalogue", () => {
  expect(fits(enrolmentOf(camp, NOOR), { $ref: '#/components/schemas/Subscription' })).toBe(true);
  expect(fits({ ...enrolmentOf(camp, NOOR), more: 1 }, { $ref: '#/components/schemas/Subscription' })).toBe(
    false,
  );
  expect(openapi.components.schemas.ErrorCode?.enum).toEqual([...ERROR_CODES]);
});

const inputData = () => openapi.components.schemas.InputData ?? {};

test('describes fields with the names, lengths and choices of the rules', () => {
  const inputFields = inputData().properties ?? {};
  expect(Object.keys(inputFields).sort()).toEqual(Object.keys(EMPTY_SUBSCRIPTION.inputData).sort());
  const { fields } = kidParentRules(KID_PARENT_CONTEXT).describe();
  for (const [name, { tests }] of Object.entries(fields as Record<string, SchemaDescription>)) {
    const rule = (limit: string) => tests.find((asked) => asked.name === limit)?.params?.[limit];
    const { minLength, maxLength } = inputFields[name] ?? {};
    expect({ name, minLength, maxLength }).toEqual({ name, minLength: rule('min'), maxLength: rule('max') });
  }
  expect(inputFields.subscriber_GenderId?.enum).toEqual([...GENDERS]);
  expect(inputFields.subscription_Remark?.enum).toEqual(['', ...OFFERED_OPTIONS]);
});

test('requires exactly the described fields, and refuses an unknown key', async () => {
  await backend.importCamps([campAnswer(flexibleCamp({ seatsOpen: 100 }))]);
  const refused: string[] = [];
  const { required = [], properties: inputFields = {} } = inputData();
  for (const [n, name] of Object.keys(inputFields).entries()) {
    const enrolment = enrolmentOf(camp, child(n));
    const rest = Object.fromEntries(Object.entries(enrolment.inputData).filter(([key]) => key !== name));
    const { status } = await post(backend, '/api/saveWebSubscription', { ...enrolment, inputData: rest });
    if (status !== 200) refused.push(name);
  }
  expect(refused.sort()).toEqual([...required].sort());

  const enrolment = enrolmentOf(camp, NOOR);
  const more = { ...enrolment, inputData: { ...enrolment.inputData, more: 1 } };
  expect(fits(more, { $ref: '#/components/schemas/Subscription' })).toBe(false);
  expect((await post(backend, '/api/saveWebSubscription', more)).status).toBe(400);
});
