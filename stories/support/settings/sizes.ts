/** Text of 200 %, as set in a browser (WCAG 1.4.4). */
export const LARGE_TEXT = 'html { font-size: 200% !important }';

/** The text spacing of WCAG 1.4.12. */
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

/** The screens of the stories' pictures. A picture is as tall as its page. */
export const PHONE: Size = { width: 320, height: 640 };
export const DESKTOP: Size = { width: 1280, height: 900 };

/** The sizes that every story has to fit. */
export const STORY_SIZES: Record<string, Size> = {
  'a phone of 320 px': { width: 320, height: 568 },
  'a phone of 320 px with text spacing': { width: 320, height: 568, css: WIDE_SPACING },
  'a phone with 200 % text': { width: 390, height: 844, css: LARGE_TEXT },
};
