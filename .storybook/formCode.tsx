import type { FormikConfig } from 'formik';
import type { ComponentType } from 'react';
import elementToJsx from 'react-element-to-jsx-string/dist/esm/index.js';
import { errorsIn, formOf } from '../stories/support/decorators/inForm.tsx';
import { JSX_OPTIONS } from './jsxOptions.ts';

/** Of Formik only the name is written, which its own build and that of Storybook shorten. */
const Formik: ComponentType<FormikConfig<Record<string, unknown>>> = () => null;
Formik.displayName = 'Formik';

/**
 * The code of a story in its form, if it has one: with the values and errors of the fields that the code names, or of all
 * if it names none. A field without a form throws.
 */
export function withFormCode(code: string, context: Parameters<typeof formOf>[0]): string {
  const found = formOf(context);
  if (!found) return code;
  const { form, own } = found;
  const named = Object.keys(form.values).filter((name) => code.includes(`"${name}"`));
  const ofCode = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => named.length === 0 || named.includes(name)));
  const initialErrors = form.touched ? ofCode(errorsIn(form, own)) : {};
  const initialTouched = Object.fromEntries(Object.keys(initialErrors).map((name) => [name, true]));
  const formik = (
    <Formik
      initialValues={ofCode(form.values)}
      {...(Object.keys(initialErrors).length > 0 && { initialErrors, initialTouched })}
      onSubmit={() => undefined}
    >
      CODE
    </Formik>
  );
  // Only the child: a value may have the same letters.
  return elementToJsx(formik, JSX_OPTIONS).replace(/CODE(?=\n<\/Formik>$)/, () =>
    code.replaceAll('\n', '\n  '),
  );
}
