import { expect, type Locator } from '@playwright/test';
import { Wizard, type Values } from '../Wizard.ts';

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
    const [problem, stop] = await this.page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body || element.dataset.testid?.startsWith('sentinel'))
        return [null, element?.outerHTML.slice(0, 80)];
      // In Firefox, a box that scrolls is a tab stop, with the browser's own ring.
      if (!element.matches('a, button, input, select, textarea, [tabindex]')) return [null];
      const name = `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`.trim();
      // The ring can be on the element, its parent, its card or its first child.
      const boxes = [element, element.parentElement, element.closest('.MuiCard-root')];
      const ring = [...boxes, element.firstElementChild].some((box) => {
        if (!box) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
        return (
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
        );
      });
      if (!ring) return [`${name} has no focus ring`];
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const over = document.elementFromPoint((left + right) / 2, y);
      const label = element.closest('label');
      const seen = over && (element.contains(over) || over.contains(element) || label?.contains(over));
      return [seen ? null : `${name} is covered, or outside the viewport`, element.dataset.stop ?? name];
    });
    expect(problem).toBeNull();
    return stop ?? undefined;
  }

  /**
   * Tabs through the page in both directions: expects that every control is reached in page order, and that there is no
   * keyboard trap.
   */
  async expectNoTrap(): Promise<void> {
    const stops = await this.page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [tabindex="0"]',
      );
      const groups = new Map<string, string>();
      let count = 0;
      for (const element of all) {
        // One day of a calendar is a tab stop; the arrow keys reach the others.
        if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
        if (element.tabIndex < 0) continue;
        // A group of radio buttons is one tab stop, at the checked one.
        const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
        const known = group === null ? undefined : groups.get(group);
        element.dataset.stop = known ?? String(count);
        if (known !== undefined) continue;
        if (group !== null) groups.set(group, String(count));
        count += 1;
      }
      (document.activeElement as HTMLElement | null)?.blur();
      return count;
    });
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const seen: string[] = [];
      // Starts before the first or after the last tab stop.
      await this.page.evaluate((first) => {
        getSelection()?.removeAllRanges();
        const edge = document.createElement('span');
        edge.tabIndex = -1;
        if (first) document.body.prepend(edge);
        else document.body.append(edge);
        edge.focus();
        edge.dataset.edge = '';
      }, key === 'Tab');
      for (let press = 0; seen.length < stops && press < MOST_STOPS; press += 1) {
        await this.page.keyboard.press(key);
        const stop = await this.expectVisibleFocus();
        if (stop !== undefined) seen.push(stop);
      }
      await this.page.evaluate(() => document.querySelector('[data-edge]')?.remove());
      const inOrder = Array.from({ length: stops }, (_, stop) => String(stop));
      expect(seen, `the tab stops with ${key}`).toEqual(key === 'Tab' ? inOrder : inOrder.reverse());
    }
  }
}
