import { SHOWN_BY, type Criterion } from './Criterion.ts';

const { CHECKERS, KEYBOARD, ERRORS, SCREEN_READER, SETTINGS, NETWORK, BACK, RELOAD } = SHOWN_BY;

/** WCAG's third principle: what is there can be understood. */
export const UNDERSTANDABLE: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    how: 'The page is in nl-BE.',
    shownBy: [CHECKERS],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    how: 'Everything except names is Dutch.',
    shownBy: [],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    how: 'Focus changes nothing, except that it closes a summary that would cover the focused field.',
    shownBy: [KEYBOARD],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    how: 'A tick shows or hides the fields right below it, or changes the price; only the forward button leads on.',
    shownBy: [SCREEN_READER, KEYBOARD],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    how: 'Header, steps, form and summary stand in the same order on every step.',
    shownBy: [SCREEN_READER],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    how: 'The same thing has the same words, from one message file.',
    shownBy: ['house.test.ts'],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    how: 'The secretariat’s address stands in the box under the header whenever it can help.',
    shownBy: [ERRORS],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    how: 'One summary with a link to each problem, in the words shown at the field; the field is marked as invalid.',
    shownBy: [ERRORS, SCREEN_READER],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    how: 'Labels, help under them, and the rule of the days before the days.',
    shownBy: [SCREEN_READER],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    how: 'An error says what is expected; each error of the server has a next step.',
    shownBy: [ERRORS, NETWORK],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    how: 'Everything is checked, shown once more and can be changed before it is confirmed.',
    shownBy: [BACK, SCREEN_READER],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    how: 'Nothing is asked twice but the e-mail address, which the browser may fill in, and after a reload the national numbers and the medical sheet, which are kept nowhere for safety.',
    shownBy: [BACK, RELOAD, SETTINGS],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    how: 'There is no login.',
    shownBy: [],
  },
];
