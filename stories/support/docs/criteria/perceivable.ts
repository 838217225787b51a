import { SHOWN_BY, type Criterion } from './Criterion.ts';

const { CHECKERS, KEYBOARD, ERRORS, SCREEN_READER, SETTINGS, TOKENS } = SHOWN_BY;

const NO_MEDIA = 'There is no sound and no film.';

/** WCAG's first principle: what is there can be perceived. */
export const PERCEIVABLE: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    how: 'Icons repeat words beside them and are hidden from screen readers, like the illustration on the thank-you page.',
    shownBy: [CHECKERS, SCREEN_READER],
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
    shownBy: [CHECKERS, SCREEN_READER, ERRORS],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    how: 'The reading order and the focus order are the visual order.',
    shownBy: [SCREEN_READER, KEYBOARD],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    how: 'Sentences name fields and buttons by their words, never by place, shape or colour.',
    shownBy: [SCREEN_READER],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    how: 'Works in portrait and landscape, from a window height of 256 px.',
    shownBy: [CHECKERS],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    how: 'The parent’s fields carry their autocomplete tokens; the child’s carry none, because they are not the visitor’s own data.',
    shownBy: [SETTINGS],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    how: 'Errors have an icon and words, chosen days a tick, finished steps a mark, links an underline.',
    shownBy: [CHECKERS, SETTINGS],
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', how: NO_MEDIA, shownBy: [] },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    how: 'Every pair of colours the theme offers for text is at least 4.5 to 1, in every brand.',
    shownBy: [TOKENS, CHECKERS],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    how: 'With text at 200 % nothing is cut off, covered or out of the window.',
    shownBy: [CHECKERS],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    how: 'All text is text.',
    shownBy: [SCREEN_READER],
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    how: 'At 320 px, which is 1280 px at 400 %, every step scrolls one way only.',
    shownBy: [CHECKERS],
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
    shownBy: [CHECKERS],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    how: 'Nothing appears on hover or focus alone.',
    shownBy: [KEYBOARD],
  },
];
