import type { Payment } from '../../../src/domain/payment.ts';
import type { WizardConfig } from '../../../src/domain/wizardConfig.ts';

/** How to pay: an invented account number with valid check digits. */
export const PAYMENT: Payment = {
  iban: 'BE68539007547034',
  beneficiary: 'Sportkampen Dennenbos vzw',
  note: 'Betaal binnen tien dagen.',
};

/** The configuration of the stories, with the URLs of the fake server. */
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
