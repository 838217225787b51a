import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { WIZARD_DIR } from '../../src/build/paths.ts';
import type { Camp } from '../../src/domain/camp.ts';
import type { Day } from '../../src/domain/days.ts';
import type { KidParentValues } from '../../src/domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { stepAt, STEPS, stepUrl, type Step } from '../../src/domain/steps.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { WIDE_PX } from '../../src/ui/theme/theme.ts';
import { CHILD, PARENT } from '../../src/testing/people.ts';
import { delayRequests } from './delayRequests.ts';

export type Values = Partial<KidParentValues & ConfirmationValues & MedicalInfo>;
type Call = 'camps' | 'validateVoucher' | 'checkDiscounts' | 'medicalInfo' | 'saveWebSubscription';

/** The text of the configuration block of a page. */
const CONFIGURATION = /(?<=<script[^>]* id="enrolment-config"[^>]*>)[\s\S]*?(?=<\/script>)/;

/** The policy of docs/deploying.md. When it blocks a script, the error contains the new hash. */
const DEPLOYING = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8');
const [POLICY = 'none in docs/deploying.md'] = /^default-src .*$/m.exec(DEPLOYING) ?? [];

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

  /**
   * Serves the next pages like a static host: as built, with the documented policy, and with these keys in the
   * configuration block.
   */
  async serveFromStaticHost(
    changes: Record<string, unknown> | ((block: string) => string) = {},
  ): Promise<void> {
    const edit =
      typeof changes === 'function'
        ? changes
        : (block: string) => JSON.stringify({ ...(JSON.parse(block) as object), ...changes });
    const built = readFileSync(join(WIZARD_DIR, 'index.html'), 'utf8');
    await this.page.route(
      (url) => stepAt(url.pathname) !== undefined,
      (route) =>
        route.fulfill({
          body: built.replace(CONFIGURATION, edit),
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
        }),
    );
  }

  /**
   * Delays requests of this call, or those whose query ends with `query`, until `release` is called; then `handle`
   * responds.
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

  /** Clicks a button or a link. */
  protected activate(target: Locator): Promise<void> {
    return target.click();
  }

  /** Cancels an enrolment with answers, and confirms the dialog. */
  async cancel(): Promise<void> {
    await this.activate(this.link(nl.campHeader.cancel));
    await this.activate(this.link(nl.leaveDialog.leave));
  }

  /** Chooses exactly these days. */
  async chooseDays(days: readonly Day[]): Promise<void> {
    const boxes = this.field('selectedDays');
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) {
      await box.setChecked(days.includes(await box.inputValue()));
    }
  }

  /** Fills in fields of every kind by their names. A field that appears after an earlier answer is a text field. */
  async fill(values: Values): Promise<void> {
    await this.field(Object.keys(values)[0] ?? 'no field')
      .first()
      .waitFor({ state: 'attached' });
    const types = await this.page.locator('input[name], select[name]').evaluateAll((controls) => {
      return Object.fromEntries((controls as HTMLInputElement[]).map(({ name, type }) => [name, type]));
    });
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if (typeof value === 'boolean') await field.setChecked(value);
      else if (types[name] === 'radio') await this.page.locator(`[name="${name}"][value="${value}"]`).check();
      else if (types[name] === 'select-one') await field.selectOption(value);
      else await field.fill(value);
    }
  }

  /** The submit button of the step. */
  get forward(): Locator {
    return this.page.locator('form [type="submit"]');
  }

  submit(): Promise<void> {
    return this.activate(this.forward);
  }

  /** Submits the medical sheet and confirms its dialog, with this button or the default one. */
  async confirmSheet(answer?: 'checked' | 'nothing'): Promise<void> {
    await this.submit();
    const { title, checked, nothing } = nl.medicalSheetDialog;
    const dialog = this.page.getByRole('dialog', { name: title });
    const button = (name: string) => dialog.getByRole('button', { name });
    await this.activate(answer ? button(nl.medicalSheetDialog[answer]) : button(checked).or(button(nothing)));
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
  async walkTo(step: Step, camp: Camp, child = CHILD, parent = PARENT): Promise<void> {
    if (camp.flexibleBookingAllowed) await this.submit();
    await this.isAt('kidParent');
    if (step === 'kidParent') return;
    await this.fill({ ...child, ...parent });
    await this.continueTo(step);
  }

  /** Opens a camp and completes the steps before this one. */
  async openAt(step: Step, camp: Camp, child = CHILD, parent = PARENT): Promise<void> {
    await this.open(camp);
    await this.walkTo(step, camp, child, parent);
  }

  /** Continues to the confirmation, and waits for its refresh of the camp, so that it does not show a later change. */
  async continueToConfirmation(): Promise<void> {
    const refresh = this.page.waitForRequest('**/api/camps?*');
    await this.continueTo('confirmation');
    await (await refresh).response();
  }

  /** Opens a camp and fills in the child and parent form without submitting it. Returns the answers. */
  async openAndFillKidParent(camp: Camp, child = CHILD): Promise<typeof CHILD & typeof PARENT> {
    const answers = { ...child, ...PARENT };
    await this.openAt('kidParent', camp);
    await this.fill(answers);
    return answers;
  }

  /** Waits until this step is shown: its URL, then its heading. */
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
    const read = (names: string[]) =>
      names.map((name) => {
        const controls = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
        const control = controls.find(({ type, checked }) => type !== 'radio' || checked);
        return [name, control?.type === 'checkbox' ? control.checked : control?.value] as const;
      });
    await expect
      .poll(async () => Object.fromEntries(await this.page.evaluate(read, Object.keys(values))))
      .toEqual(values);
  }

  async expectDays(days: readonly Day[]): Promise<void> {
    const chosen = this.page.locator('[name="selectedDays"]:checked');
    await expect
      .poll(() => chosen.evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value)))
      .toEqual(days);
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
