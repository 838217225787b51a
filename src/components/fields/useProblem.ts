import { useField } from 'formik';
import type { RuleMessage } from '../../domain/rules/ruleMessage.ts';

/** The broken rule of a field that was touched. Formik types errors as texts, and passes the rules' messages through. */
export function useProblem(name: string): RuleMessage | null {
  const [, { touched, error }] = useField(name);
  return touched && error ? (error as unknown as RuleMessage) : null;
}
