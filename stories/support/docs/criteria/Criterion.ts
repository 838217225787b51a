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
  CHECKERS: 'journeys/accessibility/checkers.spec.ts',
  KEYBOARD: 'journeys/accessibility/keyboard.spec.ts',
  ERRORS: 'journeys/accessibility/errors.spec.ts',
  SCREEN_READER: 'journeys/accessibility/screenReader.spec.ts',
  SETTINGS: 'journeys/accessibility/settings.spec.ts',
  NETWORK: 'journeys/network/badNetwork.spec.ts',
  TYPING: 'journeys/typing.spec.ts',
  BACK: 'journeys/backAndForward.spec.ts',
  RELOAD: 'journeys/reload.spec.ts',
  TOKENS: 'domain/brand/contrast.test.ts',
} as const;
