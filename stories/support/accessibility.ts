/** A criterion of WCAG 2.2, how the wizard meets it, and which tests show it. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  how: string;
  /** Test files below `tests/`; none where there is nothing that could fail. */
  shownBy: readonly string[];
}

const AXE = 'journeys/everyParent/axe.spec.ts';
const SIZES = 'journeys/everyParent/sizes.spec.ts';
const KEYBOARD = 'journeys/everyParent/keyboard.spec.ts';
const ERRORS = 'journeys/everyParent/errors.spec.ts';
const HEARD = 'journeys/everyParent/heard.spec.ts';
const SETTINGS = 'journeys/everyParent/settings.spec.ts';
const NETWORK = 'journeys/everyParent/badNetwork.spec.ts';
const TYPING = 'journeys/typing.spec.ts';
const BACK = 'journeys/backAndForward.spec.ts';
const RELOAD = 'journeys/reload.spec.ts';
const TOKENS = 'theme/tokens.test.ts';

const NO_MEDIA = 'There is no sound and no film.';

/** Levels A and AA, all of them, in their order. */
export const CRITERIA: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    how: 'Icons repeat words beside them and are hidden from screen readers, like the drawn camp on the thank-you page.',
    shownBy: [AXE, HEARD],
  },
  { number: '1.2.1', name: 'Audio-only and Video-only', level: 'A', how: NO_MEDIA, shownBy: [] },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', how: NO_MEDIA, shownBy: [] },
  { number: '1.2.3', name: 'Audio Description or Media Alternative', level: 'A', how: NO_MEDIA, shownBy: [] },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', how: NO_MEDIA, shownBy: [] },
  { number: '1.2.5', name: 'Audio Description', level: 'AA', how: NO_MEDIA, shownBy: [] },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    how: 'Labels, fieldsets with legends, headings, lists and landmarks; help and errors are tied to their field.',
    shownBy: [AXE, HEARD, ERRORS],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    how: 'The page reads in the order in which it is seen; the focus follows the same order.',
    shownBy: [HEARD, KEYBOARD],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    how: 'Sentences name fields and buttons by their words, never by place, shape or colour.',
    shownBy: [HEARD],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    how: 'Works upright and on its side, down to a window of 256 px high.',
    shownBy: [SIZES],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    how: 'The parent’s fields carry their autocomplete tokens; the child’s carry none, for they are not the visitor’s own.',
    shownBy: [SETTINGS],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    how: 'Errors have an icon and words, chosen days a tick, finished steps a mark, links an underline.',
    shownBy: [AXE, SETTINGS],
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', how: NO_MEDIA, shownBy: [] },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    how: 'Every pair of colours the theme offers for text is at least 4.5 to 1, in both brands.',
    shownBy: [TOKENS, AXE],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    how: 'With letters twice as large nothing is cut, covered or out of the window.',
    shownBy: [SIZES],
  },
  { number: '1.4.5', name: 'Images of Text', level: 'AA', how: 'All text is text.', shownBy: [HEARD] },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    how: 'At 320 px, which is 1280 px at 400 %, every step scrolls one way only.',
    shownBy: [SIZES],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    how: 'Edges of fields, icons and the focus ring are at least 3 to 1.',
    shownBy: [TOKENS],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    how: 'The spacing of the criterion, on a phone and on a laptop, cuts nothing; the bar at the bottom may grow and fields stay clear of it.',
    shownBy: [SIZES],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    how: 'Nothing appears on hover or focus alone.',
    shownBy: [KEYBOARD],
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    how: 'Five whole enrolments without a pointer.',
    shownBy: [KEYBOARD],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    how: 'On every step Tab and Shift+Tab go round through all controls. The question about the medical sheet keeps the focus until it is answered, with either of its two buttons.',
    shownBy: [KEYBOARD],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    how: 'There are no shortcuts.',
    shownBy: [],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    how: 'The parent has no time limit. A call that gets no answer ends with a sentence and a way to try again; a voucher lives up to 24 hours.',
    shownBy: [NETWORK],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    how: 'Only the mark beside a wait moves, as long as the wait lasts; nothing moves where reduced motion is asked for.',
    shownBy: [SETTINGS],
  },
  { number: '2.3.1', name: 'Three Flashes', level: 'A', how: 'Nothing flashes.', shownBy: [] },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    how: 'Landmarks and one heading per step; a new step puts the focus on its heading, behind the header.',
    shownBy: [KEYBOARD, HEARD],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    how: 'Step, camp and organisation, with ‘Fout:’ in front while something is wrong.',
    shownBy: [ERRORS],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    how: 'Page order. A failed submit moves the focus once, to the first field that is wrong; a dialog gives it back.',
    shownBy: [KEYBOARD, ERRORS],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    how: 'A link’s own words say where it leads: ‘Wijzig: dagen’, ‘Mail secretariaat@…’.',
    shownBy: [HEARD],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    how: 'The steps are parts of one process, which the criterion leaves out.',
    shownBy: [BACK],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    how: 'Every field has a label above it that stays; groups have headings.',
    shownBy: [HEARD],
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    how: 'A ring of 3 px around whatever has the focus, checked at every stop; in forced colours too.',
    shownBy: [KEYBOARD, SETTINGS],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    how: 'What gets the focus is scrolled clear of the bar at the bottom, whatever its height.',
    shownBy: [SIZES, KEYBOARD],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    how: 'Everything is a single press.',
    shownBy: [],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    how: 'Everything happens when the press ends on its target.',
    shownBy: ['journeys/sending.spec.ts'],
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    how: 'Names begin with the words that are seen. A day box shows ‘maandag 5 juli’ and is called ‘maandag 5 juli 2027’; where a week is narrow its words are shortened.',
    shownBy: [HEARD],
  },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A', how: 'Nothing listens to motion.', shownBy: [] },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA', how: 'Nothing is dragged.', shownBy: [] },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    how: 'All targets are at least 24 px, day boxes and buttons at least 44.',
    shownBy: [SIZES, AXE],
  },
  { number: '3.1.1', name: 'Language of Page', level: 'A', how: 'The page is in nl-BE.', shownBy: [AXE] },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    how: 'All of it is Dutch, but for names.',
    shownBy: [],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    how: 'The focus alone changes nothing, but folds the summary that would lie over it.',
    shownBy: [KEYBOARD],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    how: 'A tick shows or hides the fields right below it, or changes the price; only the forward button leads on.',
    shownBy: [HEARD, KEYBOARD],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    how: 'Header, steps, form and summary stand in the same order on every step.',
    shownBy: [HEARD],
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
    how: 'One summary with a link to each problem, in the words that stand at the field; the field is marked as invalid.',
    shownBy: [ERRORS, HEARD],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    how: 'Labels, help under them, and the rule of the days before the days.',
    shownBy: [HEARD],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    how: 'A sentence says what is wanted; each refusal of the server comes with its next step.',
    shownBy: [ERRORS, NETWORK],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    how: 'Everything is checked, shown once more and can be changed before it is confirmed.',
    shownBy: [BACK, HEARD],
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
    how: 'Nobody logs in.',
    shownBy: [],
  },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    how: 'The browser’s own controls, with names, states and descriptions that resolve.',
    shownBy: [AXE, HEARD, ERRORS],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    how: 'One polite live region says waits, the amount and the medical sheet; errors are alerts; a blocked paste says why.',
    shownBy: [HEARD, TYPING],
  },
];
