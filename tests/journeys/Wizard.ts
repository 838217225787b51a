import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Camp } from '../../src/domain/camp.ts';
import type { Day } from '../../src/domain/days.ts';
import type { KidParentValues } from '../../src/domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../src/domain/medicalSheet.ts';
import { stepUrl, type Step } from '../../src/domain/steps.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { WIDE_PX } from '../../src/theme/theme.ts';
import { PARENT, type CHILD } from '../../stories/support/people.ts';

type Values = Partial<KidParentValues & ConfirmationValues & MedicalInfo>;
type Call = 'camps' | 'validateVoucher' | 'checkDiscounts' | 'medicalInfo' | 'saveWebSubscription';

/** The wizard as a parent uses it: by the names of its fields and the words on its buttons. */
export class Wizard {
  private readonly calls: string[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => this.calls.push(new URL(request.url()).pathname));
  }

  /** The same parent's wizard in a second tab. */
  async inNewTab(): Promise<Wizard> {
    return new Wizard(await this.page.context().newPage());
  }

  /** Opens the link of a camp, as it stands on the organisation's website or, with a voucher, in a mail. */
  async open(camp: Camp, voucher?: string): Promise<void> {
    const query = voucher === undefined ? '' : `&voucher=${encodeURIComponent(voucher)}`;
    await this.page.goto(stepUrl('campDays', camp.id) + query);
  }

  /** How many requests of this call this tab has sent. */
  sent(call: Call): number {
    return this.calls.filter((path) => path === `/api/${call}`).length;
  }

  /** From here on pages come without a camp in them, as from a host that only has files, and with these settings. */
  async comesFromFiles(settings: (text: string) => string = (text) => text): Promise<void> {
    await this.page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // The server sends the frame alone for a camp it does not know.
      const url = new URL(route.request().url());
      if (url.searchParams.has('camp')) url.searchParams.set('camp', '-');
      const response = await route.fetch({ url: url.href });
      const html = await response.text();
      const block = /(?<=<script[^>]* id="enrolment-config"[^>]*>)[\s\S]*?(?=<\/script>)/;
      await route.fulfill({
        response,
        status: 200,
        body: html.replace(block, settings),
      });
    });
  }

  /**
   * Keeps requests of this call from the server until they may come, as a slow line does: those whose query ends so, and
   * for something else to become of them then, where that is said.
   */
  async holds(
    call: Call,
    query = '',
    becomes = (route: Route) => route.continue(),
  ): Promise<{ come: () => void }> {
    if (call === 'camps') await this.comesFromFiles();
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await this.page.route(`**/api/${call}*${query}`, async (route) => {
      await held;
      await becomes(route);
    });
    return { come };
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

  /** Leaves for the organisation, as a parent who gave answers does. */
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

  /** The step's forward button: the one submit button of its form. */
  get forward(): Locator {
    return this.page.locator('form [type="submit"]');
  }

  async submit(): Promise<void> {
    await this.forward.click();
  }

  /** Submits the medical sheet and answers its dialog. */
  async confirmSheet(answer: 'checked' | 'nothing'): Promise<void> {
    await this.submit();
    const dialog = this.page.getByRole('dialog', { name: nl.medicalSheetDialog.title });
    await dialog.getByRole('button', { name: nl.medicalSheetDialog[answer] }).click();
  }

  /** The same once the child's existing sheet is found: a submit before that shows the sheet instead of the dialog. */
  async confirmFoundSheet(): Promise<void> {
    await expect(this.page.getByRole('main').getByText(nl.medicalForm.sheetFound)).toBeVisible();
    await this.confirmSheet('checked');
  }

  /** The last step with what is required, and nothing more. */
  async confirmEnrolment(): Promise<void> {
    await this.fill({ subscriber_Parent_GdprConsent: true });
    await this.submit();
  }

  /** From a filled-in child and parent form to the thank-you page, with what each step in between requires. */
  async finish(): Promise<void> {
    await this.submit();
    await this.isAt('medicalForm');
    await this.confirmSheet('nothing');
    await this.isAt('confirmation');
    await this.confirmEnrolment();
    await this.isAt('success');
  }

  /** From the first step of a freshly opened camp to the one asked for, with what each in between requires. */
  async walkTo(step: Step, camp: Camp, child: typeof CHILD, parent = PARENT): Promise<void> {
    if (camp.flexibleBookingAllowed) await this.submit();
    await this.isAt('kidParent');
    if (step === 'kidParent') return;
    await this.fill({ ...child, ...parent });
    await this.submit();
    await this.isAt('medicalForm');
    if (step === 'medicalForm') return;
    await this.confirmSheet('nothing');
    await this.isAt('confirmation');
    if (step === 'confirmation') return;
    await this.confirmEnrolment();
    await this.isAt('success');
  }

  /** Opens a camp and fills in child and parent, up to the submit. Gives what was filled in. */
  async openAndFillKidParent(camp: Camp, child: typeof CHILD): Promise<typeof CHILD & typeof PARENT> {
    const answers = { ...child, ...PARENT };
    await this.open(camp);
    await this.walkTo('kidParent', camp, child);
    await this.fill(answers);
    return answers;
  }

  /** Waits for the step to be the one shown: by its address, and by its heading, which comes later. */
  async isAt(step: Step): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === stepUrl(step, 'X').split('?')[0]);
    const heading = step === 'success' ? /^Tot op kamp, / : nl.step[step];
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  async expectAddress(pathAndQuery: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === pathAndQuery);
  }

  /** What the fields hold, by their names. */
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

  /** The broken rule's sentence under the field, as its description tells it to a screen reader too. */
  async expectProblem(name: string, sentence: string): Promise<void> {
    const field = this.field(name).first();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(
      this.page.locator(`[data-field="${name}"]`).getByText(sentence, { exact: true }),
    ).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${sentence.replaceAll(/[()]/g, '\\$&')}$`));
  }

  /** The error box with this cause. */
  errorBox(cause: string): Locator {
    return this.page.getByRole('alert', { name: cause, exact: true });
  }

  /** The notice in place of the step: the camp was full when it was opened. */
  get fullNotice(): Locator {
    return this.page.getByRole('status', { name: nl.apiError.INVALID_CAMP_FULLY_BOOKED, exact: true });
  }

  /** Whether the summary is in a drawer that has to be opened; on a wide screen it stands beside the form. */
  get isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < WIDE_PX;
  }

  /** Opens the summary where it is in a drawer. Gives the way to close it. */
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

  /** The lines of the bill by their labels, in the order of the page; no line more. */
  async expectBill(camp: Camp, lines: Record<string, string>): Promise<void> {
    const close = await this.openSummary();
    const summary = this.page.getByRole('group', { name: camp.themeName }).filter({ visible: true });
    const bill = summary.locator('dl').filter({ hasText: nl.sidebar.chosen }).locator('> div');
    await expect(bill).toHaveText(Object.entries(lines).map(([label, amount]) => `${label}${amount}`));
    await close();
  }
}
