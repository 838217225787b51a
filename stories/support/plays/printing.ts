/** Replaces `window.print` and counts its calls. A spy would retain the whole window. */
export const printing = { asked: 0 };

/** For `beforeEach`. */
export function stubPrinting(): () => void {
  const original = window.print.bind(window);
  printing.asked = 0;
  window.print = () => {
    printing.asked += 1;
  };
  return () => {
    window.print = original;
  };
}
