import type { Browser } from '@playwright/test';
import type { Step } from '../../src/domain/steps.ts';
import { Wizard, type Values } from '../journeys/Wizard.ts';
import { collectMetrics, type PageMetrics } from './collectMetrics.ts';
import { countRenders, type RenderCounts } from './countRenders.ts';

/** The throttling of a page. */
export interface Throttling {
  /** How many times slower than this machine. */
  cpu: number;
  /** A slow 4G network: 1.6 Mbps down, 0.75 up, 150 ms. */
  slowNetwork: boolean;
}

export const NO_THROTTLING: Throttling = { cpu: 1, slowNetwork: false };
/** A mid-range phone. */
export const PHONE: Throttling = { cpu: 4, slowNetwork: false };
export const PHONE_ON_SLOW_NETWORK: Throttling = { cpu: 4, slowNetwork: true };

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The first control of the page. */
export const DAY = '[name="selectedDays"]';
/** The field of the key press measurements. */
export const TYPED_FIELD = '[name="subscriber_FirstName"]';
/** The visible submit button, in the wizard and on the floor page alike. */
const FORWARD = 'form:not([hidden]) [type="submit"]';
const DIALOG_BUTTON = ':is([role="dialog"], dialog[open]) button';

/** An element that only this step shows. A step without one is shown when its button is. */
const SHOWN_AT: Partial<Record<Step, string>> = {
  campDays: DAY,
  kidParent: TYPED_FIELD,
  medicalForm: '[name="subscriber_takeMedication"]',
  confirmation: '[name="subscriber_Parent_GdprConsent"]',
  success: 'main:not(:has(form)) h1',
};

const TIMEOUT_MS = 30_000;

/** The point to click: in the first frame in which the element is stable and on top. Runs in the page. */
function clickPoint([selector, index, timeout]: [string, number, number]): Promise<[number, number]> {
  return new Promise((resolve, reject) => {
    let before = '';
    const check = () => {
      const element = document.querySelectorAll<HTMLInputElement>(selector)[index];
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
      if (performance.now() > timeout) reject(new Error(`cannot click ${selector}`));
      else requestAnimationFrame(check);
    };
    timeout += performance.now();
    check();
  });
}

/** Waits for the first frame with such an element. Runs in the page. */
function untilVisible([selector, timeout]: [string, number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const isVisible = [...document.querySelectorAll(selector)].some(
        (element) => element.getBoundingClientRect().width > 0,
      );
      if (isVisible) resolve();
      else if (performance.now() > timeout) reject(new Error(`no ${selector}`));
      else requestAnimationFrame(check);
    };
    timeout += performance.now();
    check();
  });
}

/** Waits until the first control can be used. Runs in the page. */
function untilUsable(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => (window.metrics.usable > 0 ? resolve() : requestAnimationFrame(check));
    check();
  });
}

/**
 * The page object of the journeys on a throttled phone. It clicks and types as soon as a frame allows it: Playwright's
 * own actions poll in longer intervals, which would count as time of the page.
 */
export class BenchPage extends Wizard {
  private step: Step = 'campDays';

  static async open(browser: Browser, { cpu, slowNetwork }: Throttling): Promise<BenchPage> {
    const context = await browser.newContext({
      viewport: { width: 412, height: 915 },
      locale: 'nl-BE',
      timezoneId: 'Europe/Brussels',
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    // Node's loader names functions with this helper; they go to the page as text.
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.addInitScript(collectMetrics, DAY);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (slowNetwork) {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    return new BenchPage(page);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Counts React's renders from the next page on. This takes time: measure no times with it. */
  async countRenders(): Promise<void> {
    await this.page.addInitScript(countRenders);
  }

  /** Opens the address and waits for the first control. */
  async goto(url: string): Promise<void> {
    this.step = 'campDays';
    await this.page.goto(url, { waitUntil: 'commit' });
    await this.page.evaluate(untilUsable);
  }

  async click(selector: string, index = 0): Promise<void> {
    const target: [string, number, number] = [selector, index, TIMEOUT_MS];
    const [x, y] = await this.page.evaluate(clickPoint, target);
    await this.page.mouse.click(x, y);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.page.keyboard.type(text);
  }

  override async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = `[name="${name}"]`;
      if (value === true) await this.click(field);
      else if (name === 'subscriber_GenderId') await this.click(`${field}[value="${value}"]`);
      // The country has a default.
      else if (typeof value === 'string' && name !== 'subscriber_Parent_Country')
        await this.type(field, value);
    }
  }

  override submit(): Promise<void> {
    return this.click(FORWARD);
  }

  override async confirmSheet(): Promise<void> {
    await this.submit();
    await this.click(DIALOG_BUTTON);
  }

  override async isAt(step: Step): Promise<void> {
    const selector: [string, number] = [SHOWN_AT[step] ?? FORWARD, TIMEOUT_MS];
    await this.page.evaluate(untilVisible, selector);
    this.step = step;
  }

  /** The floor page has one address for all steps. */
  protected override get currentStep(): Step {
    return this.step;
  }

  /** The metrics so far. */
  metrics(): Promise<PageMetrics> {
    return this.page.evaluate(() => JSON.parse(JSON.stringify(window.metrics)) as PageMetrics);
  }

  async recordLatencies(type: string): Promise<void> {
    await this.page.evaluate((name) => window.metrics.recordLatencies(name), type);
  }

  /** React's renders and the changes of the document since the last call. */
  async takeRenders(): Promise<RenderCounts & { mutations: number }> {
    return this.page.evaluate(() => {
      const { renders, metrics } = window;
      const taken = { ...renders, mutations: metrics.mutations };
      renders.components = [];
      renders.commits = 0;
      metrics.mutations = 0;
      return taken;
    });
  }
}
