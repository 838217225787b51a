import { Formik, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Problems } from '../domain/rules/ruleMessage.ts';
import { ErrorSummary, type FieldLabel } from './ErrorSummary.tsx';
import { FormElement } from './FormElement.tsx';
import { scrollToTop } from './scrollToTop.ts';

interface StepFormProps<Values extends object> {
  /** What the form starts with. */
  values: Values;
  /** The form's rules: the first broken one of each field (spec 5). */
  rules: (values: Values) => Problems;
  /** The fields in page order with their labels, for the error summary. */
  labels: Partial<Record<keyof Values & string, FieldLabel>>;
  /** Hears every change, so that nothing is lost when the parent leaves without submitting. */
  onDraft: (values: Values) => void;
  /** Hears after every submit whether it found problems. */
  onChecked: (failed: boolean) => void;
  /** Gets the values once all rules hold. While its promise is open, nothing is submitted again. */
  onSubmit: (values: Values) => Promise<void> | void;
  children: ReactNode;
}

/** A step's form: Formik, the error summary, and where the view goes after a failed submit. */
export function StepForm<Values extends object>({ values, rules, onSubmit, ...body }: StepFormProps<Values>) {
  // Formik's isSubmitting comes too late to stop a second click in the same tick.
  const busy = useRef(false);

  const submitOnce = async (submitted: Values) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await onSubmit(submitted);
    } finally {
      busy.current = false;
    }
  };

  return (
    <Formik initialValues={values} validate={(current) => rules(current)} onSubmit={submitOnce}>
      <FormBody {...body} />
    </Formik>
  );
}

/** The form element inside Formik. */
function FormBody<Values extends object>({
  labels,
  onDraft,
  onChecked,
  children,
}: Pick<StepFormProps<Values>, 'labels' | 'onDraft' | 'onChecked' | 'children'>) {
  const { values, errors, submitCount, isSubmitting, handleSubmit } = useFormikContext<Values>();
  const form = useRef<HTMLFormElement>(null);
  // What the last submit found. It stays as it was while the parent mends: a summary that shrinks above the field
  // one types in would move that field.
  const [found, setFound] = useState<Problems>({});

  // Not Formik's initialValues: its values start as a copy of those, and opening a form would count as a change.
  const heard = useRef(values);
  useEffect(() => {
    if (values === heard.current) return;
    heard.current = values;
    onDraft(values);
  }, [values, onDraft]);

  const attempt = isSubmitting ? 0 : submitCount;
  const [attemptSeen, setAttemptSeen] = useState(0);
  if (attempt > attemptSeen) {
    setAttemptSeen(attempt);
    // A copy: Formik hands out the same object while nothing changes, and the same mistakes once more are news too.
    setFound({ ...errors } as object as Problems);
  }

  useEffect(() => {
    if (attemptSeen > 0) onChecked(Object.keys(found).length > 0);
  }, [attemptSeen, found, onChecked]);

  useLayoutEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (Object.keys(found).length === 0 || !first) return;
    first.focus({ preventScroll: true });
    scrollToTop(first.closest('[data-field]') ?? first);
  }, [found]);

  const problems = (Object.entries(labels) as [string, FieldLabel][]).flatMap(([field, label]) => {
    const problem = found[field];
    return problem ? [{ field, label, problem }] : [];
  });

  return (
    <FormElement ref={form} noValidate onSubmit={handleSubmit}>
      {problems.length > 0 && <ErrorSummary problems={problems} />}
      {children}
    </FormElement>
  );
}
