import type { KidParentValues } from '../../domain/emptyKidParent.ts';
import type { KidParentContext } from '../../domain/rules/kidParentContext.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { TODAY } from '../camps.ts';
import { CHILD, inventedNationalNr, PARENT } from '../people.ts';
import type { Case } from './Case.ts';

/** A row of the child and parent form; `context` is what differs from {@link KID_PARENT_CONTEXT}. */
export interface KidParentCase extends Case<KidParentValues> {
  context?: Partial<KidParentContext>;
}

/** The camp's birth years, no voucher, and {@link TODAY}. */
export const KID_PARENT_CONTEXT: KidParentContext = {
  voucher: '',
  campMaxBirthyear: 2014,
  campMinBirthyear: 2018,
  today: TODAY,
};

type Field = keyof KidParentValues;
type Row = [about: string, value: string, expected: MessageKey | null, context?: Partial<KidParentContext>];

const rows = (field: Field, list: Row[]): KidParentCase[] =>
  list.map(([about, value, expected, context]) => ({
    field,
    about,
    values: { [field]: value },
    expected,
    ...(context ? { context } : {}),
  }));

const lengths = (field: Field, shortest: number, longest: number): KidParentCase[] =>
  rows(field, [
    ['empty', '', 'rule.required'],
    ['only spaces', '   ', 'rule.required'],
    ...(shortest > 1 ? [['one too short', 'x'.repeat(shortest - 1), 'rule.tooShort'] satisfies Row] : []),
    ['the shortest', 'x'.repeat(shortest), null],
    ['the shortest, spaces around it', `  ${'x'.repeat(shortest)}  `, null],
    ['the longest', 'x'.repeat(longest), null],
    ['one too long', 'x'.repeat(longest + 1), 'rule.tooLong'],
    ['the longest, with decomposed accents', 'e\u0308'.repeat(longest), null],
    ['one too long, with decomposed accents', 'e\u0308'.repeat(longest + 1), 'rule.tooLong'],
    ['a letter with a thousand marks', `e${'\u0301'.repeat(1000)}e`, 'rule.tooLong'],
    ['only invisible characters', '\u200b\u2060'.repeat(shortest), 'rule.required'],
  ]);

/** `151301` and a serial number for which the nine digits are a multiple of 97, so that the check number is 97. */
const WITH_CHECK_97 = '151301';
const nineOf97 = Array.from({ length: 1000 }, (_, n) => `${WITH_CHECK_97}${String(n).padStart(3, '0')}`);
const plain97 = nineOf97.find((nine) => Number(nine) % 97 === 0) ?? '';
const since2000With97 = nineOf97.find((nine) => Number(`2${nine}`) % 97 === 0) ?? '';

const good = inventedNationalNr(2016);
const wrongCheck = good.slice(0, 9) + String((Number(good.slice(9)) % 97) + 1).padStart(2, '0');
/** Born in 1916, so checked without the 2; the century guess still reads 2016. */
const withoutTheTwo = inventedNationalNr(1916);

const nationalNumbers = (field: Field): KidParentCase[] =>
  rows(field, [
    ['empty', '', 'rule.required'],
    ['10 digits', good.slice(0, 10), 'rule.tooShort'],
    ['12 digits', `${good}0`, 'rule.nationalNumberTooLong'],
    ['with dots and a dash', '16.13.01-001.23', 'rule.nationalNumberTooLong'],
    ['11 characters, one of them a letter', `${good.slice(0, 10)}x`, 'rule.nationalNumber'],
    ['wrong check digits', wrongCheck, 'rule.nationalNumber'],
    ['check number 00 for 97', `${plain97}00`, 'rule.nationalNumber'],
  ]);

const phones = (field: Field): KidParentCase[] =>
  rows(field, [
    ['empty', '', 'rule.required'],
    ['one character', '0', 'rule.tooShort'],
    ['51 characters', '0'.repeat(51), 'rule.tooLong'],
    ['50 characters of which 10 digits', `0470${' '.repeat(40)}123456`, null],
    ['7 digits', '1234567', 'rule.phone'],
    ['8 digits', '12345678', null],
    ['15 digits', '123456789012345', null],
    ['16 digits', '1234567890123456', 'rule.phone'],
    ['a Belgian mobile number', '0470 12 34 56', null],
    ['slash and dots', '0470/12.34.56', null],
    ['parentheses and hyphens', '(09) 123-45-67', null],
    ['international', '+32 470 12 34 56', null],
    ['a country code in brackets', '(+32) 470 12 34 56', null],
    ['two pluses', '++32470123456', 'rule.phone'],
    ['a plus in the middle', '0470+123456', 'rule.phone'],
    ['letters', 'mijn nummer', 'rule.phone'],
  ]);

const childAges: KidParentCase[] = rows('subscriber_NationalNr', [
  ['check digits with the 2', good, null],
  ['check digits without the 2', withoutTheTwo, null],
  ['check number 97 with the 2', `${since2000With97}97`, null],
  ['check number 97 without the 2', `${plain97}97`, null],
  ['born the year before the oldest', inventedNationalNr(2013), 'rule.tooOld'],
  ['born in the year of the oldest', inventedNationalNr(2014), null],
  ['born in the year of the youngest', inventedNationalNr(2018), null],
  ['born the year after the youngest', inventedNationalNr(2019), 'rule.tooYoung'],
  ['born last year', inventedNationalNr(2025), 'rule.tooYoung'],
  ['born this year: taken for 1926', inventedNationalNr(2026), 'rule.tooOld'],
  [
    'the last year the guess takes for 20xx',
    inventedNationalNr(2012),
    'rule.tooYoung',
    { campMaxBirthyear: 2000, campMinBirthyear: 2011 },
  ],
  ['a year before that: taken for 19xx', inventedNationalNr(2011), 'rule.tooOld', { campMaxBirthyear: 2000 }],
  ['too old, with a voucher', inventedNationalNr(2013), null, { voucher: 'ABC' }],
  ['too young, with a voucher', inventedNationalNr(2019), null, { voucher: 'ABC' }],
  ['wrong check digits, with a voucher', wrongCheck, 'rule.nationalNumber', { voucher: 'ABC' }],
  ['too old for a camp with no oldest', inventedNationalNr(2013), null, { campMaxBirthyear: null }],
  ['too young for a camp with no youngest', inventedNationalNr(2019), null, { campMinBirthyear: null }],
]);

const parentAges: KidParentCase[] = rows('subscriber_Parent_NationalNr', [
  ['born in 1985', inventedNationalNr(1985), null],
  ['18 this year: taken for 1908', inventedNationalNr(2008), null],
  // The century guess of spec 5 covers 15 years, so the ages 15 to 17 are not refused.
  ['15 this year: taken for 1911', inventedNationalNr(2011), null],
  ['14 this year', inventedNationalNr(2012), 'rule.adult'],
  ['born last year', inventedNationalNr(2025), 'rule.adult'],
  ['14 this year, with a voucher', inventedNationalNr(2012), 'rule.adult', { voucher: 'ABC' }],
]);

/** Rows of a field that is compared with another: the values of both, and the expected error. */
const pairs = (
  field: Field,
  other: Field,
  list: [about: string, otherValue: string, value: string, expected: MessageKey | null][],
): KidParentCase[] =>
  list.map(([about, otherValue, value, expected]) => ({
    field,
    about,
    values: { [other]: otherValue, [field]: value },
    expected,
  }));

const sameNames = pairs('subscriber_Parent_FirstName', 'subscriber_FirstName', [
  ['the same', 'Noor', 'Noor', 'rule.sameName'],
  ['the same in capitals', 'Noor', 'NOOR', 'rule.sameName'],
  ['the same but for spaces', 'Noor', ' noor ', 'rule.sameName'],
  ['the same with an accent, in capitals', 'Zoë', 'ZOË', 'rule.sameName'],
  ['the same with a decomposed accent', 'Zoë', 'Zoe\u0308', 'rule.sameName'],
  ['another name', 'Noor', 'Noortje', null],
  ['two empty names', '', '', 'rule.required'],
]);

const emails: KidParentCase[] = rows('subscriber_Parent_Email', [
  ['empty', '', 'rule.required'],
  ['plain', 'an@example.be', null],
  ['dots, plus and a subdomain', 'an.peeters+kamp@post.example.be', null],
  ['spaces around it', ' an@example.be ', null],
  ['no at sign', 'an.example.be', 'rule.email'],
  ['two at signs', 'an@@example.be', 'rule.email'],
  ['no domain ending', 'an@example', 'rule.email'],
  ['a space inside', 'an peeters@example.be', 'rule.email'],
  ['two dots in a row', 'an..peeters@example.be', 'rule.email'],
  ['a dot at the start', '.an@example.be', 'rule.email'],
  ['a dot before the at sign', 'an.@example.be', 'rule.email'],
  ['a dot at the start of the domain', 'an@.example.be', 'rule.email'],
  ['an accent in the domain', 'an@b\u00fccher.example', null],
  ['a decomposed accent in the domain', 'an@bu\u0308cher.example', null],
  ['another script in the domain', 'an@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444', null],
  ['a domain as browsers write it', 'an@xn--bcher-kva.example', null],
  ['an accent before the at sign', 'andr\u00e9@example.be', 'rule.email'],
  ['a hyphen at the end of the domain', 'an@b\u00fccher-.example', 'rule.email'],
  ['longer than the maximum of an address', `${'a'.repeat(250)}@example.be`, 'rule.email'],
]);

const emailRepeats = pairs('subscriber_Parent_Email_Repeat', 'subscriber_Parent_Email', [
  ['empty', 'an@example.be', '', 'rule.required'],
  ['the same', 'an@example.be', 'an@example.be', null],
  ['the same but for spaces', 'an@example.be ', ' an@example.be', null],
  ['another', 'an@example.be', 'jan@example.be', 'rule.emailRepeat'],
  ['the same in capitals', 'an@example.be', 'AN@Example.be', null],
  ['the same with a decomposed accent', 'an@b\u00fccher.example', 'an@bu\u0308cher.example', null],
]);

/** Every rule of the child and parent form (spec 5), with valid and invalid values at the limits. */
export const KID_PARENT_CASES: readonly KidParentCase[] = [
  ...lengths('subscriber_FirstName', 2, 50),
  ...lengths('subscriber_LastName', 2, 50),
  ...nationalNumbers('subscriber_NationalNr'),
  ...childAges,
  ...rows('subscriber_GenderId', [
    ['not chosen', '', 'rule.required'],
    ['girl', CHILD.subscriber_GenderId, null],
    ['boy', 'male', null],
    ['something else', 'x', 'rule.required'],
  ]),
  ...lengths('subscriber_Parent_FirstName', 2, 50),
  ...sameNames,
  ...lengths('subscriber_Parent_LastName', 2, 50),
  ...nationalNumbers('subscriber_Parent_NationalNr'),
  ...parentAges,
  ...lengths('subscriber_Parent_Street', 2, 50),
  ...lengths('subscriber_Parent_HouseNr', 1, 10),
  ...lengths('subscriber_Parent_PostalCode', 2, 50),
  ...lengths('subscriber_Parent_City', 2, 50),
  ...lengths('subscriber_Parent_Country', 2, 50),
  ...rows('subscriber_Parent_Country', [['as it starts', PARENT.subscriber_Parent_Country, null]]),
  ...emails,
  ...emailRepeats,
  ...phones('subscriber_Parent_Phone'),
  ...phones('subscriber_Parent_Phone2'),
];
