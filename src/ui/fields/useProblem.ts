import { useField, type FieldMetaProps } from 'formik';
import type { RuleMessage } from '../../domain/rules/ruleMessage.ts';

/** The failed rule of a touched field. Formik types errors as strings but passes objects through. */
export function problemOf({ touched, error }: FieldMetaProps<unknown>): RuleMessage | null {
  return touched && error ? (error as unknown as RuleMessage) : null;
}

/** The same, by field name. */
export function useProblem(name: string): RuleMessage | null {
  return problemOf(useField(name)[1]);
}
