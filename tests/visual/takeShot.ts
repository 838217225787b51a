import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { Baselines, BASELINES } from './Baselines.ts';
import { below, readPng, writePng } from './Picture.ts';
import { LAST_RUN, Run } from './Run.ts';
import { shotName, type Shot } from './Shot.ts';
import { problemOf, verdictOn } from './verdict.ts';

/** What the page asks for: the shot, and how tall the story's frame is, which lies at the page's top left. */
export interface ShotRequest {
  shot: Shot;
  title: string;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares what the story's frame shows with its baseline; answers what is wrong, as a sentence, or null. */
    takeShot: (request: ShotRequest) => Promise<string | null>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const baselines = new Baselines(BASELINES);
const run = new Run(LAST_RUN);

/** The page's own line to the browser. The pointer leaves the story: what lies under it would be hovered. */
function sessionOf({ page, context }: BrowserCommandContext): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const session = page.mouse.move(width - 1, height - 1).then(() => context.newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Moves the story's frame up, so that its lower part can be drawn: what lies below the page's edge is not. */
async function moveFrameTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (px) => {
    const holder = document.querySelector('iframe[data-vitest="true"]')?.parentElement;
    if (holder) holder.style.transform = `translateY(${px}px)`;
    for (let n = 0; n < 2; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/**
 * The frame's pixels as PNGs, from top to bottom: one, or several where it is taller than the page. Playwright's own
 * screenshot would wait and measure longer for the same ones.
 */
async function capture(context: BrowserCommandContext, width: number, height: number): Promise<Buffer[]> {
  const session = await sessionOf(context);
  const page = context.page.viewportSize()?.height ?? height;
  const slices: Buffer[] = [];
  for (let top = 0; top < height; top += page) {
    if (height > page) await moveFrameTo(context.page, -top);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width, height: Math.min(page, height - top), scale: 1 },
      optimizeForSpeed: true,
    });
    slices.push(Buffer.from(data, 'base64'));
  }
  if (height > page) await moveFrameTo(context.page, 0);
  return slices;
}

function browserOf({ context }: BrowserCommandContext): string {
  return `Chromium ${context.browser()?.version() ?? '?'} on ${process.platform} ${process.arch}`;
}

export const takeShot: BrowserCommand<[ShotRequest]> = async (context, { shot, title, height }) => {
  const start = performance.now();
  const name = shotName(shot);
  const slices = await capture(context, shot.width, height);
  const sentAs = slices.reduce((hash, slice) => hash.update(slice), createHash('sha256')).digest('hex');
  const now = () => below(slices.map(readPng));
  const verdict = verdictOn(name, now, sentAs, baselines);
  const file = relative(context.project.config.root, context.testPath ?? '');
  const browser = browserOf(context);
  run.add({ name, file, title, ...verdict, sentAs, ms: performance.now() - start, browser }, () => {
    const [only, ...others] = slices;
    return only && others.length === 0 ? only : writePng(now());
  });
  return problemOf(name, verdict, { made: baselines.browser, now: browser });
};
