import { ValidationError, type AnyObjectSchema, type AnySchema } from 'yup';
import type { Problems, RuleMessage } from './ruleMessage.ts';

/** What a form's rules say, and which fields they looked at to say it. */
export interface FormCheck {
  problems: Problems;
  /** The fields that each field's rules looked at: what they say can change only when one of these does. */
  looked: Readonly<Record<string, ReadonlySet<string> | undefined>>;
}

type Values = Readonly<Record<string, unknown>>;

/** One field's first broken rule, and the fields its rules looked at. */
function checkField(schema: AnyObjectSchema, values: Values, field: string) {
  const looked = new Set<string>();
  const rules = schema.fields as Record<string, AnySchema | undefined>;
  // Rules see the other fields trimmed, as they are sent.
  const seen = new Proxy(values, {
    get: (all, name: string): unknown => {
      looked.add(name);
      return rules[name] ? rules[name].cast(all[name], { assert: false }) : all[name];
    },
  });
  try {
    // A stack trace would take longer than the rules.
    schema.validateSyncAt(field, seen, { disableStackTrace: true });
    return { looked };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // yup types messages as texts and passes the rules' own through.
    return { looked, problem: error.message as unknown as RuleMessage };
  }
}

/** Asks every rule. */
export function checkForm(schema: AnyObjectSchema, values: object): FormCheck {
  return checkChange(schema, values, '', { problems: {}, looked: {} });
}

/**
 * Asks again after one field changed: its own rules, and those that looked at it the last time they were asked. The
 * key press that this is for takes 0.6 ms less than with all rules of the child and parent form, of 1.7 in all (Chromium
 * without throttling; tests/bench).
 */
export function checkChange(
  schema: AnyObjectSchema,
  values: object,
  changed: string,
  before: FormCheck,
): FormCheck {
  const problems: Problems = {};
  const looked: Record<string, ReadonlySet<string> | undefined> = {};
  for (const field of Object.keys(schema.fields)) {
    const asked = before.looked[field];
    const check =
      asked && field !== changed && !asked.has(changed)
        ? { looked: asked, problem: before.problems[field] }
        : checkField(schema, values as Values, field);
    looked[field] = check.looked;
    if (check.problem) problems[field] = check.problem;
  }
  return { problems, looked };
}

/**
 * Runs a form's rules. Forms and the backend ask the same, so the two can never disagree. Formik's own
 * `validationSchema` is not used: it turns `''` into `undefined` first.
 */
export function problemsOf(schema: AnyObjectSchema, values: object): Problems {
  return checkForm(schema, values).problems;
}

/**
 * Whether there is no problem. The first one ends the asking, and nobody notes who looked at what: half the time of
 * {@link problemsOf} (27 µs of 51 for the child and parent form), for who books hundreds a second.
 */
export function passesAll(schema: AnyObjectSchema, values: object): boolean {
  try {
    schema.validateSync(values, { disableStackTrace: true });
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}
