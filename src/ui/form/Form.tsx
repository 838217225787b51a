import Stack from '@mui/material/Stack';
import { Form as FormikForm, Formik, useFormikContext, type FormikConfig, type FormikValues } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { InvalidField } from './ErrorSummary.tsx';
import { FormSummary } from './FormSummary.tsx';
import { scrollToTop } from './scrollToTop.ts';
import { useHydratedForm } from './useHydratedForm.ts';

export interface FormProps<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validate'
> {
  /** Called with valid values. Until its promise settles, nothing is submitted again. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** Called with the values after every change. `isRestored`: they are those of a server-rendered page. */
  onDraft?: (values: Values, isRestored: boolean) => void;
  /** Called after every submit with whether it failed. */
  onChecked?: (failed: boolean) => void;
  /** The heading, above the error summary. */
  heading?: ReactNode;
  /** If `false`, there is no error summary, for a form with one field. */
  summary?: boolean;
  /** The fields and a submit button. */
  children: ReactNode;
}

/**
 * A form with Formik. A failed submit lists the invalid fields in an error summary and focuses the first one. Two clicks
 * or a held Enter submit once.
 */
export function Form<Values extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  ...body
}: FormProps<Values>) {
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
    <Formik<Values> initialValues={initialValues} validate={validate} onSubmit={submitOnce}>
      <FormBody {...body} />
    </Formik>
  );
}

type FormBodyProps<Values extends FormikValues> = Omit<
  FormProps<Values>,
  'initialValues' | 'validate' | 'onSubmit'
>;

/** The errors of a submit. */
interface SubmitResult {
  submitCount: number;
  invalid: InvalidField[];
}

/** The invalid fields of a form in page order; errors without a field on the page come last. */
function invalidFields(form: HTMLElement, errors: Record<string, unknown>): InvalidField[] {
  const messages = new Map(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')].map(
    ({ dataset, parentElement }) => ({
      field: dataset.field ?? '',
      label: dataset.label ?? '',
      group: parentElement?.closest<HTMLElement>('[data-group]')?.dataset.group ?? '',
    }),
  );
  const others = [...messages.keys()]
    .filter((name) => !fields.some(({ field }) => field === name))
    .map((field) => ({ field, label: '', group: '' }));
  return [...fields, ...others].flatMap((field) => {
    const message = messages.get(field.field);
    return message === undefined ? [] : [{ ...field, message }];
  });
}

/** The form element, with the errors of the last submit. */
function FormBody<Values extends FormikValues>({
  summary = true,
  heading,
  onDraft,
  onChecked,
  children,
}: FormBodyProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  // The list does not change while the user makes corrections, because that would move the fields below.
  const [{ submitCount, invalid }, setResult] = useState<SubmitResult>({ submitCount: 0, invalid: [] });

  const checked = useEffectEvent((failed: boolean) => onChecked?.(failed));
  useLayoutEffect(() => {
    if (submitCount === 0) return;
    checked(invalid.length > 0);
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid.length === 0 || !first) return;
    first.focus({ preventScroll: true });
    scrollToTop(first.closest('[data-field]') ?? first);
  }, [submitCount, invalid]);

  return (
    <>
      {/* The browser's own form restoration would also restore a cancelled form. */}
      <Stack component={FormikForm} ref={form} noValidate autoComplete="off" spacing={6} useFlexGap>
        {heading}
        {summary && <FormSummary invalid={invalid} />}
        {children}
      </Stack>
      {/* After the form, because it reads the form element. */}
      <FormEvents<Values> form={form} onDraft={onDraft} onSubmitResult={setResult} />
    </>
  );
}

/** Handles changes and submits of the form. Renders nothing, so that Formik's updates do not re-render the form. */
function FormEvents<Values extends FormikValues>({
  form,
  onDraft,
  onSubmitResult,
}: Pick<FormProps<Values>, 'onDraft'> & {
  form: RefObject<HTMLFormElement | null>;
  onSubmitResult: (result: SubmitResult) => void;
}) {
  const restored = useHydratedForm(form);
  const { values, errors, submitCount, isSubmitting } = useFormikContext<Values>();
  const first = useRef(values);

  const changed = useEffectEvent((draft: Values, isRestored: boolean) => onDraft?.(draft, isRestored));
  useEffect(() => {
    if (values !== first.current) changed(values, values === restored.current);
  }, [values, restored]);

  const submitted = useEffectEvent(() => {
    if (form.current) onSubmitResult({ submitCount, invalid: invalidFields(form.current, errors) });
  });
  // Before the browser paints, together with the errors of the fields.
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting) submitted();
  }, [submitCount, isSubmitting]);

  return null;
}
