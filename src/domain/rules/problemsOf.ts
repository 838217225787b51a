import { ValidationError, type Schema } from 'yup';
import type { Translate } from '../../messages/messages.ts';
import type { Problems, RuleMessage } from './ruleMessage.ts';

/**
 * The first failed rule of each field. Forms and the backend both use it, so that they agree. Formik calls it as
 * `validate`, because the rules of a medical sheet depend on its values.
 */
export function problemsOf(schema: Schema, values: object): Problems {
  try {
    // Creating a stack trace takes longer than the rules.
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Problems = {};
    // yup types messages as strings but passes objects through.
    for (const { path = '', message } of error.inner) {
      problems[path] ??= message as unknown as RuleMessage;
    }
    return problems;
  }
}

/** The errors of a form, as Formik expects them: a sentence for each invalid field. */
export const sentencesOf = (problems: Problems, t: Translate): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, { key, values }]) => [field, t(key, values)]));
