/** A criterion of WCAG 2.2, how the wizard meets it, and which tests show it. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  how: string;
  /** Test files below `tests/`; none where there is nothing that could fail. */
  shownBy: readonly string[];
}

/** The tests that show several criteria, below `tests/`. */
export const SHOWN_BY = {
  CHECKERS: 'journeys/everyParent/checkers.spec.ts',
  SIZES: 'journeys/everyParent/sizes.spec.ts',
  KEYBOARD: 'journeys/everyParent/keyboard.spec.ts',
  ERRORS: 'journeys/everyParent/errors.spec.ts',
  SCREEN_READER: 'journeys/everyParent/heard.spec.ts',
  SETTINGS: 'journeys/everyParent/settings.spec.ts',
  NETWORK: 'journeys/everyParent/badNetwork.spec.ts',
  TYPING: 'journeys/typing.spec.ts',
  BACK: 'journeys/backAndForward.spec.ts',
  RELOAD: 'journeys/reload.spec.ts',
  TOKENS: 'domain/brand/contrast.test.ts',
} as const;
