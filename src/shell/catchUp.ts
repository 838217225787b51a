/**
 * Does what the parent asked before the wizard had started: the page holds a submit back and marks it, and a button
 * that was pressed (`index.html`).
 */
export function catchUp(): void {
  // In a task of its own: by then the step knows the days that were ticked before, too.
  setTimeout(() => {
    for (const early of document.querySelectorAll<HTMLElement>('[data-early]')) {
      delete early.dataset.early;
      if (early instanceof HTMLFormElement) early.requestSubmit();
      else early.click();
    }
  });
}
