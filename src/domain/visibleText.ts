/** What has no width: spaces, control characters and marks such as the zero-width space. */
const UNSEEN = String.raw`[\s\p{C}\p{Default_Ignorable_Code_Point}]+`;
const UNSEEN_ENDS = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'gu');

/** The text without what cannot be seen at its ends, which links and documents add to copied text. */
export function trimUnseen(text: string): string {
  return text.replace(UNSEEN_ENDS, '');
}

/** The text with a replacement character for each half of a character, which `encodeURIComponent` throws for. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
