import type { CallEnd } from './listening.ts';

/** What one story showed when its play was over. */
export interface Shown {
  /** Keys of the messages that could be read or heard. */
  messages: string[];
  /** What each invalid field said, by the spec's field name. */
  rules: { field: string; message: string }[];
  calls: CallEnd[];
  /** Texts that are neither message nor data. */
  strays: string[];
}

/** Under this name the record of a story travels to whoever ran it. */
export const SHOWN_REPORT = 'shown';
