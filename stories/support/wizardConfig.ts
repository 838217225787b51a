import type { Payment } from '../../src/domain/payment.ts';
import type { WizardConfig } from '../../src/domain/wizardConfig.ts';

/** Where its camps are paid: an account number that is made up, with the right check digits. */
export const PAYMENT: Payment = {
  iban: 'BE68539007547034',
  beneficiary: 'Sportkampen Dennenbos vzw',
  note: 'Betaal binnen tien dagen: dan ligt alles vast.',
};

/** The organisation of the stories, with the calls where the fake server hears them. */
export const WIZARD_CONFIG: WizardConfig = {
  organisationName: 'Sportkampen Dennenbos',
  organisationUrl: '#organisatie',
  campListingUrl: '#organisatie?theme={THEME_ID}',
  secretariatEmail: 'secretariaat@example.be',
  gatewayUrl: '/api',
  functionsUrl: '/api',
  apiKey: 'demo',
  timeoutMs: 15_000,
};
