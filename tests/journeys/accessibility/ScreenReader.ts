import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';

const SCRIPT = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);
const ADDRESS = '/virtual-screen-reader.js';

/** Where something begins or ends that says nothing by itself. */
const FRAME = /^(paragraph|end of .*)$/s;

type InPage = typeof globalThis & { reader: Virtual };

/** A screen reader in the page: reads it from top to bottom, and notes what is said by itself meanwhile. */
export class ScreenReader {
  private readonly transcript: string[] = [];

  private constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<ScreenReader> {
    await page.route(`**${ADDRESS}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    await page.evaluate(async (address) => {
      const { virtual } = (await import(address)) as { virtual: Virtual };
      Object.assign(globalThis, { reader: virtual });
    }, ADDRESS);
    return new ScreenReader(page);
  }

  /** Reads all of the page, or only what lies in the element that this selector finds. */
  async read(title: string, selector = '#root'): Promise<void> {
    const phrases = await this.page.evaluate(async (within) => {
      const { reader } = globalThis as InPage;
      await reader.stop();
      const container = document.querySelector(within) ?? document.body;
      // It goes by attributes, which stay as a form began.
      for (const box of container.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]'))
        box.toggleAttribute('checked', box.checked);
      const focused = document.activeElement as HTMLElement | null;
      await reader.start({ container });
      const end = `end of ${await reader.lastSpokenPhrase()}`;
      while ((await reader.lastSpokenPhrase()) !== end) await reader.next();
      const log = await reader.spokenPhraseLog();
      await reader.stop();
      focused?.focus({ preventScroll: true });
      return log;
    }, selector);
    this.note(title, phrases);
  }

  /** What live regions and the focus make it say from here on, until {@link hear} asks. */
  async listen(): Promise<void> {
    await this.page.evaluate(async () => {
      const { reader } = globalThis as InPage;
      await reader.start({ container: document.body });
      await reader.clearSpokenPhraseLog();
    });
  }

  /** Waits until this was the last thing said since {@link listen}. */
  async hasSaid(phrase: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => (globalThis as InPage).reader.lastSpokenPhrase()))
      .toBe(phrase);
  }

  /** Notes what was said since {@link listen}. */
  async hear(title: string): Promise<void> {
    const phrases = await this.page.evaluate(async () => {
      const { reader } = globalThis as InPage;
      const log = await reader.spokenPhraseLog();
      await reader.stop();
      return log;
    });
    this.note(title, phrases);
  }

  private note(title: string, phrases: string[]): void {
    this.transcript.push(`# ${title}`, ...phrases.filter((phrase) => !FRAME.test(phrase)), '');
  }

  /** Everything that was noted, a phrase a line. */
  get text(): string {
    return this.transcript.join('\n');
  }
}
