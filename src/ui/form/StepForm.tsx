import Stack from '@mui/material/Stack';
import { Form, Formik, useFormikContext } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Problems } from '../../domain/rules/ruleMessage.ts';
import { scrollToTop } from './scrollToTop.ts';
import { useHydratedForm } from './useHydratedForm.ts';

interface StepFormProps<Values extends object> {
  /** The initial values of the form. */
  values: Values;
  /** Returns the first failed rule of each field, or a promise of them (spec 5). */
  validate: (values: Values) => Problems | Promise<Problems>;
  /** Renders the error summary from the errors of the last submit. */
  summary?: (problems: Problems) => ReactNode;
  /** Called with the values after every change, before a submit. `isRestored`: they are the stored ones. */
  onDraft: (values: Values, isRestored: boolean) => void;
  /** Called after every submit with whether it failed. */
  onChecked: (failed: boolean) => void;
  /** Called with valid values. Until its promise settles, nothing is submitted again. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** The heading of the step. */
  heading: ReactNode;
  /** The field groups and the buttons. */
  children: ReactNode;
}

/** A step's form with Formik, the error summary, and scroll and focus after a failed submit. */
export function StepForm<Values extends object>({
  values,
  validate,
  onSubmit,
  ...body
}: StepFormProps<Values>) {
  // Formik's `isSubmitting` is set too late to stop a second click in the same tick.
  const submitting = useRef(false);

  const submitOnce = (submitted: Values) => {
    if (submitting.current) return undefined;
    submitting.current = true;
    return Promise.resolve(onSubmit(submitted)).finally(() => {
      submitting.current = false;
    });
  };

  return (
    <Formik<Values> initialValues={values} validate={validate} onSubmit={submitOnce}>
      <FormBody {...body} />
    </Formik>
  );
}

type FormBodyProps<Values extends object> = Pick<
  StepFormProps<Values>,
  'summary' | 'heading' | 'onDraft' | 'onChecked' | 'children'
>;

/** The errors of a submit. */
interface SubmitResult {
  submitCount: number;
  problems: Problems;
}

/** The form element, with the errors of the last submit. */
function FormBody<Values extends object>({
  summary,
  heading,
  onDraft,
  onChecked,
  children,
}: FormBodyProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  // The list does not change while the parent makes corrections, because that would move the fields below.
  const [result, setResult] = useState<SubmitResult>({ submitCount: 0, problems: {} });

  const checked = useEffectEvent(onChecked);
  useLayoutEffect(() => {
    if (result.submitCount === 0) return;
    const failed = Object.keys(result.problems).length > 0;
    checked(failed);
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!failed || !invalid) return;
    invalid.focus({ preventScroll: true });
    scrollToTop(invalid.closest('[data-field]') ?? invalid);
  }, [result]);

  return (
    <>
      {/* The shell stores the answers. The browser's own form restoration would also restore a cancelled form. */}
      <Stack component={Form} ref={form} noValidate autoComplete="off" spacing={6} useFlexGap>
        {heading}
        {summary?.(result.problems)}
        {children}
      </Stack>
      {/* After the form, because it reads the form element. */}
      <FormEvents<Values> form={form} onDraft={onDraft} onSubmitResult={setResult} />
    </>
  );
}

/** Handles changes and submits of the form. Renders nothing, so that Formik's updates do not re-render the form. */
function FormEvents<Values extends object>({
  form,
  onDraft,
  onSubmitResult,
}: Pick<StepFormProps<Values>, 'onDraft'> & {
  form: RefObject<HTMLFormElement | null>;
  onSubmitResult: (result: SubmitResult) => void;
}) {
  const restored = useHydratedForm(form);
  const { values, errors, submitCount, isSubmitting } = useFormikContext<Values>();
  const first = useRef(values);

  const changed = useEffectEvent(onDraft);
  useEffect(() => {
    if (values !== first.current) changed(values, values === restored.current);
  }, [values, restored]);

  // A copy of Formik's errors, which are typed as strings, so that the same errors again update the state.
  const submitted = useEffectEvent(() =>
    onSubmitResult({ submitCount, problems: { ...(errors as unknown as Problems) } }),
  );
  // Before the browser paints, together with the errors of the fields.
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting) submitted();
  }, [submitCount, isSubmitting]);

  return null;
}
