/**
 * Makes the canvas of a story the landmark that its component is in in the wizard, so that axe can check it with all
 * rules. Not for a component with a landmark of its own.
 */
export function giveLandmark(canvas: HTMLElement): void {
  if (canvas.querySelector('main, header')) canvas.removeAttribute('role');
  else canvas.setAttribute('role', 'main');
}
