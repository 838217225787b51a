import type { Proof, Responsibility } from './Report.ts';

/** A claim about a criterion. A proof that is the name of a rule is checked in the component's story. */
export interface Claim {
  by: Responsibility;
  note: string;
  proofs: readonly (string | Proof)[];
}

const claim =
  (by: Responsibility) =>
  (note: string, ...proofs: (string | Proof)[]): Claim => ({ by, note, proofs });
const library = claim('library');
const shared = claim('shared');

const inFile = (path: string) => (test: string) => ({ file: `tests/${path}`, test });
const contrast = inFile('ui/brand/contrast.test.ts');
const sources = inFile('accessibility/sources.test.ts');
const errors = inFile('journeys/accessibility/errors.spec.ts');
const screenReader = inFile('journeys/accessibility/screenReader.spec.ts');
const settings = inFile('journeys/accessibility/settings.spec.ts');

const BY_KEYBOARD = inFile('journeys/accessibility/keyboard.spec.ts')('a flexible camp ${width}');
const ERRORS = errors('shows the errors of every step until they are fixed ${width}');
const ENROLMENT = screenReader('the transcript of an enrolment');
const MISTAKES = screenReader('the transcript of mistakes');

/** What the controls of a kind have in common, with the rule that finds their name. */
const kindOf = (what: string, ...rules: string[]): Readonly<Record<string, Claim>> => ({
  '2.1.1': library(`${what} works with the keys of the browser.`, BY_KEYBOARD),
  '4.1.2': shared(`${what} has a name, a role and a state.`, ...rules, ENROLMENT),
});

/**
 * What components claim, by what they are made of. A component lists these in its `accessibility.json`, and adds what is
 * true of it alone.
 */
export const CLAIMS = {
  words: {
    '1.3.2': library('Is read in the order in which it is shown.', 'visual order'),
    '1.3.3': shared(
      'The words of this library name no shape, colour or side; an application answers for its own.',
      sources('no message points by shape, colour or side'),
    ),
    '1.4.3': shared(
      'A brand whose pairs of colours are too close is refused.',
      'color-contrast',
      contrast('ink on ground, text'),
      contrast('inkQuiet on surface, help and second lines'),
    ),
    '1.4.4': library('Text of 200 % is not cut off.', 'a phone with 200 % text'),
    '1.4.10': library('Fits 320 px.', 'a phone of 320 px'),
    '1.4.12': library('Wider spacing cuts off nothing.', 'a phone of 320 px with text spacing'),
  },
  // Printed pages: black on white, and hidden on screens.
  paper: {
    '1.3.2': library('Is read in the order in which it is shown.', 'visual order'),
    '1.4.3': library('Black on white, whatever the scheme.', {
      file: 'tests/journeys/brand/dark.spec.ts',
      test: 'paper is light',
    }),
  },
  heading: {
    '1.3.1': library('Its heading is a heading, at the level of its place.', 'heading-order'),
    '2.4.6': shared('The heading says what follows.', 'empty-heading'),
  },
  list: { '1.3.1': library('What is shown as a list is one.', 'list', 'listitem') },
  facts: { '1.3.1': library('Names and values are a description list.', 'definition-list', 'dlitem') },
  icon: {
    '1.1.1': library('Icons repeat words beside them and are hidden from screen readers.', 'pictures'),
  },
  control: {
    '1.4.11': shared(
      'The theme draws its own focus ring, of at least 3 to 1 in every brand.',
      contrast('action on surface, ticked boxes and the focus ring'),
      settings('a desktop with forced colours keeps every border and focus ring, and has no findings'),
    ),
    '2.1.1': library('Tab reaches each control.', 'tab stops'),
    '2.1.2': library('Tab and Shift+Tab pass through it.', 'tab stops'),
    '2.4.3': library('The focus follows the order of the page.', 'tab stops'),
    '2.4.7': library('A ring of at least 2 px is around what has the focus.', 'tab stops'),
    '2.4.11': library('Nothing covers what has the focus.', 'tab stops'),
    '2.5.2': library('Nothing happens before a press ends.', sources('nothing happens before a press ends')),
    '2.5.3': library('Names contain the words that are seen.', 'label in name'),
    '2.5.8': library('Targets are at least 24 px, or as far from each other.', 'target-size'),
    '3.2.1': library('The focus changes nothing.', 'tab stops'),
  },
  button: {
    ...kindOf('A button', 'button-name'),
    '4.1.3': library(
      'No button has a loading state, which MUI does not announce: a live region says what is awaited.',
      sources('no button has a loading state'),
      screenReader('announces every loading message once'),
    ),
  },
  link: {
    ...kindOf('A link', 'link-name'),
    '2.4.4': shared('The words of the link say where it leads.', 'link-name', ENROLMENT),
  },
  linkInText: { '1.4.1': library('A link in a sentence is underlined.', 'link-in-text-block') },
  textbox: kindOf('A text field', 'label'),
  tick: kindOf('A checkbox or radio button', 'label'),
  select: kindOf('A list of options', 'select-name'),
  dialog: {
    '2.1.2': library('Its buttons close it; Tab stays in it until then.', 'tab stops'),
    '4.1.2': library('The dialog has a name.', 'aria-dialog-name'),
  },
  field: {
    '1.3.1': library('Label, help and error are tied to the field.', ERRORS, ENROLMENT),
    '1.4.1': library('An error has an icon and a sentence.', ERRORS),
    '1.4.11': shared(
      'The edge of a field is at least 3 to 1.',
      contrast('inputLine on surface, the edge of a field'),
    ),
    '2.4.6': shared('Each field has a label, which stays.', ENROLMENT),
    '3.2.2': library('Input changes nothing but its own field, or what is right below it.', BY_KEYBOARD),
    '3.3.1': shared('The field with the error is named, and the error is in words.', ERRORS, MISTAKES),
    '3.3.2': shared('Labels and help say what is expected.', 'form-field-multiple-labels', ENROLMENT),
    '3.3.3': shared('The error says what is expected.', ERRORS, MISTAKES),
    '4.1.3': library(
      'The error of a field that is left is announced by its form; after a failed submit its field has the focus.',
      inFile('ui/form/Form.test.tsx')('announces the error of a field that is left'),
      ERRORS,
    ),
  },
  moving: {
    '2.2.2': library(
      'Only the loading indicator moves, while something loads, and it stands still with reduced motion.',
      settings(
        "prefers-reduced-motion: ${reducedMotion}: the loading indicator ${moves ? 'moves' : 'is still'}",
      ),
    ),
  },
} satisfies Record<string, Readonly<Record<string, Claim>>>;

export type Kind = keyof typeof CLAIMS;

/** The kinds that a MUI part makes a component. A button can be rendered as a link, and an input as a list of options. */
export const KINDS_OF_PARTS: Readonly<Record<string, readonly Kind[]>> = {
  Alert: ['icon'],
  Button: ['control'],
  Checkbox: ['tick', 'control'],
  CircularProgress: ['moving'],
  Dialog: ['dialog'],
  IconButton: ['button', 'control'],
  Link: ['link', 'control'],
  NativeSelect: ['select', 'control'],
  OutlinedInput: ['control'],
  Radio: ['tick', 'control'],
  SvgIcon: ['icon'],
};
