import { object, string, type StringSchema } from 'yup';
import { GENDERS } from '../enrolment.ts';
import { birthYear, hasValidCheckDigits, NATIONAL_NUMBER_LENGTH } from '../nationalNumber.ts';
import { countCharacters, storedText } from '../visibleText.ts';
import type { KidParentContext } from './kidParentContext.ts';
import type { RuleMessage } from './ruleMessage.ts';

/** Spec 5: the minimum age of the parent. */
const PARENT_MINIMUM_AGE = 18;

const REQUIRED: RuleMessage = { key: 'rule.required' };
const TOO_SHORT: RuleMessage = { key: 'rule.tooShort' };
const TOO_LONG: RuleMessage = { key: 'rule.tooLong' };

/** An optional +, then 8 to 15 digits with spaces, dots, slashes, hyphens and parentheses between them. */
const PHONE = /^[\s./()-]*(?:\+[\s./()-]*)?(?:\d[\s./()-]*){8,15}$/;
/** No dot at the start or the end of a part, nor two in a row, and a domain with a dot. */
const EMAIL_DOTS = /^[^.@]+(?:\.[^.@]+)*@[^.@]+(?:\.[^.@]+)*\.[^.@\s]{2,}$/;
const EMAIL = string().email();

/** With a plain letter for each of the domain, which may have accents: `email()` knows those of ASCII only. */
const withPlainDomain = (address: string) =>
  address.replace(/@[^@]*$/, (domain) => domain.replace(/[\p{L}\p{N}]\p{M}*/gu, 'x'));

/** The limit of RFC 5321. It also bounds the time the patterns take. */
const MAX_EMAIL_LENGTH = 254;

/** On average: a family emoji has eleven. Without a limit, a letter could have any number of marks. */
const MAX_CODE_UNITS = 16;

/** A required text. Its limits have the names of yup's own, which count the parts of a character. */
function text(min: number, max: number): StringSchema<string> {
  return string()
    .transform(storedText)
    .required(REQUIRED)
    .test({
      name: 'min',
      params: { min },
      message: TOO_SHORT,
      test: (value) => countCharacters(value) >= min,
    })
    .test({
      name: 'max',
      params: { max },
      message: TOO_LONG,
      test: (value) => value.length <= max * MAX_CODE_UNITS && countCharacters(value) <= max,
    });
}

function phone(): StringSchema<string> {
  return text(2, 50).test('phone', { key: 'rule.phone' }, (value) => PHONE.test(value));
}

function nationalNumber(): StringSchema<string> {
  return string()
    .trim()
    .required(REQUIRED)
    .min(NATIONAL_NUMBER_LENGTH, TOO_SHORT)
    .max(NATIONAL_NUMBER_LENGTH, { key: 'rule.nationalNumberTooLong' })
    .test('checkDigits', { key: 'rule.nationalNumber' }, hasValidCheckDigits);
}

/** Whether the texts are equal, ignoring case. */
const isSame = (one: string, other: unknown) =>
  typeof other === 'string' && storedText(one).toLowerCase() === storedText(other).toLowerCase();

/** Whether a child with this national number is too old or too young for the camp (spec 5). A voucher has no age limit. */
export function ageProblem(
  nationalNr: string,
  { voucher, campMaxBirthyear, campMinBirthyear, today }: KidParentContext,
): 'tooOld' | 'tooYoung' | null {
  if (voucher !== '') return null;
  const year = birthYear(nationalNr, today);
  if (year < (campMaxBirthyear ?? -Infinity)) return 'tooOld';
  return year > (campMinBirthyear ?? Infinity) ? 'tooYoung' : null;
}

/** The rules of the child and parent form (spec 5), with the keys of their messages. */
export function kidParentRules(context: KidParentContext) {
  const { today } = context;
  const lastAdultYear = Number(today.slice(0, 4)) - PARENT_MINIMUM_AGE;

  return object({
    subscriber_FirstName: text(2, 50),
    subscriber_LastName: text(2, 50),
    subscriber_NationalNr: nationalNumber()
      .test('tooOld', { key: 'rule.tooOld' }, (nr) => ageProblem(nr, context) !== 'tooOld')
      .test('tooYoung', { key: 'rule.tooYoung' }, (nr) => ageProblem(nr, context) !== 'tooYoung'),
    subscriber_GenderId: string().required(REQUIRED).oneOf(GENDERS, REQUIRED),
    subscriber_Parent_FirstName: text(2, 50).test(
      'sameName',
      { key: 'rule.sameName' },
      (name, { parent }: { parent: { subscriber_FirstName?: unknown } }) =>
        !isSame(name, parent.subscriber_FirstName),
    ),
    subscriber_Parent_LastName: text(2, 50),
    subscriber_Parent_NationalNr: nationalNumber().test(
      'adult',
      { key: 'rule.adult' },
      (nr) => birthYear(nr, today) <= lastAdultYear,
    ),
    subscriber_Parent_Street: text(2, 50),
    subscriber_Parent_HouseNr: text(1, 10),
    subscriber_Parent_PostalCode: text(2, 50),
    subscriber_Parent_City: text(2, 50),
    subscriber_Parent_Country: text(2, 50),
    subscriber_Parent_Email: string()
      .trim()
      .required(REQUIRED)
      .max(MAX_EMAIL_LENGTH, { key: 'rule.email' })
      .test(
        'email',
        { key: 'rule.email' },
        (address) =>
          // Yup runs every test, and the patterns are slow on a long text.
          address.length <= MAX_EMAIL_LENGTH &&
          EMAIL_DOTS.test(address) &&
          EMAIL.isValidSync(withPlainDomain(address)),
      ),
    subscriber_Parent_Email_Repeat: string()
      .trim()
      .required(REQUIRED)
      // Not `oneOf`: yup tests that before `required`, so an empty field would have the wrong message.
      .test(
        'repeat',
        { key: 'rule.emailRepeat' },
        (repeat, { parent }: { parent: { subscriber_Parent_Email?: unknown } }) =>
          isSame(repeat, parent.subscriber_Parent_Email),
      ),
    subscriber_Parent_Phone: phone(),
    subscriber_Parent_Phone2: phone(),
  });
}
