import type { Dispatch, RefObject } from 'react';
import type { Camp } from '../domain/camp.ts';
import type { ConfirmationValues } from '../domain/enrolment.ts';
import type { Enrolment, EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import type { Step } from '../domain/steps.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import type { Drafts } from '../storage/Drafts.ts';

/** What the connector of every step is given. */
export interface Connection {
  config: WizardConfig;
  camp: Camp;
  enrolment: Enrolment;
  dispatch: Dispatch<EnrolmentEvent>;
  drafts: Drafts;
  goTo: (step: Step) => void;
  /** To the step after this one, or back to the recap when the parent came from there to change something. */
  goOn: () => void;
  /** The group of the recap that the parent went to change, if one. */
  changing: string | undefined;
  /** Posts the enrolment, and goes where that leads. */
  confirm: (values: ConfirmationValues) => Promise<void>;
  /** Undefined on the first step. */
  back: { href: string; label: 'action.back' } | undefined;
  /** A ref to the heading of the step, which gets the focus when the step opens. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Hears after every submit whether it found problems: the page's title tells. */
  onChecked: (failed: boolean) => void;
  /** Whether nothing may go forward, because it does already or the camp is full; that is put in view and focus. */
  isBlocked: () => boolean;
}
