const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for layout, fonts, images and React's updates after a change of size. */
async function atRest(): Promise<void> {
  await frame();
  await frame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
}

/** Resizes the story's frame. Vitest's `page.viewport` scales down a frame that is taller than the page. */
export async function resizeFrame(width: number, height: number): Promise<void> {
  const holder = window.frameElement?.parentElement;
  if (!holder) throw new Error('A story is not in a frame of its own: Vitest has changed how it shows one.');
  holder.style.cssText = `width: ${width}px; height: ${height}px`;
  await atRest();
  const box = window.frameElement?.getBoundingClientRect();
  if (window.innerWidth !== width || box?.width !== width || box.x !== 0 || box.y !== 0) {
    throw new Error(
      `A story's frame is not ${width} px wide at the page's corner: Vitest has moved or scaled it.`,
    );
  }
}
