import type { CallEnd } from './recording.ts';

/** What a story shows after its play. */
export interface Shown {
  /** Keys of the messages that are visible or announced. */
  messages: string[];
  /** What each invalid field used, by the spec's field name. */
  rules: { field: string; message: string }[];
  calls: CallEnd[];
  /** Texts that are neither message nor data. */
  unknownTexts: string[];
}

/** The key of a story's record in Storybook's reports. */
export const SHOWN_REPORT = 'shown';
