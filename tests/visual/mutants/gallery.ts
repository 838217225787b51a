/** One small mistake in the code, and the stories it shows in. */
export interface Mutant {
  what: string;
  file: string;
  /** Its first occurrence in the file becomes `to`. */
  from: string;
  to: string;
  /** Story files, by the name of their component. */
  stories: string[];
}

const at = (file: string, stories: string[]) => (what: string, from: string, to: string) => ({
  what,
  file,
  from,
  to,
  stories,
});

const tokens = at('src/theme/tokens.ts', ['StepActions']);
const errorBox = at('src/components/ErrorBox.tsx', ['ErrorBox']);
const header = at('src/components/CampHeader.tsx', ['CampHeader']);
const notice = at('src/components/Notice.tsx', ['Notice']);
const sidebar = at('src/components/CampSidebar.tsx', ['CampSidebar']);
const frame = at('src/components/fields/FieldFrame.tsx', ['FieldFrame']);
const problem = at('src/components/fields/FieldProblem.tsx', ['FieldProblem']);
const mark = at('src/components/fields/TickMark.tsx', ['TickMark']);
const row = at('src/components/fields/TickRow.tsx', ['TickRow']);
const group = at('src/components/FieldGroup.tsx', ['FieldGroup']);
const nav = at('src/components/StepNav.tsx', ['StepNav']);
const dialog = at('src/components/MedicalSheetDialog.tsx', ['MedicalSheetDialog']);
const actions = at('src/components/StepActions.tsx', ['StepActions']);
const loading = at('src/components/LoadingNotice.tsx', ['LoadingNotice']);
const bar = at('src/components/SummaryBar.tsx', ['SummaryBar']);
const day = at('src/components/DayBox.tsx', ['DayBox']);
const words = (what: string, from: string, to: string, stories: string[]) =>
  at('src/messages/nl.json', stories)(what, from, to);

/** Mistakes a person could make and a reviewer could miss; each must be seen in a picture. */
export const GALLERY: readonly Mutant[] = [
  tokens('one step of the action colour', '#0F5C4D', '#0F5C4E'),
  at('src/theme/tokens.ts', ['StepActions'])('one step of the page ground', '#FBF8F3', '#FBF8F4'),
  at('src/theme/tokens.ts', ['CampSidebar'])('one step of a line', '#C9D2CE', '#C9D2CF'),
  at('src/theme/tokens.ts', ['ErrorBox'])('one step of the soft red', '#FCE9E6', '#FCE9E7'),
  at('src/theme/tokens.ts', ['StepActions'])(
    '1 px of the corners of fields',
    'fieldRadius: 10',
    'fieldRadius: 9',
  ),
  at('src/theme/tokens.ts', ['StepHeading'])(
    'headings one weight lighter',
    'headingWeight: 800',
    'headingWeight: 700',
  ),
  at('src/theme/tokens.ts', ['StepHeading'])(
    'the second brand in the wrong face',
    '"Source Serif 4", Georgia',
    '"Figtree Variable", Georgia',
  ),
  at('src/theme/theme.ts', ['SummaryBar', 'StepActions'])(
    '1 px of the focus ring of links and fields',
    'FOCUS_WIDTH = 3',
    'FOCUS_WIDTH = 2',
  ),
  at('src/theme/theme.ts', ['StepActions'])('1 px of a button’s height', 'minHeight: 48', 'minHeight: 49'),
  at('src/theme/theme.ts', ['StepHeading'])('1 px of a heading', 'h1: heading(1.75', 'h1: heading(1.8125'),
  at('src/theme/theme.ts', ['LoadingNotice'])(
    'a line height',
    "body: { fontSize: '1.0625rem', lineHeight: 1.5",
    "body: { fontSize: '1.0625rem', lineHeight: 1.55",
  ),
  errorBox('the error box without its icon', '<ErrorIcon aria-hidden />', '<span />'),
  errorBox('the cause not bold', 'fontWeight: 700', 'fontWeight: 400'),
  errorBox('1 px more of its border', '1.5px solid', '2.5px solid'),
  errorBox('the ways out in another order', "['otherCamp', 'retry']", "['retry', 'otherCamp']"),
  errorBox('another icon to retry', '<RetryIcon', '<MailIcon'),
  header('the organisation’s mark 1 px smaller', 'width: 32', 'width: 31'),
  header('the border under the header gone', 'borderBottom: `1px', 'borderBottom: `0px'),
  header('place before camp', '<p>{camp?.themeName}</p>', '<p>{camp?.locationName}</p>'),
  notice('an icon 1 px higher', 'marginTop: 1', 'marginTop: 0'),
  notice(
    'the tone of a notice',
    '[data-tone="notice"]\': { backgroundColor: theme.colours.noticeSoft',
    '[data-tone="notice"]\': { backgroundColor: theme.colours.wrongSoft',
  ),
  sidebar('4 px of padding', 'padding: theme.spacing(5) ', 'padding: theme.spacing(4) '),
  sidebar(
    'the amount to pay not bold',
    'marginTop: theme.spacing(2), fontWeight: 700',
    'marginTop: theme.spacing(2), fontWeight: 600',
  ),
  sidebar('an n-dash that became a hyphen', '} – ${', '} - ${'),
  frame('1 px between label and input', 'marginTop: theme.spacing(1.5)', 'marginTop: theme.spacing(1.75)'),
  frame('the tick of a valid field gone', '<Tick aria-hidden />', '<span />'),
  problem('the icon of a problem 1 px smaller', "fontSize: '1.25rem'", "fontSize: '1.1875rem'"),
  mark('1 px more of a tick box', '1.5px solid', '2.5px solid'),
  mark('a tick box 1 px smaller', "width: '1.5rem'", "width: '1.4375rem'"),
  mark('a round mark that is square', "round ? '50%'", "round ? '40%'"),
  at('src/components/fields/TickRow.tsx', ['CheckboxField'])(
    'the focus ring of a choice lost',
    'outline: `3px solid',
    'outline: `0px solid',
  ),
  row('1 px inside a choice', "'11px 14px'", "'11px 13px'"),
  group('4 px between fields', 'gap: theme.spacing(5)', 'gap: theme.spacing(4)'),
  nav('1 px of a step’s dot', 'DOT = 28', 'DOT = 27'),
  nav(
    'the spark of the current step',
    'backgroundColor: theme.colours.spark',
    'backgroundColor: theme.colours.action',
  ),
  dialog('the dialog’s second button filled', '"outlined"', '"contained"'),
  actions('the arrow back gone', '<ArrowBack aria-hidden fontSize="small" />', ''),
  actions('back as wide as its row', "alignSelf: 'flex-start'", "alignSelf: 'center'"),
  loading('one dot of the moving mark gone', '          <span />\n', ''),
  bar('an arrow that points aside', 'rotate(180deg)', 'rotate(90deg)'),
  day('the shade of a chosen day', 'inset 0 0 0 0.5px', 'inset 0 0 0 1.5px'),
  day(
    'a chosen day as pale as any',
    'backgroundColor: theme.colours.actionSoft',
    'backgroundColor: theme.colours.surface',
  ),
  day(
    'the ring of the focused day lost',
    'outline: `3px solid ${theme.colours.action}`',
    'outline: `0px solid ${theme.colours.action}`',
  ),
  words('one letter', '"cancel": "Annuleren"', '"cancel": "Annulerem"', ['CampHeader']),
  words(
    'one full stop',
    'Dit kamp is volzet. Kies een ander kamp of probeer het later opnieuw.',
    'Dit kamp is volzet. Kies een ander kamp of probeer het later opnieuw',
    ['ErrorBox'],
  ),
  words('a capital', '"campDays": "Kampdagen kiezen"', '"campDays": "Kampdagen Kiezen"', ['StepNav']),
];
