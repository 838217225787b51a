import { expect, type Locator, type Page } from '@playwright/test';
import type { Camp } from '../../src/domain/camp.ts';
import type { Day } from '../../src/domain/days.ts';
import type { ConfirmationValues, KidParentValues, MedicalInfo } from '../../src/domain/enrolment.ts';
import { stepUrl, type Step } from '../../src/domain/steps.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };

type Values = Partial<KidParentValues & ConfirmationValues & MedicalInfo>;

/** The wizard as a parent uses it: by the names of its fields and the words on its buttons. */
export class Wizard {
  constructor(readonly page: Page) {}

  /** Opens the link of a camp, as it stands on the organisation's website or, with a voucher, in a mail. */
  async open(camp: Camp, voucher?: string): Promise<void> {
    const query = voucher === undefined ? '' : `&voucher=${encodeURIComponent(voucher)}`;
    await this.page.goto(stepUrl('campDays', camp.id) + query);
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  /** Chooses exactly these days. */
  async chooseDays(days: readonly Day[]): Promise<void> {
    const boxes = this.field('selectedDays');
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) {
      await box.setChecked(days.includes(await box.inputValue()));
    }
  }

  /** Fills in fields by their names: texts are typed, boxes ticked, choices made. */
  async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if (typeof value === 'boolean') await field.setChecked(value);
      else if ((await field.first().getAttribute('type')) === 'radio') {
        await this.page.locator(`[name="${name}"][value="${value}"]`).check();
      } else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
        await field.selectOption(value);
      else await field.fill(value);
    }
  }

  /** Presses the step's forward button: the one submit button of its form. */
  async submit(): Promise<void> {
    await this.page.locator('form [type="submit"]').click();
  }

  /** Waits for the step to be the one shown, by its address. */
  async isAt(step: Step): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === stepUrl(step, 'X').split('?')[0]);
  }

  /** Submits the medical sheet and answers its dialog. */
  async confirmSheet(answer: 'checked' | 'nothing'): Promise<void> {
    await this.submit();
    const dialog = this.page.getByRole('dialog', { name: nl.medicalSheetDialog.title });
    await dialog.getByRole('button', { name: nl.medicalSheetDialog[answer] }).click();
  }

  /** The last step with what is required, and nothing more. */
  async confirmEnrolment(): Promise<void> {
    await this.fill({ subscriber_Parent_GdprConsent: true });
    await this.submit();
  }

  /** The message shown with a field, or with the group it is in. */
  async expectProblem(name: string, message: string): Promise<void> {
    await expect(this.field(name).first()).toHaveAccessibleErrorMessage(message);
  }

  async expectAlert(message: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
}
