/**
 * A piece that stands alone stands in no landmark of a page, as it always does in the wizard: it is given that one, so
 * that axe can look at it with all its rules. What brings its own is left as it is.
 */
export function giveLandmark(canvas: HTMLElement): void {
  if (canvas.querySelector('main, header')) canvas.removeAttribute('role');
  else canvas.setAttribute('role', 'main');
}
