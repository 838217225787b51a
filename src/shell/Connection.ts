import type { Dispatch, RefObject } from 'react';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import type { OpenEnrolment } from '../domain/phases.ts';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import type { Drafts } from '../storage/Drafts.ts';

/** The props of each step's connector. */
export interface Connection {
  config: WizardConfig;
  enrolment: OpenEnrolment;
  dispatch: Dispatch<EnrolmentEvent>;
  drafts: Drafts;
  /** The group of the recap that is being changed, if any. */
  changing: string | undefined;
  back: { href: string; label: string } | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChecked: (failed: boolean) => void;
  /**
   * Whether the form must not be submitted, because a submit is pending or the camp is full. A full camp's error is
   * scrolled into view and focused.
   */
  isBlocked: () => boolean;
}
