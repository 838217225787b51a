import { expect, type Locator } from '@playwright/test';
import { Wizard, type Values } from '../Wizard.ts';
import { focusedStop, focusEdge, numberTabStops, removeEdge } from './tabStops.ts';

type TabKey = 'Tab' | 'Shift+Tab';

/** More tab stops than any step has. */
const MOST_STOPS = 80;

/** The page object for a keyboard alone: reaches controls with Tab, and expects a visible focus at every tab stop. */
export class Keyboard extends Wizard {
  /**
   * Presses Tab or Shift+Tab until this element, or one of these, has the focus. By default in the direction of the
   * element: beyond the last one are the buttons of a browser with a window.
   */
  async tabTo(target: Locator, direction?: TabKey): Promise<void> {
    await expect(target.first()).toBeVisible();
    const isBefore = await target.first().evaluate((element) => {
      const position = document.activeElement?.compareDocumentPosition(element) ?? 0;
      return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    const key = direction ?? (isBefore ? 'Shift+Tab' : 'Tab');
    const focused = target.and(this.page.locator(':focus'));
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if ((await focused.count()) > 0) return;
      await this.page.keyboard.press(key);
      await this.expectVisibleFocus();
    }
    throw new Error(`${key} does not lead to ${String(target)}`);
  }

  async press(target: Locator, key: 'Enter' | 'Space', tabKey?: TabKey): Promise<void> {
    await this.tabTo(target, tabKey);
    await this.page.keyboard.press(key);
  }

  protected override activate(target: Locator): Promise<void> {
    return this.press(target, 'Enter');
  }

  /** Fills in fields by their names, in the order of the page. */
  override async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      await this.tabTo(field);
      const type = await field.first().evaluate((element: HTMLInputElement) => element.type);
      if (typeof value === 'boolean') {
        if ((await field.isChecked()) !== value) await this.page.keyboard.press('Space');
      } else if (type === 'radio') {
        await this.choose(name, value);
      } else {
        // Typing selects the matching option of a list; a text field is cleared first.
        if (type !== 'select-one') await this.page.keyboard.press('Control+A');
        await this.page.keyboard.type(value);
      }
    }
  }

  private async choose(name: string, value: string): Promise<void> {
    await this.page.keyboard.press('Space');
    const wanted = this.page.locator(`[name="${name}"][value="${value}"]`);
    const count = await this.field(name).count();
    for (let option = 0; !(await wanted.isChecked()) && option < count; option += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }

  /**
   * Expects that the focused element has a focus ring, is in the viewport and is not covered. Returns the number of its
   * tab stop.
   */
  async expectVisibleFocus(): Promise<string | undefined> {
    const [problem, stop] = await this.page.evaluate(focusedStop);
    expect(problem).toBeNull();
    return stop ?? undefined;
  }

  /**
   * Tabs through the page in both directions: expects that every control is reached in page order, and that there is no
   * keyboard trap.
   */
  async expectNoTrap(): Promise<void> {
    const stops = await this.page.evaluate(numberTabStops);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const seen: string[] = [];
      await this.page.evaluate(focusEdge, key === 'Tab');
      for (let press = 0; seen.length < stops && press < MOST_STOPS; press += 1) {
        await this.page.keyboard.press(key);
        const stop = await this.expectVisibleFocus();
        if (stop !== undefined) seen.push(stop);
      }
      await this.page.evaluate(removeEdge);
      const inOrder = Array.from({ length: stops }, (_, stop) => String(stop));
      expect(seen, `the tab stops with ${key}`).toEqual(key === 'Tab' ? inOrder : inOrder.reverse());
    }
  }
}
