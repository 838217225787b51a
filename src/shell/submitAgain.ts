/**
 * Submits a form that was submitted before the wizard had started: the page itself holds that back and leaves a note
 * (`index.html`).
 */
export function submitAgain(): void {
  const { dataset } = document.documentElement;
  if (dataset.submitted === undefined) return;
  delete dataset.submitted;
  // In a task of its own: by then the step knows the days that were ticked before, too.
  setTimeout(() => document.querySelector('form')?.requestSubmit());
}
