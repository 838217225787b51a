import { z } from '@hono/zod-openapi';
import { MAX_CAMP_DAYS } from '../../domain/camp.ts';
import { isDay } from '../../domain/days.ts';
import { EMPTY_KID_PARENT, type KidParentValues } from '../../domain/emptyKidParent.ts';
import { DISCOUNT_TYPES, GENDERS, OFFERED_OPTIONS } from '../../domain/enrolment.ts';
import { EMPTY_SUBSCRIPTION } from '../../domain/subscription.ts';
import { ERROR_CODES } from '../../domain/errorCodes.ts';
import { BLOCK_FIELDS, EMPTY_MEDICAL_INFO, type BlockField } from '../../domain/medicalSheet.ts';

// These schemas validate requests, and describe requests and responses in openapi.json. Lengths and choices are only
// described: the wizard's rules check them, on trimmed texts.

/** A text that PostgreSQL can store: without NUL and lone surrogates. */
export const text = z.string().refine((given) => !/[\0\p{Surrogate}]/u.test(given));
const textOf = (minLength: number, maxLength: number) => text.openapi({ minLength, maxLength });
const name = textOf(2, 50);
const nationalNr = textOf(11, 11);
const choiceOf = (...choices: readonly string[]) => text.openapi({ enum: [...choices] });

const NOT_READ = { description: "Ignored: the camp's own value applies" };
const ofCamp = z.number().openapi(NOT_READ);
const ofCampOrNull = z.number().nullable().default(null).openapi(NOT_READ);

const BLOCK_TEXTS = Object.fromEntries(BLOCK_FIELDS.map((field) => [field, text.optional()]));

/** The medical sheet of spec 3: its flat keys. */
export const MedicalInfo = z
  .strictObject({
    subscriber_takeMedication: z.boolean().default(false),
    subscriber_takeMedicationApproval: z.boolean().default(false),
    subscriber_allergy: z.boolean().default(false),
    subscriber_remarks: text.default(''),
    ...(BLOCK_TEXTS as Record<BlockField, z.ZodOptional<typeof text>>),
  })
  .openapi('MedicalInfo');

const TEXTS = Object.fromEntries(
  Object.entries(EMPTY_KID_PARENT).map(([field, start]) => [field, start ? name.default(start) : name]),
) as Record<keyof KidParentValues, typeof text>;

/** The child and parent of spec 3. */
const KidParent = {
  ...TEXTS,
  subscriber_NationalNr: nationalNr,
  subscriber_GenderId: choiceOf(...GENDERS),
  subscriber_Parent_NationalNr: nationalNr,
  subscriber_Parent_HouseNr: textOf(1, 10),
  subscriber_Parent_Email: text.openapi({ maxLength: 254 }),
  subscriber_Parent_Email_Repeat: text.openapi({ description: 'The same again' }),
};

const InputData = z
  .strictObject({
    voucher: text.default(''),
    campYear: ofCampOrNull,
    campMaxBirthyear: ofCampOrNull,
    campMinBirthyear: ofCampOrNull,
    campMinimumRequiredCampDays: ofCamp.default(EMPTY_SUBSCRIPTION.inputData.campMinimumRequiredCampDays),
    campMinimumContiguousCampDays: ofCamp.default(EMPTY_SUBSCRIPTION.inputData.campMinimumContiguousCampDays),
    campMaximumAllowedCampDays: ofCampOrNull,
    selectedDays: z
      .array(z.string().refine(isDay).openapi({ format: 'date' }))
      .max(MAX_CAMP_DAYS)
      .refine((days) => new Set(days).size === days.length)
      .openapi({ minItems: 1, uniqueItems: true }),
    discountSelectedDays: z.number().default(0).openapi({
      description:
        'In euro, as shown to the parent; more than the discount for fewer days is rejected as INVALID',
    }),
    ...KidParent,
    subscriber_Parent_GdprConsent: z.boolean().openapi({ enum: [true] }),
    subscriber_Parent_EmailConsent: z.boolean().default(false),
    subscription_Remark: choiceOf('', ...OFFERED_OPTIONS).default(''),
    subscriber_Medical_MedicalInfo: MedicalInfo.default(EMPTY_MEDICAL_INFO),
  })
  .openapi('InputData');

/** The request of saveWebSubscription: the whole subscription state of spec 3, as in the wizard. */
export const Subscription = z
  .strictObject({
    campId: text,
    apiError: text.nullable().default(''),
    discountAllowed: z.boolean().default(false),
    discountType: z.enum(DISCOUNT_TYPES).nullable().default(null),
    discountAmount: z.number().nullable().default(null).openapi({
      description: 'In euro, as shown to the parent; more than the real discount is rejected as INVALID',
    }),
    medicalInfoRequestFired: z.boolean().default(false),
    inputData: InputData,
  })
  .openapi('Subscription');

/** The request of checkDiscounts. */
export const DiscountQuestion = z.strictObject({ subscriber_NationalNr: text, campId: text });

/** The response of checkDiscounts; both null if there is no discount. */
export const DiscountAnswer = z.strictObject({
  DISCOUNT_TYPE: z.enum(DISCOUNT_TYPES).nullable(),
  DISCOUNT_AMOUNT: z.number().nullable(),
});

const textOrNumber = z.union([z.string(), z.number()]);

/** An item of the camps response: the fields of spec 3 that every camp has. */
export const CampAnswer = z
  .looseObject({
    CAMP_ID: textOrNumber,
    ACTIVE_DAYS: z.string(),
    PRICE: textOrNumber,
    SEATS_OPEN: z.int().min(0),
  })
  .openapi('Camp');

/** The error catalogue of spec 8. */
export const ErrorCodeText = z.enum(ERROR_CODES).openapi('ErrorCode');
