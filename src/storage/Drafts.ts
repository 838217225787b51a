import type { KidParentValues } from '../domain/emptyKidParent.ts';
import type { Answers, ConfirmationValues } from '../domain/enrolment.ts';
import type { MedicalInfo } from '../domain/medicalSheet.ts';
import { isStoredFor, type StoredAnswers } from './storedAnswers.ts';
import { clearStoredAnswers } from './tabStorage.ts';

/**
 * The values of the forms, submitted or not, for when a step opens again. Not React state: nothing is rendered from
 * them, and they change at every key press.
 */
export class Drafts {
  /** Whether leaving the page loses answers that are not stored. */
  isUnsaved = false;
  /** A voucher that could not be checked and is therefore not rejected. */
  uncheckedVoucher = '';
  /** Whether the parent left: no more requests are sent. */
  hasLeft = false;
  private isTouched = false;
  private forms: {
    kidParent?: KidParentValues;
    medicalForm?: { child: string; values: MedicalInfo };
    confirmation?: ConfirmationValues;
  } = {};

  /** The time of the last answer in ms since 1970; 0 for none. */
  answeredAt: number;

  /** `stored`: the answers of this tab, perhaps for another camp. */
  constructor(private stored: StoredAnswers | null) {
    this.answeredAt = stored?.answeredAt ?? 0;
  }

  /** Called when an answer changes. */
  touch(): void {
    this.isUnsaved = true;
    this.isTouched = true;
    this.hasLeft = false;
    this.answeredAt = Date.now();
  }

  /** Whether there are answers for this camp, on this page or stored. */
  hasAnswersFor(campId: string): boolean {
    const { isTouched, stored } = this;
    return isTouched || (stored !== null && stored.answeredAt > 0 && isStoredFor(stored, campId));
  }

  /** Whether the answers for this camp had expired when the page was loaded, or were restored in part; else null. */
  storedFor(campId: string): 'expired' | 'restored' | null {
    const { stored } = this;
    if (!stored || !isStoredFor(stored, campId)) return null;
    if (stored.isExpired) return 'expired';
    return stored.kidParent.subscriber_FirstName ? 'restored' : null;
  }

  setLeft(left: boolean): void {
    this.hasLeft = left;
  }

  setUncheckedVoucher(voucher: string): void {
    this.uncheckedVoucher = voucher;
  }

  /** Loads the page again without a confirmation prompt. What can be stored is stored when it is left. */
  reload(): void {
    this.isUnsaved = false;
    window.location.reload();
  }

  /** `isRestored`: the values are the stored ones and not a new answer. */
  kidParent(values: KidParentValues, isRestored = false): void {
    this.forms.kidParent = values;
    if (!isRestored) this.touch();
  }

  /** `child`: the national number of the child the sheet is for. */
  medicalForm(child: string, values: MedicalInfo): void {
    this.forms.medicalForm = { child, values };
    this.touch();
  }

  confirmation(values: ConfirmationValues): void {
    this.forms.confirmation = values;
    this.touch();
  }

  /** The initial values of each form: its draft, or the submitted answers. */
  startValues(answers: Answers): Answers {
    const { kidParent, medicalForm, confirmation } = this.forms;
    const isOfChild = medicalForm?.child === answers.kidParent.subscriber_NationalNr;
    return {
      ...answers,
      kidParent: kidParent ?? answers.kidParent,
      medicalForm: isOfChild ? medicalForm.values : answers.medicalForm,
      confirmation: confirmation ?? answers.confirmation,
    };
  }

  /** Deletes the answers, the stored ones too: after success and on cancel. */
  clear(): void {
    clearStoredAnswers();
    this.forms = {};
    this.stored = null;
    this.isTouched = false;
    this.isUnsaved = false;
  }

  /** Cancels the enrolment. A later answer on this page undoes it: the link may be opened in another tab. */
  cancel(): void {
    this.clear();
    this.answeredAt = 0;
    this.hasLeft = true;
  }
}
