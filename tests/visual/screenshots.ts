import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The accepted pictures. */
export const BASELINES = join(ROOT, 'tests/visual/baselines');

/** The pictures of the last run that differ from their baseline, or have none. */
export const DIFFERING = join(ROOT, 'test-results/visual');

/** Removes them before a run, as a global setup of Vitest. */
export const setup = () => rmSync(DIFFERING, { recursive: true, force: true });

/** How Vitest's `toMatchScreenshot` compares: every pixel counts, and the files have our names. */
export const MATCH_SCREENSHOT = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
  // The hook's time limit ends the wait for a picture that does not become stable. A timer of each picture runs on after
  // its comparison, and keeps Vitest from exiting.
  timeout: 0,
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(BASELINES, arg + ext),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(DIFFERING, arg + ext),
};

/**
 * Wider than any screen of a story, because Vitest scales a wider one down, and as tall as four of five pictures: a
 * taller one makes each screenshot slower.
 */
export const WINDOW = { width: 1300, height: 1000 };

/** Rasters each tile as a whole: partial raster keeps pixels of the previous frame. */
export const WHOLE_TILES = '--disable-partial-raster';

declare module 'vitest/browser' {
  interface BrowserCommands {
    makeRoom: (height: number) => Promise<void>;
  }
}

/**
 * Makes the browser's window tall enough for a picture and moves the pointer away, so that nothing is hovered. Throws in
 * a browser that renders other pixels.
 */
export const makeRoom: BrowserCommand<[height: number]> = async ({ page }, height) => {
  if (process.platform !== 'linux' || process.arch !== 'x64' || process.env.CHROMIUM)
    throw new Error(
      'The pictures are those of the Chromium that `npm ci` brings to Linux x64. Compare them there, without CHROMIUM.',
    );
  const size = { width: WINDOW.width, height: Math.max(WINDOW.height, height) };
  if (page.viewportSize()?.height !== size.height) await page.setViewportSize(size);
  await page.mouse.move(size.width - 1, size.height - 1);
};
