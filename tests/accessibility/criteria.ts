interface Criterion {
  name: string;
  level: 'A' | 'AA';
  /** Why it does not apply to a component that claims nothing about it. */
  otherwise: string;
}

const of =
  (level: 'A' | 'AA') =>
  (name: string, otherwise: string): Criterion => ({ name, level, otherwise });
const a = of('A');
const aa = of('AA');

/** The criteria of WCAG 2.2, levels A and AA, in order. */
export const CRITERIA: Readonly<Record<string, Criterion>> = {
  '1.1.1': a('Non-text Content', 'Shows no icon or picture.'),
  '1.2.1': a('Audio-only and Video-only (Prerecorded)', 'Has no sound and no film.'),
  '1.2.2': a('Captions (Prerecorded)', 'Has no sound and no film.'),
  '1.2.3': a('Audio Description or Media Alternative (Prerecorded)', 'Has no sound and no film.'),
  '1.2.4': aa('Captions (Live)', 'Has no sound and no film.'),
  '1.2.5': aa('Audio Description (Prerecorded)', 'Has no sound and no film.'),
  '1.3.1': a('Info and Relationships', 'Its words have no structure: no heading, list, table or field.'),
  '1.3.2': a('Meaningful Sequence', 'Shows no words.'),
  '1.3.3': a('Sensory Characteristics', 'Gives no instructions.'),
  '1.3.4': aa('Orientation', 'Has no orientation of its own.'),
  '1.3.5': aa('Identify Input Purpose', 'Asks nothing about the person who fills it in.'),
  '1.4.1': a('Use of Color', 'Has no state that a colour shows.'),
  '1.4.2': a('Audio Control', 'Has no sound and no film.'),
  '1.4.3': aa('Contrast (Minimum)', 'Shows no words.'),
  '1.4.4': aa('Resize Text', 'Shows no words.'),
  '1.4.5': aa('Images of Text', 'Shows no picture: its words are text.'),
  '1.4.10': aa('Reflow', 'Shows nothing.'),
  '1.4.11': aa('Non-text Contrast', 'Has no control and no icon.'),
  '1.4.12': aa('Text Spacing', 'Shows no words.'),
  '1.4.13': aa('Content on Hover or Focus', 'Shows nothing on hover or focus.'),
  '2.1.1': a('Keyboard', 'Has no control.'),
  '2.1.2': a('No Keyboard Trap', 'Has no control.'),
  '2.1.4': a('Character Key Shortcuts', 'Has no shortcut.'),
  '2.2.1': a('Timing Adjustable', 'Has no time limit.'),
  '2.2.2': a('Pause, Stop, Hide', 'Nothing moves.'),
  '2.3.1': a('Three Flashes or Below Threshold', 'Nothing flashes.'),
  '2.4.1': a('Bypass Blocks', 'Is about a whole page: see App.'),
  '2.4.2': a('Page Titled', 'Is about a whole page: see App.'),
  '2.4.3': a('Focus Order', 'Has no control.'),
  '2.4.4': a('Link Purpose (In Context)', 'Has no link.'),
  '2.4.5': aa('Multiple Ways', 'Is about a set of pages: see App.'),
  '2.4.6': aa('Headings and Labels', 'Has no heading and no label.'),
  '2.4.7': aa('Focus Visible', 'Has no control.'),
  '2.4.11': aa('Focus Not Obscured (Minimum)', 'Has no control.'),
  '2.5.1': a('Pointer Gestures', 'Everything is a single press.'),
  '2.5.2': a('Pointer Cancellation', 'Has no control.'),
  '2.5.3': a('Label in Name', 'Has no control.'),
  '2.5.4': a('Motion Actuation', 'Nothing listens to motion.'),
  '2.5.7': aa('Dragging Movements', 'Nothing is dragged.'),
  '2.5.8': aa('Target Size (Minimum)', 'Has no control.'),
  '3.1.1': a('Language of Page', 'Is about a whole page: see App.'),
  '3.1.2': aa('Language of Parts', 'Has no words in another language than the page.'),
  '3.2.1': a('On Focus', 'Has no control.'),
  '3.2.2': a('On Input', 'Takes no input.'),
  '3.2.3': aa('Consistent Navigation', 'Is about a set of pages: see App.'),
  '3.2.4': aa('Consistent Identification', 'Is about a set of pages: see App.'),
  '3.2.6': a('Consistent Help', 'Is about a set of pages: see App.'),
  '3.3.1': a('Error Identification', 'Takes no input.'),
  '3.3.2': a('Labels or Instructions', 'Takes no input.'),
  '3.3.3': aa('Error Suggestion', 'Takes no input.'),
  '3.3.4': aa('Error Prevention (Legal, Financial, Data)', 'Is about a whole enrolment: see App.'),
  '3.3.7': a('Redundant Entry', 'Asks nothing that was asked before.'),
  '3.3.8': aa('Accessible Authentication (Minimum)', 'There is no login.'),
  '4.1.2': a('Name, Role, Value', 'Has no control and no state.'),
  '4.1.3': aa('Status Messages', 'Has no status message.'),
};
