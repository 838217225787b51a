import type { CallEnd } from './recording.ts';

/** What a story shows after its play. */
export interface Shown {
  /** Keys of the messages that are visible or announced. */
  messages: string[];
  /** What each invalid field used, by the spec's field name, with the label that the error summary gives it. */
  rules: { field: string; label: string; message: string }[];
  calls: CallEnd[];
  /** Texts that are neither message nor data. */
  unknownTexts: string[];
  /** Whether the sidebar leaves the story out, so that no page may link to it. */
  isHidden: boolean;
}

/** The key of a story's record in Storybook's reports. */
export const SHOWN_REPORT = 'shown';
