import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { confirmationRules } from '../../../src/domain/rules/confirmation.ts';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
import { medicalFormRules } from '../../../src/domain/rules/medicalForm.ts';
import { problemsOf, type Problems } from '../../../src/domain/rules/ruleMessage.ts';
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
const value = fc.oneof(fc.constantFrom(...sample), fc.string(), fc.boolean(), fc.constant(undefined));

describe('asked field by field, the rules say what yup says of the whole', () => {
  test.each([
    ['child and parent', KID_PARENT, () => kidParentRules(KID_PARENT_CONTEXT)],
    ['medical sheet', MEDICAL_INFO, medicalFormRules],
    ['confirmation', CONFIRMATION, () => confirmationRules],
  ] as [string, object, (values: never) => AnyObjectSchema][])('%s', (_form, good, rules) => {
    const fields = Object.keys(good);
    const changes = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: fields.length });
    fc.assert(
      fc.property(changes, (changed) => {
        const values = { ...good, ...changed };
        const schema = rules(values as never);
        expect(problemsOf(schema, values)).toEqual(problemsOfWhole(schema, values));
      }),
    );
  });
});
