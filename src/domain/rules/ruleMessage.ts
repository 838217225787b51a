import { ValidationError, type AnyObjectSchema } from 'yup';
import type { MessageKey } from '../../messages/messages.ts';

/** What a broken rule says: a message's key and the values its sentence names. */
export type RuleMessage = {
  key: MessageKey;
  values?: Record<string, string | number>;
};

/** The first broken rule of each field, by field name; empty when all is well. */
export type Problems = Record<string, RuleMessage>;

/**
 * Runs a form's rules. Formik and the backend both call this, so the two can never disagree; Formik's own
 * `validationSchema` is not used, because it turns `''` into `undefined` first.
 */
export function problemsOf(schema: AnyObjectSchema, values: unknown): Problems {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Problems = {};
    for (const { path, message } of error.inner) {
      if (path !== undefined) problems[path] ??= message as unknown as RuleMessage;
    }
    return problems;
  }
}
