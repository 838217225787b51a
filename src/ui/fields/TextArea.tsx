import type { FocusEvent } from 'react';
import { intoView } from '../layout/intoView.ts';
import { afterPress } from './afterPress.ts';
import { TextField, type FieldProps } from './TextField.tsx';

export type TextAreaProps<Values extends object> = FieldProps<Values>;

/** Scrolls the whole field into view; the browser only scrolls to the line of the caret, which the bar may cover. */
function showWhole({ currentTarget }: FocusEvent) {
  afterPress(() => intoView(currentTarget, 'nearest'));
}

/** A multiline text field bound to its form. */
export function TextArea<Values extends object>(props: TextAreaProps<Values>) {
  return <TextField<Values> {...props} multiline onFocus={showWhole} />;
}
