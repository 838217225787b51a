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
import type { Problems } from '../domain/rules/ruleMessage.ts';
import { scrollToTop } from './scrollToTop.ts';
import { useTakeOver } from './useTakeOver.ts';
import { useValidateAfterPaint } from './useValidateAfterPaint.ts';

interface StepFormProps<Values extends object> {
  /** What the form starts with. */
  values: Values;
  /** The first broken rule of each field (spec 5). */
  validate: (values: Values) => Problems;
  /** The error summary, given the first broken rule of each field as the last submit found it. */
  summary?: (found: Problems) => ReactNode;
  /**
   * Hears every change, so that nothing is lost when the parent leaves without submitting. `isRestored`: the values are
   * those that the tab had kept.
   */
  onDraft: (values: Values, isRestored: boolean) => void;
  /** Hears after every submit whether it found problems. */
  onChecked: (failed: boolean) => void;
  /** Gets the values once all rules hold. While its promise is open, nothing is submitted again. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** The heading of the step. */
  heading: ReactNode;
  /** The parts of the step: groups of fields, and the buttons below them. */
  children: ReactNode;
}

/** A step's form on Formik, with the error summary, and where the view goes after a failed submit. */
export function StepForm<Values extends object>({
  values,
  validate,
  onSubmit,
  ...body
}: StepFormProps<Values>) {
  // Formik's isSubmitting comes too late to stop a second click in the same tick.
  const busy = useRef(false);

  const submitOnce = (submitted: Values) => {
    if (busy.current) return undefined;
    busy.current = true;
    return Promise.resolve(onSubmit(submitted)).finally(() => {
      busy.current = false;
    });
  };

  return (
    <Formik<Values> initialValues={values} validate={useValidateAfterPaint(validate)} onSubmit={submitOnce}>
      <FormBody {...body} />
    </Formik>
  );
}

type FormBodyProps<Values extends object> = Pick<
  StepFormProps<Values>,
  'summary' | 'heading' | 'onDraft' | 'onChecked' | 'children'
>;

/** What a submit found: the first broken rule of each field. */
interface Found {
  submitCount: number;
  problems: Problems;
}

/** The form element, with the list of problems as the last submit found it. */
function FormBody<Values extends object>({
  summary,
  heading,
  onDraft,
  onChecked,
  children,
}: FormBodyProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  // It stays as it was while the parent mends: a summary that shrinks above the field one types in would move that field.
  const [found, setFound] = useState<Found>({ submitCount: 0, problems: {} });

  const checked = useEffectEvent(onChecked);
  useLayoutEffect(() => {
    if (found.submitCount === 0) return;
    const failed = Object.keys(found.problems).length > 0;
    checked(failed);
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!failed || !invalid) return;
    invalid.focus({ preventScroll: true });
    scrollToTop(invalid.closest('[data-field]') ?? invalid);
  }, [found]);

  return (
    <>
      {/* What a parent may find again is kept by the shell: a browser would also bring back what was cancelled. */}
      <Stack component={Form} ref={form} noValidate autoComplete="off" spacing={6} useFlexGap>
        {heading}
        {summary?.(found.problems)}
        {children}
      </Stack>
      {/* After the form, which it looks into. */}
      <FormEvents<Values> form={form} onDraft={onDraft} onFound={setFound} />
    </>
  );
}

/** Hears the form's changes and submits. It renders nothing: Formik renders it at every change, and not the form. */
function FormEvents<Values extends object>({
  form,
  onDraft,
  onFound,
}: Pick<StepFormProps<Values>, 'onDraft'> & {
  form: RefObject<HTMLFormElement | null>;
  onFound: (found: Found) => void;
}) {
  const restored = useTakeOver(form);
  const { values, errors, submitCount, isSubmitting } = useFormikContext<Values>();
  const first = useRef(values);

  const changed = useEffectEvent(onDraft);
  useEffect(() => {
    if (values !== first.current) changed(values, values === restored.current);
  }, [values, restored]);

  // A copy of Formik's errors, which it types as texts: the same mistakes once more are news too.
  const submitted = useEffectEvent(() =>
    onFound({ submitCount, problems: { ...(errors as unknown as Problems) } }),
  );
  // Before the browser paints: the list stands there with the fields' own sentences.
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting) submitted();
  }, [submitCount, isSubmitting]);

  return null;
}
