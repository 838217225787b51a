import type { Camp } from '../domain/camp.ts';
import type { Step } from '../domain/steps.ts';
import type { WizardConfig } from './config.ts';
import type { Enrolment } from './useEnrolment.ts';

/** What the connector of every step is given. */
export interface Connection {
  config: WizardConfig;
  camp: Camp;
  enrolment: Enrolment;
  goTo: (step: Step) => void;
  /** Undefined on the first step. */
  back: { href: string; onGo: () => void; label: 'action.back' } | undefined;
  /** Hears after every submit whether it found problems: the page's title tells. */
  onChecked: (failed: boolean) => void;
  /** Whether nothing may go forward, because it does already or the camp is full; that is put in view and focus. */
  isBlocked: () => boolean;
}
