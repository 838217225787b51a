import { useFormikContext } from 'formik';
import { memo, type Ref } from 'react';
import { ErrorSummary, type InvalidField } from './ErrorSummary.tsx';

export interface FormSummaryProps {
  /** The invalid fields of the last submit, in page order. */
  invalid: readonly InvalidField[];
  /** The root element of the summary. */
  ref?: Ref<HTMLDivElement>;
}

/** The errors of the last submit, with a tick at those that are corrected. */
export function FormSummary({ invalid, ref }: FormSummaryProps) {
  const { errors } = useFormikContext<Record<string, unknown>>();
  const corrected = invalid.flatMap(({ field }) => (errors[field] ? [] : [field]));
  const isValid = Object.keys(errors).length === 0;
  return <Summary ref={ref} invalid={invalid} corrected={corrected.join()} isValid={isValid} />;
}

/** `corrected`: the names of the corrected fields as a string, which is stable while the user types. */
const Summary = memo(function Summary(props: FormSummaryProps & { corrected: string; isValid: boolean }) {
  const { invalid, corrected, isValid, ref } = props;
  const valid = new Set(corrected.split(','));
  return (
    invalid.length > 0 && (
      <ErrorSummary
        ref={ref}
        isCorrected={isValid}
        problems={invalid.map((entry) => ({ ...entry, isCorrected: valid.has(entry.field) }))}
      />
    )
  );
});
