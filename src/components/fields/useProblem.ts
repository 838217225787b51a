import { useField, type FieldMetaProps } from 'formik';
import type { RuleMessage } from '../../domain/rules/ruleMessage.ts';

/** The broken rule of a field that was touched. Formik types errors as texts, and passes the rules' messages through. */
export function problemOf({ touched, error }: FieldMetaProps<unknown>): RuleMessage | null {
  return touched && error ? (error as unknown as RuleMessage) : null;
}

/** The same of a field by its name. */
export function useProblem(name: string): RuleMessage | null {
  return problemOf(useField(name)[1]);
}
