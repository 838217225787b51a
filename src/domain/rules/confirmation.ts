import { bool, object, string } from 'yup';
import { OFFERED_OPTIONS } from '../enrolment.ts';

/** The rules of the confirmation: the GDPR consent is required, the e-mail consent is not (spec 5, consent). */
export const confirmationRules = object({
  // A page never offers another option, so this one speaks only to a forged post.
  subscription_Remark: string().oneOf(['', ...OFFERED_OPTIONS], { key: 'apiError.INVALID' }),
  subscriber_Parent_GdprConsent: bool().oneOf([true], { key: 'rule.gdprConsent' }),
});
