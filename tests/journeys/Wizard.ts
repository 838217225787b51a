import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Camp } from '../../src/domain/camp.ts';
import type { Day } from '../../src/domain/days.ts';
import type { KidParentValues } from '../../src/domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { stepAt, STEPS, stepUrl, type Step } from '../../src/domain/steps.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { WIDE_PX } from '../../src/theme/theme.ts';
import { PARENT, type CHILD } from '../../stories/support/people.ts';
import { delayRequests } from './delayRequests.ts';

export type Values = Partial<KidParentValues & ConfirmationValues & MedicalInfo>;
type Call = 'camps' | 'validateVoucher' | 'checkDiscounts' | 'medicalInfo' | 'saveWebSubscription';

/** The page object of the wizard. It finds fields by their `name` and buttons by their text. */
export class Wizard {
  private readonly calls: string[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => this.calls.push(new URL(request.url()).pathname));
  }

  /** The wizard in a second tab of the same browser context. */
  async inNewTab(): Promise<Wizard> {
    return new Wizard(await this.page.context().newPage());
  }

  /** Opens the link to a camp. */
  async open(camp: Camp, voucher?: string): Promise<void> {
    const query = voucher === undefined ? '' : `&voucher=${encodeURIComponent(voucher)}`;
    await this.page.goto(stepUrl('campDays', camp.id) + query);
  }

  /** The number of requests of this call from this tab. */
  requestCount(call: Call): number {
    return this.calls.filter((path) => path === `/api/${call}`).length;
  }

  /** Serves the next pages without a camp in them, as a static host does, and with this configuration block. */
  async serveFromStaticHost(configure: (text: string) => string = (text) => text): Promise<void> {
    await this.page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // For an unknown camp the server sends the page without a camp.
      const url = new URL(route.request().url());
      if (url.searchParams.has('camp')) url.searchParams.set('camp', '-');
      const response = await route.fetch({ url: url.href });
      const html = await response.text();
      const block = /(?<=<script[^>]* id="enrolment-config"[^>]*>)[\s\S]*?(?=<\/script>)/;
      await route.fulfill({ response, status: 200, body: html.replace(block, configure) });
    });
  }

  /**
   * Delays requests of this call, or those whose query ends with `query`, until `release` is called; then `handle`
   * answers them.
   */
  async delay(call: Call, query = '', handle?: (route: Route) => Promise<void>) {
    if (call === 'camps') await this.serveFromStaticHost();
    return delayRequests(this.page, `**/api/${call}*${query}`, handle);
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Cancels an enrolment with answers, and confirms the dialog. */
  async cancel(): Promise<void> {
    await this.link(nl.campHeader.cancel).click();
    await this.link(nl.leaveDialog.leave).click();
  }

  /** Chooses exactly these days. */
  async chooseDays(days: readonly Day[]): Promise<void> {
    const boxes = this.field('selectedDays');
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) {
      await box.setChecked(days.includes(await box.inputValue()));
    }
  }

  /** Fills in fields of every kind by their names. */
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

  /** The submit button of the step. */
  get forward(): Locator {
    return this.page.locator('form [type="submit"]');
  }

  async submit(): Promise<void> {
    await this.forward.click();
  }

  /** Submits the medical sheet and confirms its dialog, with this button or with the one it shows. */
  async confirmSheet(answer?: 'checked' | 'nothing'): Promise<void> {
    await this.submit();
    const { title, checked, nothing } = nl.medicalSheetDialog;
    const dialog = this.page.getByRole('dialog', { name: title });
    const button = (name: string) => dialog.getByRole('button', { name });
    await (answer ? button(nl.medicalSheetDialog[answer]) : button(checked).or(button(nothing))).click();
  }

  /** The same for a child with an existing sheet: a submit before it is found shows the sheet instead of the dialog. */
  async confirmFoundSheet(): Promise<void> {
    await expect(this.page.getByRole('main').getByText(nl.medicalForm.sheetFound)).toBeVisible();
    await this.confirmSheet('checked');
  }

  /** Gives the required consent and submits the last step. */
  async confirmEnrolment(): Promise<void> {
    await this.fill({ subscriber_Parent_GdprConsent: true });
    await this.submit();
  }

  protected get currentStep(): Step {
    const step = stepAt(new URL(this.page.url()).pathname);
    if (!step) throw new Error(`${this.page.url()} is not a step`);
    return step;
  }

  /** From the current step to this one, with the required answers of each step but the child and parent form. */
  async continueTo(step: Step): Promise<void> {
    const complete: Partial<Record<Step, () => Promise<void>>> = {
      medicalForm: () => this.confirmSheet(),
      confirmation: () => this.confirmEnrolment(),
    };
    let current = this.currentStep;
    while (current !== step && current !== 'success') {
      await (complete[current]?.() ?? this.submit());
      current = STEPS[STEPS.indexOf(current) + 1] ?? 'success';
      await this.isAt(current);
    }
  }

  /** From the first step of a camp to this one, with the required answers of each step. */
  async walkTo(step: Step, camp: Camp, child: typeof CHILD, parent = PARENT): Promise<void> {
    if (camp.flexibleBookingAllowed) await this.submit();
    await this.isAt('kidParent');
    if (step === 'kidParent') return;
    await this.fill({ ...child, ...parent });
    await this.continueTo(step);
  }

  /** Opens a camp and walks to this step. */
  async openAt(step: Step, camp: Camp, child: typeof CHILD, parent = PARENT): Promise<void> {
    await this.open(camp);
    await this.walkTo(step, camp, child, parent);
  }

  /** Opens a camp and fills in the child and parent form without submitting it. Returns the answers. */
  async openAndFillKidParent(camp: Camp, child: typeof CHILD): Promise<typeof CHILD & typeof PARENT> {
    const answers = { ...child, ...PARENT };
    await this.openAt('kidParent', camp, child);
    await this.fill(answers);
    return answers;
  }

  /** Waits until this step is shown: its address, and its heading, which follows. */
  async isAt(step: Step): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === stepUrl(step, 'X').split('?')[0]);
    const heading = step === 'success' ? /^Tot op kamp, / : nl.step[step];
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  async expectUrl(pathAndQuery: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === pathAndQuery);
  }

  /** Expects these values in the fields of these names. */
  async expectValues(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if (typeof value === 'boolean') await expect(field).toBeChecked({ checked: value });
      else if ((await field.first().getAttribute('type')) === 'radio') {
        await expect(this.page.locator(`[name="${name}"]:checked`)).toHaveValue(value);
      } else await expect(field).toHaveValue(value);
    }
  }

  async expectDays(days: readonly Day[]): Promise<void> {
    const boxes = this.page.locator('[name="selectedDays"]:checked');
    await expect(boxes).toHaveCount(days.length);
    for (const day of days)
      await expect(this.page.locator(`[name="selectedDays"][value="${day}"]`)).toBeChecked();
  }

  /** Expects this validation error under the field and in its accessible description. */
  async expectFieldError(name: string, sentence: string): Promise<void> {
    const field = this.field(name).first();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(
      this.page.locator(`[data-field="${name}"]`).getByText(sentence, { exact: true }),
    ).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${sentence.replaceAll(/[()]/g, '\\$&')}$`));
  }

  /** The error box with this title. */
  errorBox(title: string): Locator {
    return this.page.getByRole('alert', { name: title, exact: true });
  }

  /** The notice that replaces the step of a full camp. */
  get fullNotice(): Locator {
    return this.page.getByRole('status', { name: nl.apiError.INVALID_CAMP_FULLY_BOOKED, exact: true });
  }

  /** Whether the summary is in a drawer; in a wide window it is beside the form. */
  get isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < WIDE_PX;
  }

  /** Opens the summary if it is in a drawer. Returns a function that closes it. */
  async openSummary(): Promise<() => Promise<void>> {
    if (!this.isNarrow) return () => Promise.resolve();
    await this.button(nl.summaryBar.toggle).click();
    return async () => {
      await this.button(nl.summaryBar.close).click();
      await expect(this.page.getByRole('dialog')).toHaveCount(0);
    };
  }

  /** The button of the calendar in the summary. */
  get calendarToggle(): Locator {
    return this.button(nl.calendarToggle.show).filter({ visible: true });
  }

  /** Expects exactly these lines of the bill, in this order. */
  async expectBill(camp: Camp, lines: Record<string, string>): Promise<void> {
    const close = await this.openSummary();
    const summary = this.page.getByRole('group', { name: camp.themeName }).filter({ visible: true });
    const bill = summary.locator('dl').filter({ hasText: nl.sidebar.chosen }).locator('> div');
    await expect(bill).toHaveText(Object.entries(lines).map(([label, amount]) => `${label}${amount}`));
    await close();
  }
}
