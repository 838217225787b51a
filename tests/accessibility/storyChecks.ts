import { STORY_SIZES } from '../../stories/support/settings/sizes.ts';

/**
 * What every story is checked for besides axe, by the name that a proof has as its `rule`, and the criteria that each
 * proves. `everyStory.ts` and `storySizes.ts` run them.
 */
export const STORY_CHECKS = {
  pictures: ['1.1.1'],
  'visual order': ['1.3.2'],
  'label in name': ['2.5.3'],
  'tab stops': ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '3.2.1'],
  'a phone of 320 px': ['1.4.10'],
  'a phone of 320 px with text spacing': ['1.4.12'],
  'a phone with 200 % text': ['1.4.4'],
} as const satisfies Record<string, readonly string[]>;

/** The sizes of every story are checks by their names. */
STORY_SIZES satisfies Partial<Record<keyof typeof STORY_CHECKS, object>>;
