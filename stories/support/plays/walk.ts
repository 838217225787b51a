import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../../src/domain/enrolment.ts';
import type { MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import type { Day } from '../../../src/domain/days.ts';
import type { FormStep, Step } from '../../../src/domain/steps.ts';
import { STEPS } from '../../../src/domain/steps.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { KID_PARENT } from '../../../src/testing/people.ts';
import { t } from '../record/recording.ts';

/** The part of a story's context that these functions need. */
export interface Place {
  canvasElement: HTMLElement;
}

type Values = Partial<KidParentValues & ConfirmationValues & MedicalInfo>;
/** The spec's name of a field. */
export type Field = keyof Values;

/** The control with the spec's field name; the first one of a radio group. */
export function field({ canvasElement }: Place, name: Field | 'selectedDays'): HTMLInputElement {
  const control = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`${name} is not on the page`);
  return control;
}

/** The frame of a field, with its label and error. */
export function frameOf(place: Place, name: Field | 'selectedDays'): HTMLElement {
  const frame = field(place, name).closest<HTMLElement>('[data-field]');
  if (!frame) throw new Error(`${name} is in no frame`);
  return frame;
}

/** Fills in fields by their names, each at once: texts, ticks and choices. */
export async function fillIn(place: Place, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values) as [Field, string | boolean][]) {
    const control = await waitFor(() => field(place, name));
    if (typeof value === 'boolean') {
      if (control.checked !== value) await fireEvent.click(control);
    } else if (control.type === 'radio') {
      const choice = place.canvasElement.querySelector(`[name="${name}"][value="${value}"]`);
      if (choice) await fireEvent.click(choice);
    } else {
      await fireEvent.change(control, { target: { value } });
    }
  }
}

/** Blurs a field. */
export async function leave(place: Place, name: Field): Promise<void> {
  await fireEvent.focusOut(field(place, name));
}

/** Asserts that Tab moves the focus to the first control with this role. */
export const tabFocuses =
  (role: string) =>
  async ({ canvasElement }: Place): Promise<void> => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole(role)[0]).toHaveFocus();
  };

/** Chooses exactly these days. */
export async function chooseDays({ canvasElement }: Place, days: readonly Day[]): Promise<void> {
  const boxes = await waitFor(() => {
    const found = [...canvasElement.querySelectorAll<HTMLInputElement>('[name="selectedDays"]')];
    if (found.length === 0) throw new Error('there are no days on the page');
    return found;
  });
  for (const box of boxes) if (box.checked !== days.includes(box.value)) await fireEvent.click(box);
}

/** The submit button of the step. */
export function forwardButton({ canvasElement }: Place): HTMLElement {
  const button = canvasElement.querySelector<HTMLElement>('form [type="submit"]');
  if (!button) throw new Error('there is nothing to submit on the page');
  return button;
}

/** Clicks the submit button. */
export async function submit(place: Place): Promise<void> {
  await userEvent.click(forwardButton(place));
}

/** Submits the medical sheet and answers its dialog. */
export async function confirmSheet(
  place: Place,
  answer: 'checked' | 'nothing' | 'fillIn' = 'nothing',
): Promise<void> {
  await submit(place);
  await userEvent.click(await screen.findByRole('button', { name: t(`medicalSheetDialog.${answer}`) }));
}

const heading = ({ canvasElement }: Place) => canvasElement.querySelector('h1')?.textContent;

/** Waits until this step is shown. */
export async function isAt(place: Place, step: FormStep): Promise<void> {
  await waitFor(() => expect(heading(place)).toBe(t(`step.${step}`)));
}

/** The required answers of the steps that have some, and the submit. The other steps are only submitted. */
const COMPLETE: Partial<Record<FormStep, (place: Place) => Promise<void>>> = {
  kidParent: async (place) => {
    await fillIn(place, KID_PARENT);
    await submit(place);
  },
  medicalForm: (place) => confirmSheet(place),
  confirmation: async (place) => {
    await fillIn(place, { subscriber_Parent_GdprConsent: true });
    await submit(place);
  },
};

/** Completes the steps until this one is shown. */
export async function goTo(place: Place, target: Step): Promise<void> {
  const steps = STEPS.filter((step) => step !== 'success');
  const stepFrom = (first: number) =>
    waitFor(() => {
      const step = steps.slice(first).find((each) => heading(place) === t(`step.${each}`));
      if (!step) throw new Error(`no further step is on the screen, but: ${heading(place) ?? 'nothing'}`);
      return step;
    });

  let here = await stepFrom(0);
  while (here !== target) {
    await (COMPLETE[here] ?? submit)(place);
    if (here === 'confirmation') return;
    here = await stepFrom(steps.indexOf(here) + 1);
  }
}

/** Completes all steps and confirms. */
export async function enrol(place: Place): Promise<void> {
  await goTo(place, 'success');
}

/** Waits until this message is visible, not only announced. */
export async function reads(
  { canvasElement }: Place,
  key: MessageKey,
  values?: Record<string, string | number>,
): Promise<void> {
  await waitFor(async () => {
    const found = within(canvasElement).getAllByText(t(key, values));
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      Math.max(element.clientWidth, element.offsetWidth) > 1;
    await expect(found.some(isSeen)).toBe(true);
  });
}

/** Waits for the error box with this message, and returns it. */
export async function errorBoxSays(
  { canvasElement }: Place,
  key: MessageKey,
  values?: Record<string, string | number>,
): Promise<HTMLElement> {
  const sentence = t(key, values);
  return waitFor(() => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[role="alert"]')];
    const box = boxes.find(({ textContent }) => textContent.includes(sentence));
    if (!box) throw new Error(`no error box says '${sentence}'`);
    return box;
  });
}

/** Waits until a field is invalid with this message in its accessible description. */
export async function fieldSays(
  place: Place,
  name: Field,
  key: MessageKey,
  values?: Record<string, string | number>,
): Promise<void> {
  await waitFor(async () => {
    await expect(field(place, name)).toBeInvalid();
    await expect(field(place, name)).toHaveAccessibleDescription(expect.stringContaining(t(key, values)));
  });
}
