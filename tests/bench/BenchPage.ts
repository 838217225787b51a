import type { Browser, Page } from 'playwright';
import { countRenders, type Drawn } from './countRenders.ts';
import { watchPage, type Watched } from './watchPage.ts';

/** How slow the phone is, and whether its line is. */
export interface Phone {
  /** How many times slower than this machine. */
  cpu: number;
  /** A slow 4G line: 1.6 Mbps down, 0.75 up, 150 ms. */
  slowLine: boolean;
}

/** The machine as it is, on its own line. */
export const THIS_MACHINE: Phone = { cpu: 1, slowLine: false };
/** A mid-range phone. */
export const PHONE: Phone = { cpu: 4, slowLine: false };
export const PHONE_ON_SLOW_LINE: Phone = { cpu: 4, slowLine: true };

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The first thing a parent can do. */
export const FIRST_CONTROL = '[name="selectedDays"]';

const PATIENCE_MS = 30_000;

/** Where the pointer finds the element: in the first frame in which it stands still and lies on top. Runs in the page. */
function whereToPress([selector, place, patience]: [string, number, number]): Promise<[number, number]> {
  return new Promise((resolve, reject) => {
    let before = '';
    const look = () => {
      const element = document.querySelectorAll<HTMLInputElement>(selector)[place];
      if (element && !element.disabled) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const now = `${left} ${top} ${width}`;
        const [x, y] = [left + Math.min(width / 2, 40), top + height / 2];
        if (now !== before) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        else if (width > 0) {
          const hit = document.elementFromPoint(x, y);
          const label = element.labels?.[0];
          if (hit && (element.contains(hit) || label?.contains(hit))) {
            resolve([x, y]);
            return;
          }
        }
        before = now;
      }
      if (performance.now() > patience) reject(new Error(`cannot press ${selector}`));
      else requestAnimationFrame(look);
    };
    patience += performance.now();
    look();
  });
}

/** Waits for the first frame with such an element in sight. Runs in the page. */
function whenSeen([selector, patience]: [string, number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const seen = [...document.querySelectorAll(selector)].some(
        (one) => one.getBoundingClientRect().width > 0,
      );
      if (seen) resolve();
      else if (performance.now() > patience) reject(new Error(`no ${selector}`));
      else requestAnimationFrame(look);
    };
    patience += performance.now();
    look();
  });
}

/** Waits until the first control answers. Runs in the page. */
function whenUsable(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (window.watched.usable > 0 ? resolve() : requestAnimationFrame(look));
    look();
  });
}

/** A page as a parent on a phone has it, with a hand that waits for nothing but what it needs. */
export class BenchPage {
  private constructor(readonly page: Page) {}

  static async open(browser: Browser, { cpu, slowLine }: Phone): Promise<BenchPage> {
    const context = await browser.newContext({
      viewport: { width: 412, height: 915 },
      locale: 'nl-BE',
      timezoneId: 'Europe/Brussels',
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    // Node's loader gives functions their names with this; they go to the page as text.
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.addInitScript(watchPage, FIRST_CONTROL);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (slowLine) {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
    }
    return new BenchPage(page);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Counts what React draws from the next page on; costs time, so no times are taken then. */
  async countRenders(): Promise<void> {
    await this.page.addInitScript(countRenders);
  }

  /** Opens the address and waits for the first control. */
  async goto(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'commit' });
    await this.page.evaluate(whenUsable);
  }

  async press(selector: string, place = 0): Promise<void> {
    const [x, y] = await this.page.evaluate(whereToPress, [selector, place, PATIENCE_MS] as [
      string,
      number,
      number,
    ]);
    await this.page.mouse.click(x, y);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.page.keyboard.type(text);
  }

  async sees(selector: string): Promise<void> {
    await this.page.evaluate(whenSeen, [selector, PATIENCE_MS] as [string, number]);
  }

  /** The figures so far. */
  watched(): Promise<Watched> {
    return this.page.evaluate(() => JSON.parse(JSON.stringify(window.watched)) as Watched);
  }

  async hear(type: string): Promise<void> {
    await this.page.evaluate((name) => window.watched.hear(name), type);
  }

  /** What React drew and the document changed since this was asked last. */
  async drawn(): Promise<Drawn & { mutations: number }> {
    return this.page.evaluate(() => {
      const { drawn, watched } = window;
      const answer = { ...drawn, mutations: watched.mutations };
      drawn.components = [];
      drawn.commits = 0;
      watched.mutations = 0;
      return answer;
    });
  }
}
