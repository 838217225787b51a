/** The text twice as large, as a browser's setting makes it (WCAG 1.4.4). */
export const LARGE_TEXT = 'html { font-size: 200% !important }';

/** The spacing that WCAG 1.4.12 asks a page to bear. */
export const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

export interface Size {
  width: number;
  height: number;
  /** A reader's own styles. */
  css?: string;
}
