import { OFFERED_OPTIONS, type ConfirmationValues } from '../../../src/domain/enrolment.ts';
import type { Case } from './Case.ts';

/** Every rule of the confirmation (spec 5, consent; spec 3, subscription_Remark). */
export const CONFIRMATION_CASES: readonly Case<ConfirmationValues>[] = [
  {
    field: 'subscriber_Parent_GdprConsent',
    about: 'not given',
    values: { subscriber_Parent_GdprConsent: false },
    expected: 'rule.gdprConsent',
  },
  {
    field: 'subscriber_Parent_GdprConsent',
    about: 'given',
    values: { subscriber_Parent_GdprConsent: true },
    expected: null,
  },
  {
    field: 'subscriber_Parent_EmailConsent',
    about: 'not given',
    values: { subscriber_Parent_EmailConsent: false },
    expected: null,
  },
  {
    field: 'subscriber_Parent_EmailConsent',
    about: 'given',
    values: { subscriber_Parent_EmailConsent: true },
    expected: null,
  },
  ...['', ...OFFERED_OPTIONS].map((option): Case<ConfirmationValues> => ({
    field: 'subscription_Remark',
    about: option || 'no option',
    values: { subscription_Remark: option },
    expected: null,
  })),
  {
    field: 'subscription_Remark',
    about: 'an option nobody offered',
    values: { subscription_Remark: 'Gratis' },
    expected: 'apiError.INVALID',
  },
];
