import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import type { onINP } from 'web-vitals';
import type { Step } from '../../src/domain/steps.ts';
import { CHILD, MEDICAL_INFO, PARENT } from '../../src/testing/people.ts';
import { children } from '../backend/client.ts';
import { Wizard, type Values } from '../journeys/Wizard.ts';

/** Defines `webVitals` in the page. */
const WEB_VITALS = createRequire(import.meta.url).resolve('web-vitals');

declare global {
  const webVitals: { onINP: typeof onINP };
  interface Window {
    /** When the first control was usable, in ms from the start of the navigation. */
    usable?: number;
    /** From each recorded event to the end of the next frame, in ms. */
    latencies: number[];
    /** The Interaction to Next Paint so far, in ms. */
    inp: number;
  }
}

/** The CPU of a mid-range phone is this many times slower. */
export const PHONE_CPU = 4;

/** A slow 4G network: 1.6 Mbps down, 0.75 up, 150 ms. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const FIRST_CONTROL = '[name="selectedDays"]';

/** Node's loader adds this helper to functions, which are sent to the page as text. */
export const LOADER_HELPER = 'globalThis.__name = (target) => target';

/** An element that only this step shows. Another step is recognised by its heading alone. */
const SHOWN_AT: Partial<Record<Step, string>> = {
  campDays: FIRST_CONTROL,
  kidParent: '[name="subscriber_FirstName"]',
  medicalForm: '[name="subscriber_takeMedication"]',
  confirmation: '[name="subscriber_Parent_GdprConsent"]',
  success: 'main:not(:has(form)) h1',
};

/** A performance entry; the last two are of a layout shift. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };

const childNumber = children(2016);
let childCount = 0;

/** Sets `window.usable`. Runs in the page. */
export function recordUsable(firstControl: string): void {
  const check = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const control = document.querySelector<HTMLInputElement>(firstControl);
    if (!navigation?.domContentLoadedEventEnd || control?.disabled !== false) requestAnimationFrame(check);
    // Includes the tasks that the page's scripts schedule after this frame.
    else setTimeout(() => (window.usable = performance.now()));
  };
  requestAnimationFrame(check);
}

/** Sets `window.inp`: the 98th percentile of all presses, ticks and clicks. Runs in the page. */
function recordInp(): void {
  const options = { reportAllChanges: true, durationThreshold: 16 };
  webVitals.onINP(({ value }) => (window.inp = value), options);
}

/** The page object of the journeys on a throttled phone. It checks for the next step in every frame. */
export class BenchPage extends Wizard {
  /** Opens a page while `use` runs, with the CPU throttled `cpu` times. */
  static async with<Result>(
    browser: Browser,
    { cpu = 1, slowNetwork = false }: { cpu?: number; slowNetwork?: boolean },
    use: (page: BenchPage) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext({
      viewport: { width: 412, height: 915 },
      locale: 'nl-BE',
      timezoneId: 'Europe/Brussels',
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.addInitScript(LOADER_HELPER);
    await page.addInitScript(recordUsable, FIRST_CONTROL);
    await page.addInitScript({ path: WEB_VITALS });
    await page.addInitScript(recordInp);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (slowNetwork) {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    try {
      return await use(new BenchPage(page));
    } finally {
      await context.close();
    }
  }

  /** Opens the address and returns `window.usable`. */
  async goto(url: string): Promise<number> {
    await this.page.goto(url, { waitUntil: 'commit' });
    const usable = await this.page.waitForFunction(() => window.usable);
    return (await usable.jsonValue()) ?? NaN;
  }

  override async isAt(step: Step): Promise<void> {
    await this.page.waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
      SHOWN_AT[step] ?? 'main h1',
    );
  }

  /** The floor page contains the forms of all steps. */
  override get forward() {
    return super.forward.filter({ visible: true });
  }

  /** Types text key by key. */
  override async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const isTyped = typeof value === 'string' && !/_(GenderId|Country)$/.test(name);
      await (isTyped ? this.field(name).pressSequentially(value) : super.fill({ [name]: value }));
    }
  }

  /** A whole enrolment from the first step on, without a pause. */
  async enrol(): Promise<void> {
    // Unticks a day and ticks it again, which changes the amount to pay.
    for (let n = 0; n < 2; n += 1) await this.field('selectedDays').nth(4).click();
    await this.continueTo('kidParent');
    // The backend accepts each child only once.
    await this.fill({ ...CHILD, ...PARENT, subscriber_NationalNr: childNumber(childCount++) });
    await this.continueTo('medicalForm');
    await this.fill(MEDICAL_INFO);
    await this.continueTo('success');
  }

  /** The performance entries of this type so far. */
  entries(type: 'paint' | 'largest-contentful-paint' | 'longtask' | 'layout-shift'): Promise<Entry[]> {
    return this.page.evaluate((observed) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: observed, buffered: true });
      return observer.takeRecords().map((entry) => entry.toJSON() as Entry);
    }, type);
  }

  /** The layout shifts without input in the half second before. */
  async shifts(): Promise<Entry[]> {
    return (await this.entries('layout-shift')).filter(({ hadRecentInput }) => !hadRecentInput);
  }

  /** The time from each event of this type to the end of the next frame, in `window.latencies`. */
  async recordLatencies(type: string): Promise<void> {
    await this.page.evaluate((recorded) => {
      window.latencies = [];
      const record = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => {
          // A message posted before a frame is painted arrives after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.latencies.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      addEventListener(recorded, record, { capture: true });
    }, type);
  }
}
