import latinUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url&no-inline';
import latinExtUrl from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url&no-inline';

const FAMILY = 'Figtree Variable';
const FACE = { weight: '300 900', display: 'swap' } as const;
/** What only names from further away need; fetched when one is shown. */
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,' +
  'U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

let areShown = false;

/**
 * Shows the brand's letters from now on. Not from the page's styles, as letters that come in while a screen is read move
 * what is on it: a drawn page has them from its first frame if they are there by then (vite.config.ts), and else from
 * the next step on.
 */
export function showLetters(): void {
  if (areShown) return;
  areShown = true;
  document.fonts.add(new FontFace(FAMILY, `url(${latinUrl})`, FACE));
  document.fonts.add(new FontFace(FAMILY, `url(${latinExtUrl})`, { ...FACE, unicodeRange: LATIN_EXT }));
}
