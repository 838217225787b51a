import { expect, type Locator, type Page } from '@playwright/test';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { Wizard } from '../Wizard.ts';

type Values = Partial<KidParentValues & ConfirmationValues & MedicalInfo>;

/** More stops than any step has. */
const MOST_STOPS = 80;

/** A parent without a pointer: everything is reached with Tab, and every stop on the way must be seen. */
export class Keyboard {
  private readonly wizard: Wizard;

  constructor(private readonly page: Page) {
    this.wizard = new Wizard(page);
  }

  /** Presses Tab, or Shift+Tab, until this has the focus. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
      await this.expectFocusSeen();
    }
    throw new Error(`${key} does not lead to ${String(target)}`);
  }

  async press(target: Locator, key: 'Enter' | 'Space', way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.goTo(target, way);
    await this.page.keyboard.press(key);
  }

  /** Fills in fields by their names, in the order of the page. */
  async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.wizard.field(name).first();
      if (typeof value === 'boolean') {
        await this.goTo(field);
        if ((await field.isChecked()) !== value) await this.page.keyboard.press('Space');
      } else if ((await field.getAttribute('type')) === 'radio') {
        await this.choose(name, value);
      } else {
        await this.goTo(field);
        // A list chooses what begins so; a text field is emptied first.
        if (!(await field.evaluate((element) => element instanceof HTMLSelectElement)))
          await this.page.keyboard.press('Control+A');
        await this.page.keyboard.type(value);
      }
    }
  }

  private async choose(name: string, value: string): Promise<void> {
    const group = this.wizard.field(name);
    for (let stop = 0; !(await this.hasFocusIn(group)) && stop < MOST_STOPS; stop += 1) {
      await this.page.keyboard.press('Tab');
      await this.expectFocusSeen();
    }
    await this.page.keyboard.press('Space');
    const wanted = this.page.locator(`[name="${name}"][value="${value}"]`);
    for (let option = 0; !(await wanted.isChecked()) && option < (await group.count()); option += 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeChecked();
  }

  private hasFocusIn(group: Locator): Promise<boolean> {
    return group.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  }

  /** Sends the step's form with its own button. */
  submit(): Promise<void> {
    return this.press(this.wizard.forward, 'Enter');
  }

  /** The element with the focus has a ring around it, and lies in the window with nothing over it. */
  async expectFocusSeen(): Promise<void> {
    const problem = await this.page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body || element.dataset.testid?.startsWith('sentinel'))
        return null;
      const name = `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`.trim();
      // Around it, around the box or the card it stands in, or around the piece that stands for it.
      const boxes = [element, element.parentElement, element.closest('.MuiCard-root')];
      const ring = [...boxes, element.firstElementChild].some((box) => {
        if (!box) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
        return (
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
        );
      });
      if (!ring) return `${name} has no focus ring`;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const over = document.elementFromPoint((left + right) / 2, y);
      const label = element.closest('label');
      const seen = over && (element.contains(over) || over.contains(element) || label?.contains(over));
      return seen ? null : `${name} is covered, or out of the window`;
    });
    expect(problem).toBeNull();
  }

  /**
   * Goes once around the page in both directions: every control is reached, in the order of the page, and nothing
   * keeps the focus.
   */
  async expectNoTrap(): Promise<void> {
    const stops = await this.page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [tabindex="0"]',
      );
      const groups = new Map<string, string>();
      let count = 0;
      for (const element of all) {
        // Of the days of a calendar one is a stop, and the arrow keys lead to the others.
        if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
        if (element.tabIndex < 0) continue;
        // A group of radio buttons is one stop, at the chosen one.
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
      const seen: (string | undefined)[] = [];
      // Start outside of the page's own stops.
      await this.page.evaluate((first) => {
        getSelection()?.removeAllRanges();
        const edge = document.createElement('span');
        edge.tabIndex = -1;
        if (first) document.body.prepend(edge);
        else document.body.append(edge);
        edge.focus();
        edge.dataset.edge = '';
      }, key === 'Tab');
      for (let stop = 0; stop < stops; stop += 1) {
        await this.page.keyboard.press(key);
        await this.expectFocusSeen();
        seen.push(
          await this.page.evaluate(() => {
            const element = document.activeElement as HTMLElement | null;
            return element?.dataset.stop ?? element?.outerHTML.slice(0, 80);
          }),
        );
      }
      await this.page.evaluate(() => document.querySelector('[data-edge]')?.remove());
      const inOrder = Array.from({ length: stops }, (_, stop) => String(stop));
      expect(seen, `the stops with ${key}`).toEqual(key === 'Tab' ? inOrder : inOrder.reverse());
    }
  }
}
