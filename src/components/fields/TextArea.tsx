import type { FocusEvent } from 'react';
import { afterPress } from './afterPress.ts';
import { TextField, type FieldProps } from './TextField.tsx';

export interface TextAreaProps<Values extends object> extends FieldProps<Values> {
  /** Says that it may be left empty. */
  optional?: boolean;
}

/** The browser itself brings only the line with the caret into view, and the bar may hide the rest. */
function showWhole({ currentTarget }: FocusEvent) {
  afterPress(() => currentTarget.scrollIntoView({ block: 'nearest' }));
}

/** Free text over several lines, bound to its form. */
export function TextArea<Values extends object>(props: TextAreaProps<Values>) {
  return <TextField<Values> {...props} multiline onFocus={showWhole} />;
}
