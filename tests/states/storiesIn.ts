import { defineBrowserProvider } from '@vitest/browser';
import { firefox } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { focusWindow, onPath, openDisplay, type Engine } from '../engines.ts';
import { answerColourScheme } from '../journeys/answerColourScheme.ts';
import { WebKit } from '../journeys/webkit/WebKit.ts';
import { WINDOW } from '../visual/screenshots.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeFocus: () => Promise<void>;
  }
}

/** A browser at the page of Vitest. */
interface Opened {
  goTo: (url: string) => Promise<unknown>;
  /** Gives its window the focus. */
  takeFocus?: () => void;
  close: () => Promise<void>;
}

async function openFirefox(): Promise<Opened> {
  const { display, close } = await openDisplay();
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: onPath('firefox-esr'),
    headless: false,
    env: { ...process.env, DISPLAY: display },
  });
  answerColourScheme(browser);
  const page = await browser.newPage({ viewport: WINDOW, locale: 'nl-BE', timezoneId: 'Europe/Brussels' });
  focusWindow(display);
  return {
    goTo: (url) => page.goto(url),
    takeFocus: () => focusWindow(display),
    close: async () => {
      await browser.close();
      close();
    },
  };
}

async function openWebKit(): Promise<Opened> {
  const webkit = await WebKit.open(WINDOW);
  return { goTo: (url) => webkit.driver.get(url), close: () => webkit.close() };
}

/** How the plays of the stories run in another engine: without pictures, which are those of one Chromium. */
export function storiesIn(engine: Engine) {
  const opened = new Map<string, Opened>();
  const provider = defineBrowserProvider({
    name: engine,
    providerFactory: () => ({
      name: engine,
      supportsParallelism: false,
      getCommandsContext: () => ({}),
      openPage: async (session, url) => {
        const browser = opened.get(session) ?? (await (engine === 'firefox' ? openFirefox() : openWebKit()));
        opened.set(session, browser);
        await browser.goTo(url);
      },
      close: async () => {
        await Promise.all([...opened.values()].map((browser) => browser.close()));
      },
    }),
  });
  return {
    name: `${engine}-stories`,
    setupFiles: ['tests/states/lightReports.ts', 'tests/states/windowFocus.ts'],
    browser: {
      enabled: true,
      commands: {
        takeFocus: () => {
          for (const { takeFocus } of opened.values()) takeFocus?.();
        },
      },
      headless: false,
      // Vitest's interface scales the page, and Firefox then scrolls by whole pixels of the scaled page.
      ui: false,
      screenshotFailures: false,
      isolate: false,
      provider,
      instances: [{ browser: engine }],
    },
  } satisfies TestProjectInlineConfiguration['test'];
}
