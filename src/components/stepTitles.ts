import type { Step } from '../domain/steps.ts';
import type { MessageKey } from '../messages/messages.ts';

/** What each step is called, in the header and in the window's title (spec 2). */
export const STEP_TITLES: Record<Step, MessageKey> = {
  campDays: 'step.campDays',
  kidParent: 'step.kidParent',
  medicalForm: 'step.medicalForm',
  confirmation: 'step.confirmation',
  success: 'step.success',
};
