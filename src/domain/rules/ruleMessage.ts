import type { AnyObjectSchema } from 'yup';
import type { MessageKey } from '../../messages/messages.ts';
import { checkForm } from './formCheck.ts';

/** What a broken rule says: a message's key and the values its sentence names. */
export type RuleMessage = {
  key: MessageKey;
  values?: Record<string, string | number>;
};

/** The first broken rule of each field, by field name; empty when all is well. */
export type Problems = Record<string, RuleMessage>;

/**
 * Runs a form's rules. Forms and the backend ask the same, so the two can never disagree. Formik's own
 * `validationSchema` is not used: it turns `''` into `undefined` first.
 */
export function problemsOf(schema: AnyObjectSchema, values: object): Problems {
  return checkForm(schema, values).problems;
}
