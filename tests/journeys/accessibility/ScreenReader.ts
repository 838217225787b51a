import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Frame } from '@playwright/test';

const SCRIPT = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);
const ADDRESS = '/virtual-screen-reader.js';

/** The start or end of an element without text of its own. */
const FRAME = /^(paragraph|end of .*)$/s;

type InPage = typeof globalThis & { reader: Virtual };

/** A virtual screen reader in a frame. Writes a transcript of what it reads and announces. */
export class ScreenReader {
  private readonly transcript: string[] = [];

  private constructor(private readonly frame: Frame) {}

  static async on(frame: Frame): Promise<ScreenReader> {
    // Not of the page: the stories have a service worker.
    const context = frame.page().context();
    await context.route(`**${ADDRESS}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    // Not a function: Vitest replaces the `import` of one.
    await frame.evaluate(`import('${ADDRESS}').then(({ virtual }) => void (globalThis.reader = virtual))`);
    return new ScreenReader(frame);
  }

  /** Adds what {@link phrasesOf} returns to the transcript. */
  async read(title: string, selector = '#root'): Promise<void> {
    this.add(title, await this.phrasesOf(selector));
  }

  /** Reads the element of this selector. */
  async phrasesOf(selector: string): Promise<string[]> {
    return this.frame.evaluate(async (within) => {
      const { reader } = globalThis as InPage;
      await reader.stop();
      const container = document.querySelector(within) ?? document.body;
      // The reader uses the attribute, which has the initial state.
      for (const box of container.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]'))
        box.toggleAttribute('checked', box.checked);
      const focused = document.activeElement as HTMLElement | null;
      await reader.start({ container });
      // After the last phrase it says the first one again.
      const first = reader.activeNode;
      const phrase = await reader.lastSpokenPhrase();
      do await reader.next();
      while (reader.activeNode !== first || (await reader.lastSpokenPhrase()) !== phrase);
      const log = (await reader.spokenPhraseLog()).slice(0, -1);
      await reader.stop();
      focused?.focus({ preventScroll: true });
      return log;
    }, selector);
  }

  /** Starts to record the announcements of live regions and of the focus. */
  async startRecording(): Promise<void> {
    await this.frame.evaluate(async () => {
      const { reader } = globalThis as InPage;
      await reader.start({ container: document.body });
      await reader.clearSpokenPhraseLog();
    });
  }

  /** Waits until this is the last phrase since {@link startRecording}. */
  async expectPhrase(phrase: string): Promise<void> {
    await expect
      .poll(() => this.frame.evaluate(() => (globalThis as InPage).reader.lastSpokenPhrase()))
      .toBe(phrase);
  }

  /** Adds the phrases since {@link startRecording} to the transcript. */
  async stopRecording(title: string): Promise<void> {
    const phrases = await this.frame.evaluate(async () => {
      const { reader } = globalThis as InPage;
      const log = await reader.spokenPhraseLog();
      await reader.stop();
      return log;
    });
    this.add(title, phrases);
  }

  private add(title: string, phrases: string[]): void {
    this.transcript.push(`# ${title}`, ...phrases.filter((phrase) => !FRAME.test(phrase)), '');
  }

  /** The transcript, one phrase per line. */
  get text(): string {
    return this.transcript.join('\n');
  }
}
