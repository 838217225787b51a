import type { Page } from '@playwright/test';
import type { Size } from '../../../stories/support/sizes.ts';

/** Gives the page a window of this size and these styles, and waits until it has been drawn so. */
export async function resize(page: Page, { width, height, css = '' }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async (wanted) => {
      // Not a style element, which the content security policy refuses.
      document.adoptedStyleSheets = [await new CSSStyleSheet().replace(wanted.css)];
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (innerWidth !== wanted.width || innerHeight !== wanted.height) await drawn();
      // Whoever watches the size of an element hears of it together with this, and may change it once more. Frames alone
      // are no measure: some pass before anybody hears.
      const heard = () =>
        new Promise<void>((resolve) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement);
        });
      const look = () =>
        `${document.documentElement.scrollHeight} ${document.documentElement.style.scrollPaddingBottom}`;
      for (let same = 0; same < 3;) {
        const before = look();
        await heard();
        await drawn();
        same = look() === before ? same + 1 : 0;
      }
    },
    { width, height, css },
  );
}
