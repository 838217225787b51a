import type { Dispatch, RefObject } from 'react';
import type { Camp } from '../domain/camp.ts';
import type { ConfirmationValues } from '../domain/enrolment.ts';
import type { Enrolment, EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import type { Step } from '../domain/steps.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import type { Drafts } from '../storage/Drafts.ts';

/** The props of each step's connector. */
export interface Connection {
  config: WizardConfig;
  camp: Camp;
  enrolment: Enrolment;
  dispatch: Dispatch<EnrolmentEvent>;
  drafts: Drafts;
  goTo: (step: Step) => void;
  /** Goes to the next step, or back to the recap when the parent came from there. */
  goToNext: () => void;
  /** The group of the recap that is being changed, if any. */
  changing: string | undefined;
  /** Saves the enrolment and goes to the resulting step. */
  confirm: (values: ConfirmationValues) => Promise<void>;
  back: { href: string; label: string } | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChecked: (failed: boolean) => void;
  /**
   * Whether the form must not be submitted, because a submit is pending or the camp is full. A full camp's error is
   * scrolled into view and focused.
   */
  isBlocked: () => boolean;
}
