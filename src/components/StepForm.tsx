import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Problems } from '../domain/rules/ruleMessage.ts';
import { ErrorSummary, type FieldLabel } from './ErrorSummary.tsx';
import { FormContext, useFormContext } from './fields/FormContext.ts';
import { useForm, type FormSetUp } from './fields/useForm.ts';
import { FormElement } from './FormElement.tsx';
import { scrollToTop } from './scrollToTop.ts';

interface StepFormProps<Values extends object> {
  /** What the form starts with. */
  values: Values;
  /** The form's rules (spec 5); which there are may depend on the values. */
  rules: (values: Values) => AnyObjectSchema;
  /** The fields in page order with their labels, for the error summary. */
  labels: Partial<Record<keyof Values & string, FieldLabel>>;
  /** Hears every change, so that nothing is lost when the parent leaves without submitting. */
  onDraft: (values: Values) => void;
  /** Hears after every submit whether it found problems. */
  onChecked: (failed: boolean) => void;
  /** Gets the values once all rules hold. While its promise is open, nothing is submitted again. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** The parts of the step: groups of fields, and the buttons below them. */
  children: ReactNode;
}

/** A step's form: its state, the error summary, and where the view goes after a failed submit. */
export function StepForm<Values extends object>({ values, rules, onSubmit, ...body }: StepFormProps<Values>) {
  return (
    <FormState values={values} rules={rules} onSubmit={onSubmit}>
      <FormBody {...body} />
    </FormState>
  );
}

/** Drawn at every key press, and nothing else of the form with it: its children are those it got before. */
function FormState<Values extends object>({
  children,
  ...setUp
}: FormSetUp<Values> & { children: ReactNode }) {
  return <FormContext value={useForm(setUp)}>{children}</FormContext>;
}

/** The form element inside the state. */
function FormBody<Values extends object>({
  labels,
  onDraft,
  onChecked,
  children,
}: Pick<StepFormProps<Values>, 'labels' | 'onDraft' | 'onChecked' | 'children'>) {
  const { state, subscribe, submit } = useFormContext();
  const form = useRef<HTMLFormElement>(null);
  // What the last submit found. It stays as it was while the parent mends: a summary that shrinks above the field
  // one types in would move that field.
  const [found, setFound] = useState<Problems>({});

  // Not what the form started with: its values may be a copy of that, and opening a form would count as a change.
  const heard = useRef(state());
  useEffect(
    () =>
      subscribe(() => {
        const { values, problems, submitCount, isSubmitting } = state();
        const before = heard.current;
        if (values !== before.values) onDraft(values as Values);
        const checked = submitCount > before.submitCount && !isSubmitting;
        heard.current = { ...state(), submitCount: checked ? submitCount : before.submitCount };
        if (!checked) return;
        // A copy: the same mistakes once more are news too.
        setFound({ ...problems });
        onChecked(Object.keys(problems).length > 0);
      }),
    [state, subscribe, onDraft, onChecked],
  );

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
    <FormElement ref={form} noValidate onSubmit={submit}>
      {problems.length > 0 && <ErrorSummary problems={problems} />}
      {children}
    </FormElement>
  );
}
