import type { MessageKey } from '../../../src/messages/messages.ts';

/** One row of a rule: what is put into a filled-in form, and what the form then says about the field. */
export interface Case<Values> {
  field: keyof Values & string;
  /** What the row shows, in a few words. */
  about: string;
  /** What differs from the filled-in form. */
  values: Partial<Values>;
  /** The message's key, or null where the value is good. */
  expected: MessageKey | null;
}

/** Makes a row: the field, what the row shows, the values, and what is expected. */
export const row = <Values>(
  field: Case<Values>['field'],
  about: string,
  values: Partial<Values>,
  expected: MessageKey | null,
): Case<Values> => ({ field, about, values, expected });
