import { SHOWN_BY, type Criterion } from './Criterion.ts';

const { CHECKERS, ERRORS, SCREEN_READER, TYPING } = SHOWN_BY;

/** WCAG's fourth principle: what is there can be read by other programs. */
export const ROBUST: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    how: 'The browser’s own controls, with names, states and descriptions that resolve.',
    shownBy: [CHECKERS, SCREEN_READER, ERRORS],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    how: 'One polite live region says waits, the amount and the medical sheet; errors are alerts; a blocked paste says why.',
    shownBy: [SCREEN_READER, TYPING],
  },
];
