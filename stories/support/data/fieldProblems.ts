import type { MessageKey } from '../../../src/messages/messages.ts';
import type { InvalidField } from '../../../src/ui/form/ErrorSummary.tsx';
import { t } from '../record/recording.ts';

const entry = (field: string, group: MessageKey, label: MessageKey, message: MessageKey): InvalidField => ({
  field,
  group: t(group),
  label: t(label),
  message: t(message),
});

const corrected = (problem: InvalidField): InvalidField => ({ ...problem, isCorrected: true });

const FIRST_NAME = entry(
  'subscriber_FirstName',
  'kidParent.child',
  'kidParent.childFirstName',
  'rule.required',
);
const LAST_NAME = entry('subscriber_LastName', 'kidParent.child', 'kidParent.childLastName', 'rule.required');
const PARENT = entry(
  'subscriber_Parent_FirstName',
  'kidParent.parent',
  'kidParent.parentFirstName',
  'rule.sameName',
);
const CITY = entry('subscriber_Parent_City', 'kidParent.address', 'kidParent.city', 'rule.tooShort');

/** One in each of three cards. */
export const THREE_PROBLEMS = [FIRST_NAME, PARENT, CITY];

/** More than are shown at once: a line for each card. */
export const MANY_PROBLEMS = [
  FIRST_NAME,
  LAST_NAME,
  PARENT,
  entry('subscriber_Parent_LastName', 'kidParent.parent', 'kidParent.parentLastName', 'rule.required'),
  entry('subscriber_Parent_Street', 'kidParent.address', 'kidParent.street', 'rule.required'),
  CITY,
];

export const TWO_OF_ONE_CARD = [FIRST_NAME, LAST_NAME];

export const ONE_PROBLEM = [CITY];

export const ONE_CORRECTED = [corrected(FIRST_NAME), LAST_NAME, PARENT, CITY];

export const ALL_CORRECTED = THREE_PROBLEMS.map(corrected);

/** Card, label and error begin with the same words. */
export const SAME_WORDS = [
  entry('subscriber_Parent_GdprConsent', 'consent.heading', 'consent.heading', 'rule.gdprConsent'),
];
