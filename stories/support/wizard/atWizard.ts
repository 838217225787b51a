import { fetchSteps } from '../../../src/shell/lazySteps.ts';
import { withBrowser } from './browser.tsx';
import { WIZARD_CONFIG } from '../wizardConfig.ts';

/** What every story of the whole wizard starts from: organisation, browser, a tab that remembers nothing, a good line. */
export const atWizard = {
  args: { config: WIZARD_CONFIG },
  decorators: [withBrowser],
  loaders: [fetchSteps],
  beforeEach: () => sessionStorage.clear(),
};

/**
 * The same organisation with calls that run out of their time before anybody is bored, and not before a busy machine
 * has answered the others.
 */
export const impatient = { config: { ...WIZARD_CONFIG, timeoutMs: 1500 } };
