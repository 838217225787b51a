import type { MessageKey } from '../../messages/messages.ts';

/** A row of a rule: values in a valid form, and the resulting error of the field. */
export interface Case<Values> {
  field: keyof Values & string;
  /** What the row shows, in a few words. */
  about: string;
  /** The values that differ from the valid form. */
  values: Partial<Values>;
  /** The key of the error, or null if the value is valid. */
  expected: MessageKey | null;
}

/** Creates a row: the field, a description, the values, and the expected error. */
export const row = <Values>(
  field: Case<Values>['field'],
  about: string,
  values: Partial<Values>,
  expected: MessageKey | null,
): Case<Values> => ({ field, about, values, expected });
