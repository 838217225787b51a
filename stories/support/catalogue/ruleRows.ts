import { EMPTY_MEDICAL_INFO } from '../../../src/domain/medicalSheet.ts';
import { campDaysProblem } from '../../../src/domain/rules/campDays.ts';
import { confirmationRules } from '../../../src/domain/rules/confirmation.ts';
import { problemsOf } from '../../../src/domain/rules/problemsOf.ts';
import { kidParentRules } from '../../../src/domain/rules/kidParent.ts';
import { medicalFormRules } from '../../../src/domain/rules/medicalForm.ts';
import type { Problems, RuleMessage } from '../../../src/domain/rules/ruleMessage.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { CAMP_DAYS_CASES } from '../../../src/testing/cases/campDays.ts';
import type { Case } from '../../../src/testing/cases/Case.ts';
import { CONFIRMATION_CASES } from '../../../src/testing/cases/confirmation.ts';
import { KID_PARENT_CASES, KID_PARENT_CONTEXT } from '../../../src/testing/cases/kidParent.ts';
import { MEDICAL_FORM_CASES } from '../../../src/testing/cases/medicalForm.ts';
import { CONFIRMATION, KID_PARENT } from '../../../src/testing/people.ts';

/** A row of the rules of any form. */
export interface RuleRow {
  /** The file of the rule below `src/domain/rules`. */
  file: string;
  field: string;
  about: string;
  /** The value of the field. */
  value: unknown;
  /** The expected error, or null if the value is valid. */
  expected: MessageKey | null;
  /** The error of the production rules. */
  says: () => RuleMessage | null;
}

function formRows<Values extends object, Row extends Case<Values>>(
  file: string,
  rows: readonly Row[],
  filledIn: Values,
  rules: (values: Values, row: Row) => Problems,
): RuleRow[] {
  return rows.map((row) => ({
    file,
    field: row.field,
    about: row.about,
    value: { ...filledIn, ...row.values }[row.field],
    expected: row.expected,
    says: () => rules({ ...filledIn, ...row.values }, row)[row.field] ?? null,
  }));
}

/** Every row of every rule, in the order of the steps, with the error of the production rules. */
export const RULE_ROWS: readonly RuleRow[] = [
  ...CAMP_DAYS_CASES.map(({ about, limits, days, expected }) => ({
    file: 'campDays.ts',
    field: 'selectedDays',
    about,
    value: days,
    expected: expected?.key ?? null,
    says: () => campDaysProblem(limits, days),
  })),
  ...formRows('kidParent.ts', KID_PARENT_CASES, KID_PARENT, (values, { context }) =>
    problemsOf(kidParentRules({ ...KID_PARENT_CONTEXT, ...context }), values),
  ),
  ...formRows('medicalForm.ts', MEDICAL_FORM_CASES, EMPTY_MEDICAL_INFO, (values) =>
    problemsOf(medicalFormRules(values), values),
  ),
  ...formRows('confirmation.ts', CONFIRMATION_CASES, CONFIRMATION, (values) =>
    problemsOf(confirmationRules, values),
  ),
];
