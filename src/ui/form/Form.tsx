import Stack from '@mui/material/Stack';
import {
  Form as FormikForm,
  Formik,
  useFormikContext,
  type FormikConfig,
  type FormikProps,
  type FormikValues,
} from 'formik';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Announcer } from '../feedback/Announcer.tsx';
import type { InvalidField } from './ErrorSummary.tsx';
import { FormSummary } from './FormSummary.tsx';
import { scrollToTop } from './scrollToTop.ts';
import { useHydratedForm } from './useHydratedForm.ts';

export interface FormProps<Values extends FormikValues> {
  /** The values that the fields start with, by the names of the fields. */
  initialValues: Values;
  /** Returns the error message of each invalid field, by its name; `{}` when all are valid. */
  validate?: FormikConfig<Values>['validate'];
  /** Called with valid values and Formik's helpers. Until its promise settles, nothing is submitted again; a
   * rejection is not handled. */
  onSubmit: FormikConfig<Values>['onSubmit'];
  /** Called with the values after every change. `isRestored`: they are those of a server-rendered page. */
  onDraft?: (values: Values, isRestored: boolean) => void;
  /** Called at every submit with whether a field is invalid. */
  onChecked?: (failed: boolean) => void;
  /** The heading, above the error summary. */
  heading?: ReactNode;
  /**
   * If `false`, there is no error summary, and the error of a field that is left is not announced: for a form with one
   * field that announces its own.
   */
  summary?: boolean;
  /** The fields and a submit button. */
  children: ReactNode;
}

/** The invalid controls of a form, without the hidden input of MUI's Select. */
const INVALID = '[aria-invalid="true"]:not([aria-hidden="true"])';

/** Focuses an element. Returns whether it has the focus: a disabled one, or one in a hidden panel, cannot. */
function focused(element: HTMLElement | null): element is HTMLElement {
  element?.focus({ preventScroll: true });
  return element !== null && (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** The invalid fields of a form in page order; errors without a control on the page come last. */
function invalidFields(form: HTMLFormElement, errors: object): InvalidField[] {
  const messages = new Map(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const found = new Map<string, InvalidField>();
  // A control that is not of this library has no frame with `data-field`.
  for (const element of form.querySelectorAll<HTMLElement>('[data-field], [name]')) {
    const { field = element.getAttribute('name') ?? '', label } = element.dataset;
    const message = messages.get(field);
    if (message === undefined || found.has(field)) continue;
    const [ownLabel] = (element as HTMLInputElement).labels ?? [];
    found.set(field, {
      field,
      label: label ?? ownLabel?.textContent.trim() ?? '',
      group: element.parentElement?.closest<HTMLElement>('[data-group]')?.dataset.group ?? '',
      message,
    });
  }
  for (const [field, message] of messages)
    if (!found.has(field)) found.set(field, { field, label: '', group: '', message });
  return [...found.values()];
}

/**
 * A form with Formik. A failed submit lists the invalid fields in an error summary and focuses the first one, or the
 * summary if none is on the page. Two clicks or a held Enter submit once.
 */
export function Form<Values extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  onDraft,
  onChecked,
  heading,
  summary = true,
  children,
}: FormProps<Values>) {
  const formik = useRef<FormikProps<Values>>(null);
  const form = useRef<HTMLFormElement>(null);
  const errorSummary = useRef<HTMLDivElement>(null);
  // Formik's `isSubmitting` is set too late to stop a second click in the same tick.
  const submitting = useRef(false);
  // The list does not change while the user makes corrections, because that would move the fields below.
  const [invalid, setInvalid] = useState<InvalidField[]>([]);
  /** The number of submits that have ended. */
  const [ends, setEnds] = useState(0);
  // React runs the effects again when it shows a form that it has hidden (Activity, Suspense).
  const handled = useRef({ ends, invalid });

  const submit = async () => {
    const [{ current: bag }, { current: element }] = [formik, form];
    if (submitting.current || !bag || !element) return;
    submitting.current = true;
    try {
      const errors = await bag.validateForm();
      // The step is left meanwhile.
      if (!element.isConnected) return;
      const found = invalidFields(element, errors);
      onChecked?.(Object.keys(errors).length > 0);
      setInvalid(found);
      const submitted = bag.submitForm();
      // Formik touches the fields that have a value.
      for (const { field } of found) void bag.setFieldTouched(field, true, false);
      await submitted;
      setEnds((count) => count + 1);
    } finally {
      submitting.current = false;
    }
  };

  // `onSubmit` may have set errors with Formik's helpers: they are in the form after the next render.
  useEffect(() => {
    if (ends === handled.current.ends || !form.current || !formik.current) return;
    handled.current.ends = ends;
    const found = invalidFields(form.current, formik.current.errors);
    setInvalid((current) => (current.length > 0 || found.length === 0 ? current : found));
  }, [ends]);

  useLayoutEffect(() => {
    if (invalid === handled.current.invalid) return;
    handled.current.invalid = invalid;
    if (invalid.length === 0) return;
    const controls = form.current?.querySelectorAll<HTMLElement>(INVALID) ?? [];
    const first = [...controls, errorSummary.current].find(focused);
    if (first) scrollToTop(first.closest('[data-field]') ?? first);
  }, [invalid]);

  return (
    <Formik<Values>
      innerRef={formik}
      initialValues={initialValues}
      validate={validate}
      onReset={() => setInvalid([])}
      onSubmit={async (...given) => {
        await onSubmit(...given);
      }}
    >
      <>
        {/* The browser's own form restoration would also restore a cancelled form. */}
        <Stack
          component={FormikForm}
          ref={form}
          noValidate
          // Without scripts the browser would put the values in the address; outside a dialog this submits nothing.
          method="dialog"
          autoComplete="off"
          spacing={6}
          useFlexGap
          onSubmit={(event) => {
            // Not of a form in a dialog, which is a child for React alone.
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            void submit();
          }}
        >
          {heading}
          {summary && <FormSummary ref={errorSummary} invalid={invalid} />}
          {children}
        </Stack>
        {/* After the form, because it reads the form element. */}
        <FormChanges<Values> form={form} onDraft={onDraft} />
        {summary && <LeftError form={form} />}
      </>
    </Formik>
  );
}

/** Reports changes. Renders nothing, so that Formik's updates do not re-render the form. */
function FormChanges<Values extends FormikValues>({
  form,
  onDraft,
}: Pick<FormProps<Values>, 'onDraft'> & { form: RefObject<HTMLFormElement | null> }) {
  const restored = useHydratedForm(form);
  const { values } = useFormikContext<Values>();
  const reported = useRef(values);

  const changed = useEffectEvent((draft: Values, isRestored: boolean) => onDraft?.(draft, isRestored));
  useEffect(() => {
    if (values === reported.current) return;
    reported.current = values;
    changed(values, values === restored.current);
  }, [values, restored]);

  return null;
}

/** Announces the error of a field that is left: its sentence is behind the focus, and only there. */
function LeftError({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { errors, touched } = useFormikContext<Record<string, unknown>>();
  const [left, setLeft] = useState({ name: '', label: '' });
  useEffect(() => {
    const fieldOf = (target: EventTarget | null) => {
      // No `instanceof`: in a portal into an iframe it is an element of another window.
      const frame = (target as Element | null)?.closest<HTMLElement>('[data-field]');
      return { name: frame?.dataset.field ?? '', label: frame?.dataset.label ?? '' };
    };
    const element = form.current;
    const controller = new AbortController();
    const listen = (type: 'focusin' | 'focusout', listener: (event: FocusEvent) => void) =>
      element?.addEventListener(type, listener, { signal: controller.signal });
    listen('focusout', ({ target, relatedTarget }) => {
      const field = fieldOf(target);
      if (field.name !== fieldOf(relatedTarget).name) setLeft(field);
    });
    // Its sentence is read with the field.
    listen('focusin', ({ target }) => {
      const { name } = fieldOf(target);
      setLeft((field) => (field.name === name ? { name: '', label: '' } : field));
    });
    return () => controller.abort();
  }, [form]);
  const { [left.name]: error } = errors;
  const isShown = typeof error === 'string' && touched[left.name] === true;
  return <Announcer text={isShown ? `${left.label && `${left.label}: `}${error}` : ''} />;
}
