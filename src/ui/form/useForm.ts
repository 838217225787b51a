import { useFormikContext, type FormikContextType } from 'formik';

/** Formik's context, or an error that names the component that is outside a form. */
export function useForm<Values>(component: string): FormikContextType<Values> {
  const form = useFormikContext<Values>() as FormikContextType<Values> | undefined;
  if (!form)
    throw new Error(
      `${component} is outside a form: render it inside <Form> of camp-enrolment/ui, or Formik's <Formik>.`,
    );
  return form;
}
