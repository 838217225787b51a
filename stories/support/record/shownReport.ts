import type { CallEnd } from './recording.ts';

/** What one story showed when its play was over. */
export interface Shown {
  /** Keys of the messages that are visible or announced. */
  messages: string[];
  /** What each invalid field used, by the spec's field name. */
  rules: { field: string; message: string }[];
  calls: CallEnd[];
  /** Texts that are neither message nor data. */
  unknownTexts: string[];
}

/** Under this name the record of a story travels to whoever ran it. */
export const SHOWN_REPORT = 'shown';
