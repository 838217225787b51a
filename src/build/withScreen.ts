const TITLE = /<!--title-->[\s\S]*?<!--\/title-->/;
const SCREEN = /<!--screen-->[\s\S]*?<!--\/screen-->/;

/** A first screen drawn as HTML (`src/prerender.tsx`). */
export interface Screen {
  /** For the head: the title, and the styles of what is in the root. */
  head: string;
  /** For `#root`. */
  root: string;
}

/** Puts a drawn screen into the page, and the text of the served camp's block where a camp is served. */
export function withScreen(html: string, { head, root }: Screen, servedText: string): string {
  const served =
    servedText === '' ? '' : `<script id="served-camp" type="application/json">${servedText}</script>`;
  // By functions: a replacement text would read `$&` in a camp's name.
  return html
    .replace(TITLE, () => `<!--title-->${head}<!--/title-->`)
    .replace(SCREEN, () => `<!--screen-->${served}<div id="root">${root}</div><!--/screen-->`);
}
