/** A question to the MCP server, with a part of the line that answers it. */
export interface Question {
  /** In plain words, as somebody asks who has not read the page. */
  ask: string;
  /** The component, or the page, whose documentation is asked; without it, the list of all components. */
  of?: string;
  /** What the best line says. */
  answer: string | RegExp;
}

export const QUESTIONS: readonly Question[] = [
  // Which component.
  {
    ask: 'Which component lists the invalid fields of a form after a failed submit?',
    answer: '- ErrorSummary ',
  },
  { ask: 'Which component is for a belgian national number?', answer: '- NationalNumberField ' },
  { ask: 'Which component is for a telephone number?', answer: '- PhoneField ' },
  { ask: 'Where do I ask for the same e-mail address a second time?', answer: '- EmailRepeatField ' },
  { ask: 'Which component shows the days of a camp as checkboxes?', answer: '- DayGrid ' },
  { ask: 'Which one shows a call that failed, its cause and what to do next?', answer: '- ErrorBox ' },
  { ask: 'What do I use while the server is overloaded and calls are tried again?', answer: '- RushNotice ' },
  { ask: 'What asks a question before cancelling deletes the answers?', answer: '- LeaveDialog ' },
  { ask: 'What shows the summary on narrow screens, with a drawer?', answer: '- SummaryBar ' },
  { ask: 'Which one is a QR code of a transfer for the apps of banks?', answer: '- PaymentCode ' },
  { ask: 'Which component is for one answer out of a longer list?', answer: '- SelectField ' },
  {
    ask: 'Which component says that the price or the days of the camp have changed?',
    answer: '- CampChangeNotice ',
  },
  // Which component, by its usual name.
  { ask: 'Which component is for radio buttons?', answer: '- ChoiceField ' },
  { ask: 'Which component is a spinner or a skeleton?', answer: '- LoadingNotice ' },
  { ask: 'Which component is a modal dialog?', answer: '- LeaveDialog ' },
  { ask: 'Which component has the submit and back buttons?', answer: '- StepActions ' },
  { ask: 'Where does a parent enrol a sibling, a brother or sister?', answer: '- NextChild ' },
  { ask: 'Which component lets me add a second allergy?', answer: '- AllergyBlock ' },
  { ask: 'Which component makes the iCalendar file (.ics)?', answer: '- BookingActions ' },
  { ask: 'Which component is an info banner?', answer: '- Notice ' },
  { ask: 'Is there a date picker?', answer: '- DayGrid ' },
  { ask: 'Which component shows the total and the discount?', answer: '- CampSidebar ' },
  { ask: 'Which component is a stepper or a progress indicator?', answer: '- StepNav ' },
  { ask: 'Which component is for the rijksregisternummer?', answer: '- NationalNumberField ' },
  { ask: 'Which component is a 404 for a camp that is not found?', answer: '- CampProblem ' },
  // Which prop.
  { of: 'TextField', ask: 'Which prop is the help text under the label?', answer: /^ {2}help\?: string/ },
  {
    of: 'TextField',
    ask: 'Which prop is a hint of the expected length?',
    answer: "width?: FieldWidth = 'full'",
  },
  {
    of: 'StepActions',
    ask: 'Which prop says that a call is pending: the button stays in place and keeps the focus?',
    answer: 'busy?: boolean = false',
  },
  {
    of: 'StepActions',
    ask: 'Which prop shows the amount to pay beside the button?',
    answer: 'toPayCents?: number',
  },
  {
    of: 'ErrorBox',
    ask: 'Which prop is the address of the camp listing?',
    answer: 'campListingUrl?: string = organisationUrl',
  },
  {
    of: 'ErrorBox',
    ask: 'Which callback is fired when the retry button is clicked?',
    answer: 'onRetry?: () => void',
  },
  {
    of: 'Form',
    ask: 'Which prop leaves out the error summary, for a form with one field?',
    answer: 'summary?: boolean = true',
  },
  {
    of: 'DayGrid',
    ask: 'Which prop are the limits of the camp, shown above the days?',
    answer: 'limits?: DayLimits',
  },
  {
    of: 'Notice',
    ask: 'Which tone confirms something, such as a sheet that was found?',
    answer: "tone: 'soft' | 'notice'",
  },
  { of: 'CampHeader', ask: 'Which prop shows the notice about vouchers?', answer: 'voucherInUse?: boolean' },
  {
    of: 'SelectField',
    ask: 'Which values does width take, such as half or short?',
    answer: "One of 'full', 'half'",
  },
  {
    of: 'CampSidebar',
    ask: 'Which values does the check of a discount take: pending or failed?',
    answer: 'discountCheck?: DiscountCheck',
  },
  {
    of: 'DayBox',
    ask: 'What is isInMonth by default: false or true?',
    answer: 'isInMonth?: boolean = false',
  },
  // Which key, which words, which import.
  { of: 'LeaveDialog', ask: 'Which key stays, and moves the focus back?', answer: /^\| Escape / },
  { of: 'ChoiceField', ask: 'Which keys choose the next or previous option?', answer: /^\| Arrow keys / },
  { of: 'DayCalendar', ask: 'Which page keys move by a month?', answer: /^\| Page up, Page down / },
  { of: 'CheckboxField', ask: 'Which key ticks or unticks the box?', answer: /^\| Space / },
  { of: 'Notice', ask: 'Which keys does it have, and does it take the focus?', answer: 'No keys of its own' },
  {
    of: 'AllergyBlock',
    ask: 'Which props does it have, and what has its values?',
    answer: 'It has no props',
  },
  {
    of: 'ErrorBox',
    ask: 'How many actions at most, and how many words together?',
    answer: 'at most 40 words',
  },
  {
    of: 'DayGrid',
    ask: 'Which names of this library, with their slots, are in theme.components?',
    answer: 'CampDayGrid (root, days)',
  },
  {
    of: 'CampDays',
    ask: 'Which names of this library, with their slots, are in theme.components?',
    answer: 'CampDayGrid (root, days)',
  },
  {
    of: 'PhoneField',
    ask: 'Which MUI components, by their key in theme.components, is it made of?',
    answer: 'MuiOutlinedInput',
  },
  { of: 'Suggestion', ask: 'Does the package export this part?', answer: 'does not export this part' },
  { of: 'TextField', ask: 'What do I import from camp-enrolment/ui?', answer: "from 'camp-enrolment/ui'" },
  {
    of: 'Success',
    ask: 'What do I import from camp-enrolment/steps?',
    answer: "import { Success } from 'camp-enrolment/steps'",
  },
  // Which page.
  { ask: 'Where is MessagesProvider, and how do I install the package?', answer: '- Start/Install ' },
  {
    of: 'Start/Install',
    ask: 'What replaces the texts of the fields themselves, which are English?',
    answer: 'UiTextsProvider',
  },
  { of: 'Start/Install', ask: 'Which npm command installs it?', answer: 'npm install' },
  { of: 'Start/Install', ask: 'How do I translate the words to English?', answer: '`messages`' },
  { of: 'Start/Install', ask: 'How do I theme a slot of a component?', answer: '`styleOverrides`' },
];

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d-]{2,}/gu));

/** The line that shares the rarest words with a question. The line of a prop comes after its description. */
export function bestLine(ask: string, lines: readonly string[]): string {
  const sets = lines.map(wordsOf);
  const rarity = (word: string) => Math.log(lines.length / sets.filter((words) => words.has(word)).length);
  const scores = sets.map((words) =>
    [...wordsOf(ask)].reduce((sum, word) => sum + (words.has(word) ? rarity(word) : 0), 0),
  );
  return lines[scores.indexOf(Math.max(...scores))] ?? '';
}

/** The lines of documentation, with the description of a prop and its type as one. */
export const linesOf = (markdown: string) =>
  markdown
    .replaceAll(/ {2}\/\*\*\n +(.*)\n +\*\/\n(.*)/g, '$2 $1')
    .split('\n')
    .filter((line) => line.trim() !== '');
