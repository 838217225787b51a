import type { Problems } from '../domain/rules/ruleMessage.ts';
import type { Translate } from '../messages/messages.ts';

/** The errors of a form, as Formik expects them: a sentence for each invalid field. */
export const sentencesOf = (problems: Problems, t: Translate): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, { key, values }]) => [field, t(key, values)]));
