/** Replaces `window.print` and counts its calls. A spy would retain the whole window. */
export const printing = { calls: 0 };

/** For `beforeEach`. */
export function stubPrinting(): () => void {
  const original = window.print.bind(window);
  printing.calls = 0;
  window.print = () => {
    printing.calls += 1;
  };
  return () => {
    window.print = original;
  };
}
