import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { confirmationRules } from '../../../src/domain/rules/confirmation.ts';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
import { medicalFormRules } from '../../../src/domain/rules/medicalForm.ts';
import { problemsOf } from '../../../src/domain/rules/problemsOf.ts';
import { KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import { CONFIRMATION, KID_PARENT, MEDICAL_INFO } from '../../../src/testing/people.ts';

const sample = ['', ' ', 'K', 'Noor', ' Noor ', 'noor@example.be', '0470 12 34 56', 'x'.repeat(60)];
// Often the same text in two fields, because some rules compare fields.
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

describe('values pass exactly when no field has a problem', () => {
  test.each(FORMS)('%s', (_form, good, rules) => {
    const fields = Object.keys(good);
    const changes = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 3 });
    fc.assert(
      fc.property(changes, (changed) => {
        const values = { ...good, ...changed };
        const schema = rules(values as never);
        expect(schema.isValidSync(values, { disableStackTrace: true })).toBe(
          Object.keys(problemsOf(schema, values)).length === 0,
        );
      }),
    );
  });
});
