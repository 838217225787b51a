import { OFFERED_OPTIONS, type ConfirmationValues } from '../../domain/enrolment.ts';
import { row, type Case } from './Case.ts';

const gdpr = 'subscriber_Parent_GdprConsent';
const email = 'subscriber_Parent_EmailConsent';
const option = 'subscription_Remark';

/** Every rule of the confirmation (spec 5, consent; spec 3, subscription_Remark). */
export const CONFIRMATION_CASES: readonly Case<ConfirmationValues>[] = [
  row(gdpr, 'not given', { [gdpr]: false }, 'rule.gdprConsent'),
  row(gdpr, 'given', { [gdpr]: true }, null),
  row(email, 'not given', { [email]: false }, null),
  row(email, 'given', { [email]: true }, null),
  ...['', ...OFFERED_OPTIONS].map((chosen) => row(option, chosen || 'no option', { [option]: chosen }, null)),
  row(option, 'an option that is not offered', { [option]: 'Gratis' }, 'apiError.INVALID'),
];
