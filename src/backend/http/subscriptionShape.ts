import { isDay } from '../../domain/days.ts';
import {
  DISCOUNT_TYPES,
  EMPTY_SUBSCRIPTION,
  type InputData,
  type Subscription,
} from '../../domain/enrolment.ts';
import { BLOCK_FIELDS, EMPTY_MEDICAL_INFO, type MedicalInfo } from '../../domain/medicalSheet.ts';

type Check = (value: unknown) => boolean;
type Checks = ReadonlyMap<string, Check>;

/** Days in a year: more were never asked for in earnest. */
const MOST_DAYS = 366;

/** Whether PostgreSQL takes the text: it has no NUL, and no half of a surrogate pair. */
export function isCleanText(value: unknown): value is string {
  // Whole surrogate pairs are rare in honest text; the first pattern is ten times as quick as the second.
  return typeof value === 'string' && (!/[\0\ud800-\udfff]/.test(value) || !/[\0\p{Surrogate}]/u.test(value));
}

const isBoolean: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isNumberOrNull: Check = (value) => value === null || isNumber(value);
const isTextOrNull: Check = (value) => value === null || isCleanText(value);
const isSelection: Check = (value) =>
  Array.isArray(value) &&
  value.length <= MOST_DAYS &&
  value.every((day) => typeof day === 'string' && isDay(day)) &&
  new Set(value).size === value.length;

/** The checks that the defaults of spec 3 imply: each key keeps its default's JSON type; null is a number not known. */
function checksLike(defaults: object): [key: string, check: Check][] {
  return Object.entries(defaults).flatMap(([key, value]): [string, Check][] => {
    if (typeof value === 'string') return [[key, isCleanText]];
    if (typeof value === 'boolean') return [[key, isBoolean]];
    if (typeof value === 'number') return [[key, isNumber]];
    return value === null ? [[key, isNumberOrNull]] : [];
  });
}

const MEDICAL_CHECKS: Checks = new Map([
  ...checksLike(EMPTY_MEDICAL_INFO),
  ...BLOCK_FIELDS.map((field): [string, Check] => [field, isCleanText]),
]);

const INPUT_CHECKS: Checks = new Map([
  ...checksLike(EMPTY_SUBSCRIPTION.inputData),
  ['selectedDays', isSelection],
  ['subscriber_Medical_MedicalInfo', (value) => hasShape(value, MEDICAL_CHECKS)],
]);

const SUBSCRIPTION_CHECKS: Checks = new Map([
  ...checksLike(EMPTY_SUBSCRIPTION),
  ['apiError', isTextOrNull],
  ['discountType', (value) => value === null || DISCOUNT_TYPES.some((type) => type === value)],
  ['inputData', (value) => hasShape(value, INPUT_CHECKS)],
]);

/** An object of known keys only, each of its type. Keys may be absent: JSON drops what is undefined. */
function hasShape(value: unknown, checks: Checks): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, part]) => checks.get(key)?.(part))
  );
}

/** The posted subscription state (spec 7) with the defaults of spec 3 for what is absent; null for another shape. */
export function readSubscription(json: unknown): Subscription | null {
  if (!hasShape(json, SUBSCRIPTION_CHECKS)) return null;
  const inputData = (json.inputData ?? {}) as Partial<InputData>;
  const medicalInfo = inputData.subscriber_Medical_MedicalInfo as Partial<MedicalInfo> | undefined;
  return {
    ...EMPTY_SUBSCRIPTION,
    ...(json as Partial<Subscription>),
    inputData: {
      ...EMPTY_SUBSCRIPTION.inputData,
      ...inputData,
      subscriber_Medical_MedicalInfo: { ...EMPTY_MEDICAL_INFO, ...medicalInfo },
    },
  };
}

const DISCOUNT_CHECKS: Checks = new Map([
  ['subscriber_NationalNr', isCleanText],
  ['campId', isCleanText],
]);

/** The body of the discount check (spec 7); null for another shape. */
export function readDiscountQuestion(json: unknown): { nationalNr: string; campId: string } | null {
  if (!hasShape(json, DISCOUNT_CHECKS)) return null;
  const { subscriber_NationalNr: nationalNr, campId } = json;
  if (typeof nationalNr !== 'string' || typeof campId !== 'string') return null;
  return { nationalNr: nationalNr.trim(), campId };
}
