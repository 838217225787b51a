import type { KidParentValues } from '../domain/emptyKidParent.ts';
import {
  confirmationValues,
  kidParentValues,
  type ConfirmationValues,
  type Subscription,
} from '../domain/enrolment.ts';
import type { MedicalInfo } from '../domain/medicalSheet.ts';

/**
 * What the forms hold, submitted or not, so that a step that opens again finds it. Beside the enrolment, and not in
 * React's state: nothing is drawn from it, and it changes at every key.
 */
export class Drafts {
  /** Whether leaving the page loses answers that it does not keep. */
  isUnsaved = false;
  /** A voucher that could not be checked, and so is not refused: the tab keeps it. */
  uncheckedVoucher = '';
  private left = false;
  private forms: {
    kidParent?: KidParentValues;
    medicalForm?: { child: string; values: MedicalInfo };
    confirmation?: ConfirmationValues;
  } = {};

  /** `answeredAt`: when the last answer was given, in ms since 1970; 0 when none was, in this tab. */
  constructor(public answeredAt: number) {}

  /** An answer was given. */
  touch(): void {
    this.isUnsaved = true;
    this.answeredAt = Date.now();
  }

  /** Whether the parent left: nothing is sent any more. */
  hasLeft(): boolean {
    return this.left;
  }

  setLeft(left: boolean): void {
    this.left = left;
  }

  keepVoucher(voucher: string): void {
    this.uncheckedVoucher = voucher;
  }

  /** The parent asked for a reload: what may be kept is kept, and nothing is asked. */
  allowReload(): void {
    this.isUnsaved = false;
  }

  /** `isRestored`: the values are those that the tab had kept, and no answer of now. */
  kidParent(values: KidParentValues, isRestored = false): void {
    this.forms.kidParent = values;
    if (!isRestored) this.touch();
  }

  /** `child`: the national number the sheet is typed for. It is never shown for another child. */
  medicalForm(child: string, values: MedicalInfo): void {
    this.forms.medicalForm = { child, values };
    this.touch();
  }

  confirmation(values: ConfirmationValues): void {
    this.forms.confirmation = values;
    this.touch();
  }

  /** What each form starts with: its draft when there is one, else what the enrolment holds. */
  startValues(subscription: Subscription) {
    const { subscriber_NationalNr, subscriber_Medical_MedicalInfo } = subscription.inputData;
    const { kidParent, medicalForm, confirmation } = this.forms;
    return {
      kidParent: kidParent ?? kidParentValues(subscription),
      medicalForm:
        medicalForm?.child === subscriber_NationalNr ? medicalForm.values : subscriber_Medical_MedicalInfo,
      confirmation: confirmation ?? confirmationValues(subscription),
    };
  }

  clear(): void {
    this.forms = {};
    this.isUnsaved = false;
    this.answeredAt = 0;
  }
}
