/**
 * Wraps a component in the landmark that it has in the wizard, so that axe can check it with all rules. A component
 * with a landmark of its own is not changed.
 */
export function giveLandmark(canvas: HTMLElement): void {
  if (canvas.querySelector('main, header')) canvas.removeAttribute('role');
  else canvas.setAttribute('role', 'main');
}
