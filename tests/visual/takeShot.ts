import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { Baselines, BASELINES } from './Baselines.ts';
import { LAST_RUN, Run } from './Run.ts';
import { shotName, type Shot } from './Shot.ts';
import { problemOf, verdictOn } from './verdict.ts';

/** What the page asks for: the shot, and where the story's frame lies in the browser's page. */
export interface ShotRequest {
  shot: Shot;
  title: string;
  frame: { x: number; y: number; width: number; height: number };
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

/** The frame's pixels. Playwright's own screenshot would wait and measure three times as long for the same ones. */
async function capture(context: BrowserCommandContext, frame: ShotRequest['frame']): Promise<Buffer> {
  const session = await sessionOf(context);
  const { height } = context.page.viewportSize() ?? { height: 0 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...frame, scale: 1 },
    captureBeyondViewport: frame.y + frame.height > height,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

function browserOf({ context }: BrowserCommandContext): string {
  return `Chromium ${context.browser()?.version() ?? '?'} on ${process.platform} ${process.arch}`;
}

export const takeShot: BrowserCommand<[ShotRequest]> = async (context, { shot, title, frame }) => {
  const start = performance.now();
  const name = shotName(shot);
  const now = await capture(context, frame);
  const sentAs = createHash('sha256').update(now).digest('hex');
  const verdict = verdictOn(name, now, sentAs, baselines);
  const file = relative(context.project.config.root, context.testPath ?? '');
  const browser = browserOf(context);
  run.add({ name, file, title, ...verdict, sentAs, ms: performance.now() - start, browser }, now);
  return problemOf(name, verdict, { made: baselines.browser, now: browser });
};
