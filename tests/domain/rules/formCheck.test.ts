import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { checkChange, checkForm } from '../../../src/domain/rules/formCheck.ts';
import { confirmationRules } from '../../../src/domain/rules/confirmation.ts';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
import { medicalFormRules } from '../../../src/domain/rules/medicalForm.ts';
import type { Problems } from '../../../src/domain/rules/ruleMessage.ts';
import { KID_PARENT_CONTEXT } from '../../../stories/support/cases/kidParent.ts';
import { CONFIRMATION, KID_PARENT, MEDICAL_INFO } from '../../../stories/support/people.ts';

/** The same question in yup's own way, over the whole form at once. */
function problemsOfWhole(schema: AnyObjectSchema, values: object): Problems {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const problems: Problems = {};
    for (const { path, message } of (error as ValidationError).inner) {
      problems[path ?? ''] ??= message as unknown as Problems[string];
    }
    return problems;
  }
}

const sample = ['', ' ', 'K', 'Noor', ' Noor ', 'noor@example.be', '0470 12 34 56', 'x'.repeat(60)];
// Often the same text in two fields: some rules compare.
const value = fc.oneof(
  { arbitrary: fc.constantFrom(...sample), weight: 3 },
  fc.string(),
  fc.boolean(),
  fc.constant(undefined),
);

type Rules = (values: never) => AnyObjectSchema;

const FORMS: [form: string, good: object, rules: Rules][] = [
  ['child and parent', KID_PARENT, () => kidParentRules(KID_PARENT_CONTEXT)],
  ['medical sheet', MEDICAL_INFO, medicalFormRules],
  ['confirmation', CONFIRMATION, () => confirmationRules],
];

describe('asked field by field, the rules say what yup says of the whole', () => {
  test.each(FORMS)('%s', (_form, good, rules) => {
    const fields = Object.keys(good);
    const changes = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: fields.length });
    fc.assert(
      fc.property(changes, (changed) => {
        const values = { ...good, ...changed };
        const schema = rules(values as never);
        expect(checkForm(schema, values).problems).toEqual(problemsOfWhole(schema, values));
      }),
    );
  });
});

describe('asked again after each change, they say what they say of the whole', () => {
  test.each(FORMS)('%s', (_form, good, rules) => {
    const change = fc.tuple(fc.constantFrom(...Object.keys(good)), value);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
        let values = good;
        let check = checkForm(rules(values as never), values);
        for (const [field, next] of changes) {
          values = { ...values, [field]: next };
          const schema = rules(values as never);
          check = checkChange(schema, values, field, check);
          expect(check.problems).toEqual(problemsOfWhole(schema, values));
        }
      }),
    );
  });
});

test('only those are asked that looked at the changed field', () => {
  const rules = kidParentRules(KID_PARENT_CONTEXT);
  const before = checkForm(rules, KID_PARENT);
  const askedFor = (field: keyof typeof KID_PARENT) => {
    const { looked } = checkChange(rules, { ...KID_PARENT, [field]: 'x' }, field, before);
    return Object.keys(looked).filter((name) => looked[name] !== before.looked[name]);
  };
  expect(askedFor('subscriber_Parent_City')).toEqual(['subscriber_Parent_City']);
  expect(askedFor('subscriber_FirstName')).toEqual(['subscriber_FirstName', 'subscriber_Parent_FirstName']);
  expect(askedFor('subscriber_Parent_Email')).toEqual([
    'subscriber_Parent_Email',
    'subscriber_Parent_Email_Repeat',
  ]);
});
