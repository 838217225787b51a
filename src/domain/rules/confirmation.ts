import { bool, object, string } from 'yup';
import { OFFERED_OPTIONS } from '../enrolment.ts';

/** The rules of the confirmation: the GDPR consent is required, the e-mail consent is optional (spec 5, consent). */
export const confirmationRules = object({
  // Only a request that does not come from the wizard can have another option.
  subscription_Remark: string().oneOf(['', ...OFFERED_OPTIONS], { key: 'apiError.INVALID' }),
  subscriber_Parent_GdprConsent: bool().oneOf([true], { key: 'rule.gdprConsent' }),
});
