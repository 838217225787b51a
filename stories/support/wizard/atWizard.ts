import { fetchSteps } from '../../../src/shell/lazySteps.ts';
import { withBrowser } from './browser.tsx';
import { WIZARD_CONFIG } from '../data/wizardConfig.ts';

/**
 * The setup of every story of the whole wizard: the configuration, a browser, and empty storage. Each meta has its own
 * `parameters`: those that Storybook adds for the comment of a meta replace spread ones.
 */
export const atWizard = {
  args: { config: WIZARD_CONFIG },
  decorators: [withBrowser],
  loaders: [fetchSteps],
  beforeEach: () => sessionStorage.clear(),
};

/**
 * A shorter time-out, so that the story of a time-out ends soon. The other calls still have enough time on a busy
 * machine.
 */
export const impatient = { config: { ...WIZARD_CONFIG, timeoutMs: 1500 } };
