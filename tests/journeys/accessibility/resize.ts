import type { Page } from '@playwright/test';
import type { Size } from '../../../stories/support/settings/sizes.ts';

/** Sets the size of the viewport and extra styles, and waits until the layout is stable. */
export async function resize(page: Page, { width, height, css = '' }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async (wanted) => {
      // Not a style element, which the content security policy blocks.
      document.adoptedStyleSheets = [await new CSSStyleSheet().replace(wanted.css)];
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (innerWidth !== wanted.width || innerHeight !== wanted.height) await nextFrame();
      // The page's own resize observers run with this one and may change the layout again. Waiting for frames is not
      // enough: some pass before the observers run.
      const resizeObserved = () =>
        new Promise<void>((resolve) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement);
        });
      const layout = () =>
        `${document.documentElement.scrollHeight} ${document.documentElement.style.scrollPaddingBottom}`;
      for (let same = 0; same < 3;) {
        const before = layout();
        await resizeObserved();
        await nextFrame();
        same = layout() === before ? same + 1 : 0;
      }
    },
    { width, height, css },
  );
}
