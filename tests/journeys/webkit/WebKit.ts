import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { stepAt, type Step } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { focusWindow, openDisplay } from '../../engines.ts';
import type { Values } from '../Wizard.ts';

/** Long enough for a busy machine: the limit is only for tests that hang. */
const PATIENCE_MS = 20_000;

/** The window size of the tests: a desktop, or a phone. */
export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const LIBRARIES = '/usr/lib';

/** The browser of Debian's package, which is not on `PATH`. */
function miniBrowser(): string {
  const found = readdirSync(LIBRARIES)
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].map((version) => join(LIBRARIES, folder, `webkit2gtk-${version}`)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
  if (!found) throw new Error('webkit2gtk-driver has no MiniBrowser');
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** WebKitGTK at the wizard, in a window that has the focus. It is the engine of Safari, and not Safari on iOS. */
export class WebKit {
  private constructor(
    readonly driver: WebDriver,
    private readonly stop: () => void,
  ) {}

  /** `args`: of the browser. */
  static async open(size = SIZES.desktop, args: string[] = []): Promise<WebKit> {
    const { display, close } = await openDisplay();
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LC_ALL: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Its sandbox does not start in a container, or as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const stop = () => {
      server.kill();
      close();
    };
    try {
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'ignore',
        // Full screen hides the toolbar, so the window can be as narrow as a phone.
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', '--full-screen', ...args],
        },
      });
      let driver: WebDriver | undefined;
      for (const start = Date.now(); !driver;) {
        driver = await builder.build().then(undefined, (error: unknown) => {
          if (Date.now() - start > PATIENCE_MS) throw error;
          return undefined;
        });
      }
      await driver.manage().window().setRect(size);
      focusWindow(display);
      return new WebKit(driver, stop);
    } catch (error) {
      stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.driver.quit().catch(() => undefined);
    this.stop();
  }

  find(css: string): Promise<WebElement> {
    return this.driver.wait(until.elementLocated(By.css(css)), PATIENCE_MS, css);
  }

  /** Waits until the expression is true in the page. */
  async waitFor(expression: string): Promise<void> {
    await this.driver.wait(
      () => this.driver.executeScript<boolean>(`return Boolean(${expression})`),
      PATIENCE_MS,
      expression,
    );
  }

  /** Waits until this step is shown. */
  async isAt(step: Step): Promise<void> {
    await this.driver.wait(
      async () => stepAt(new URL(await this.driver.getCurrentUrl()).pathname) === step,
      PATIENCE_MS,
      step,
    );
    const heading = step === 'success' ? 'Tot op kamp' : nl.step[step];
    await this.waitFor(`document.querySelector('h1')?.textContent.startsWith(${JSON.stringify(heading)})`);
  }

  async click(css: string): Promise<void> {
    const element = await this.find(css);
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  }

  /** Clicks the button or link with this text. */
  async clickText(text: string): Promise<void> {
    const xpath = By.xpath(`//*[self::a or self::button][normalize-space()=${JSON.stringify(text)}]`);
    const element = await this.driver.wait(until.elementLocated(xpath), PATIENCE_MS, text);
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  }

  submit(): Promise<void> {
    return this.click('form [type="submit"]');
  }

  /** Fills in fields by their names, with keys and clicks. */
  async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = await this.find(`[name="${name}"]`);
      const type = await field.getAttribute('type');
      if (type === 'radio') await this.click(`[name="${name}"][value="${value}"]`);
      else if (typeof value === 'boolean') {
        if ((await field.isSelected()) !== value) await this.click(`[name="${name}"]`);
      } else {
        await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', field);
        // Of its own: WebKitWebDriver keeps the modifier until the end of the keys.
        await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
        await field.sendKeys(Key.DELETE, value);
      }
    }
  }

  valueOf(name: string): Promise<string> {
    return this.driver.executeScript(`return document.querySelector('[name="${name}"]').value`);
  }

  /** Submits the medical sheet and confirms its dialog. */
  async confirmSheet(): Promise<void> {
    await this.submit();
    await this.click('[role="dialog"] button');
  }
}
