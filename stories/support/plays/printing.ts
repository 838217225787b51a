/** Stands in for the browser's printing: counts what is asked to be printed. A spy would keep hold of the whole window. */
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
