import { createRoute, z, type RouteConfig } from '@hono/zod-openapi';
import type { WizardConfig } from '../../domain/wizardConfig.ts';
import {
  CampAnswer,
  DiscountAnswer,
  DiscountQuestion,
  ErrorCodeText,
  MedicalInfo,
  Subscription,
  text,
} from './schemas.ts';

const PRINTABLE_ASCII = /^[\x21-\x7e]{1,200}$/;
const INVALID = z.literal('INVALID');
const plain = <Text extends z.ZodType>(description: string, schema: Text) => ({
  description,
  content: { 'text/plain': { schema } },
});
const json = <Json extends z.ZodType>(description: string, schema: Json) => ({
  description,
  content: { 'application/json': { schema } },
});
const headerOf = (name: string, schema: { type: 'string' | 'integer'; description?: string }) => ({
  headers: { [name]: { required: true, schema } },
});
const RETRY_AFTER = headerOf('Retry-After', { type: 'integer', description: 'In seconds' });

const ALWAYS = {
  400: plain('The code of the error catalogue, as bare text', ErrorCodeText),
  403: plain('Sent by a page of another site (Sec-Fetch-Site)', INVALID),
  405: { ...plain('The call does not allow this method', INVALID), ...headerOf('Allow', { type: 'string' }) },
  500: plain('A failure of the server; see its log', INVALID),
  503: {
    ...plain('Overloaded; retry the same request, a booking with the same Idempotency-Key', INVALID),
    ...RETRY_AFTER,
  },
};
const WITH_BODY = {
  ...ALWAYS,
  413: plain('More than 64 KiB', INVALID),
  415: plain('The content type is not application/json', INVALID),
};

/** The organisation's key, as openapi.json names it. */
export const KEY = 'organisationKey';
export const keyScheme = {
  type: 'apiKey',
  in: 'query',
  name: 'key',
  description: "The organisation's key, as in the configuration of its wizard; public",
} as const;
const WITH_KEY = { ...ALWAYS, 401: plain("Not the organisation's key", INVALID) };
const TAG = { name: 'enrolment', description: 'The calls of the wizard during an enrolment' };
const ofEnrolment = { tags: [TAG.name], security: [] };
const ofOrganisation = { tags: [TAG.name], security: [{ [KEY]: [] }] };

/** A call under its name. */
const call = <Name extends string, Rest extends Omit<RouteConfig, 'path' | 'operationId'>>(
  name: Name,
  rest: Rest,
) => createRoute({ path: `/${name}` as const, operationId: name, ...rest });

export const camps = call('camps', {
  method: 'get',
  ...ofOrganisation,
  summary: 'Camps',
  description: 'The camp with this id first; all camps without an id; an empty array for an unknown id',
  request: { query: z.strictObject({ key: text, campId: text.optional() }) },
  responses: { ...WITH_KEY, 200: json('The camps', z.array(CampAnswer)) },
});

export const medicalInfo = call('medicalInfo', {
  method: 'get',
  ...ofOrganisation,
  summary: 'Medical sheet',
  description: "The sheet of the child's last booking, for the parent who made it",
  request: {
    query: z.strictObject({ key: text, nationalNr: text.default('') }),
    headers: z.object({ 'X-Parent-National-Nr': text.default('') }),
  },
  responses: {
    ...WITH_KEY,
    200: json('The sheet', MedicalInfo),
    204: { description: 'No sheet, or not for this parent' },
  },
});

export const validateVoucher = call('validateVoucher', {
  method: 'get',
  ...ofEnrolment,
  summary: 'Voucher',
  description: 'Whether a voucher is valid for this camp',
  request: { query: z.strictObject({ voucher: text.default(''), campId: text.default('') }) },
  responses: {
    ...ALWAYS,
    200: plain('Valid', z.literal('VALID')),
    400: plain('Not valid', z.enum(['INVALID', 'EXPIRED'])),
    429: {
      ...plain('Too many wrong codes from this address; a valid code never gets this response', INVALID),
      ...RETRY_AFTER,
    },
  },
});

export const checkDiscounts = call('checkDiscounts', {
  method: 'post',
  ...ofEnrolment,
  summary: 'Discount',
  description: "The child's discount for this camp, or why it cannot book it",
  request: { body: { required: true, ...json('The child and the camp', DiscountQuestion) } },
  responses: { ...WITH_BODY, 200: json('The discount; both null when there is none', DiscountAnswer) },
});

export const saveWebSubscription = call('saveWebSubscription', {
  method: 'post',
  ...ofEnrolment,
  summary: 'Booking',
  description: 'Books the camp; every rule, the price and the discount are checked again',
  request: {
    headers: z.object({
      'Idempotency-Key': z.string().regex(PRINTABLE_ASCII).optional().openapi({
        description: 'The same key with the same data returns the response of the first booking',
        minLength: 1,
        maxLength: 200,
      }),
    }),
    body: { required: true, ...json('The whole subscription state, as the wizard holds it', Subscription) },
  },
  responses: {
    ...WITH_BODY,
    200: json(
      'Booked; the amount to pay in euro',
      z.strictObject({ reference: z.string(), toPay: z.number() }),
    ),
    422: plain('The idempotency key belongs to other data', INVALID),
    429: { ...plain('Too many bookings from this address in an hour', INVALID), ...RETRY_AFTER },
  },
});

/** The head of `openapi.json`. */
export const aboutApi = ({ organisationName, secretariatEmail }: WizardConfig) => ({
  openapi: '3.1.0',
  info: {
    title: 'Camp enrolment: the five calls',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: organisationName, email: secretariatEmail },
    description:
      'Rejected requests get a 400 with an error code as plain text, and so do unknown parameters, repeated parameters, unknown keys and wrong JSON types.',
  },
  servers: [{ url: '/api' }],
  tags: [TAG],
});
