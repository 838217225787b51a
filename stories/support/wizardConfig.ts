import type { WizardConfig } from '../../src/domain/wizardConfig.ts';

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
