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

const inFile =
  (file: string) =>
  (stories: string[], what: string, from: string, to: string): Mutant => ({ what, file, from, to, stories });

/** In a component, which shows it in its own stories. */
const inComponent = (name: string, folder = '') => {
  const mutant = inFile(`src/components/${folder}${name}.tsx`);
  return (what: string, from: string, to: string) => mutant([name], what, from, to);
};

const pine = inFile('brands/pine/brand.json');
const coral = inFile('brands/coral/brand.json');
const theme = inFile('src/theme/theme.ts');
const inputs = inFile('src/theme/customizations/inputs.ts');
const feedback = inFile('src/theme/customizations/feedback.ts');
const surfaces = inFile('src/theme/customizations/surfaces.ts');
const navigation = inFile('src/theme/customizations/navigation.ts');
const pickers = inFile('src/theme/customizations/pickers.ts');
const words = inFile('src/messages/nl.json');
const header = inComponent('CampHeader');
const sidebar = inComponent('CampSidebar');
const errorBox = inComponent('ErrorBox');
const actions = inComponent('StepActions');

/** Mistakes a person could make and a reviewer could miss; each must be seen in a picture. */
export const GALLERY: readonly Mutant[] = [
  // The brand.
  pine(['StepActions'], 'the action colour one step off', '#0F5C4D', '#0F5C4E'),
  pine(['StepActions'], 'the page ground one step off', '#FBF8F3', '#FBF8F4'),
  pine(['CampSidebar'], 'the colour of lines one step off', '#C9D2CE', '#C9D2CF'),
  pine(['ErrorBox'], 'the soft red one step off', '#FCE9E6', '#FCE9E7'),
  pine(['StepActions'], 'the corners of buttons 1 px smaller', '10px', '9px'),
  pine(['StepHeading'], 'headings one weight lighter', '800', '700'),
  coral(['StepHeading'], 'the second brand in the wrong face', 'Source Serif 4', 'Figtree'),

  // The theme.
  theme(['TextField', 'DayBox'], 'the focus ring 1 px thinner', 'outlineWidth: 3', 'outlineWidth: 2'),
  theme(['StepHeading'], 'the page heading 1 px larger', 'heading(1.75,', 'heading(1.8125,'),
  theme(
    ['Notice'],
    'the lines of text further apart',
    "body1: { fontSize: '1.0625rem', lineHeight: 1.5 ",
    "body1: { fontSize: '1.0625rem', lineHeight: 1.55 ",
  ),
  theme(
    ['Notice'],
    'a notice on the ground of a confirmation',
    'info: { main: colours.action, soft: colours.noticeSoft',
    'info: { main: colours.action, soft: colours.actionSoft',
  ),

  // Buttons.
  inputs(['StepActions'], 'a button 1 px taller', 'minHeight: 48', 'minHeight: 49'),
  inputs(
    ['SummaryBar'],
    'the text of a text button 1 px out of line',
    'marginInline: theme.spacing(-2)',
    'marginInline: theme.spacing(-1.75)',
  ),
  inputs(
    ['MedicalSheetDialog'],
    'the border of an outlined button 1 px thicker',
    '1.5px solid ${theme.vars.palette.primary.main}',
    '2.5px solid ${theme.vars.palette.primary.main}',
  ),
  inputs(
    ['StepActions'],
    'a busy button in the colour of an idle one',
    'backgroundColor: theme.vars.palette.primary.dark',
    'backgroundColor: theme.vars.palette.primary.main',
  ),
  inputs(
    ['ErrorBox'],
    'the icon of a button 1 px smaller',
    "startIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25rem'",
    "startIcon: { '& > *:nth-of-type(1)': { fontSize: '1.1875rem'",
  ),

  // Text fields.
  inputs(['FieldFrame'], 'the label one weight lighter', 'fontWeight: 600', 'fontWeight: 500'),
  inputs(
    ['FieldFrame'],
    'the help text 1 px lower',
    'margin: theme.spacing(0.5, 0, 0)',
    'margin: theme.spacing(0.75, 0, 0)',
  ),
  inputs(
    ['FieldProblem'],
    'the error text 1 px nearer to its icon',
    'gap: theme.spacing(1.5)',
    'gap: theme.spacing(1.25)',
  ),
  inputs(
    ['FieldFrame'],
    '1 px more between label and input',
    'root: ({ theme }) => ({\n        marginTop: theme.spacing(1.5)',
    'root: ({ theme }) => ({\n        marginTop: theme.spacing(1.75)',
  ),
  inputs(
    ['TextField'],
    'the edge of a field 1 px thicker',
    'inset: 0,\n        borderWidth: 1.5',
    'inset: 0,\n        borderWidth: 2.5',
  ),
  inputs(
    ['TextField'],
    'the edge of a field as faint as a divider',
    'borderColor: theme.vars.palette.inputLine',
    'borderColor: theme.vars.palette.divider',
  ),
  inputs(
    ['TextField'],
    'the edge of a focused field as that of any other',
    'borderColor: theme.vars.palette.primary.main',
    'borderColor: theme.vars.palette.inputLine',
  ),
  inputs(
    ['TextField'],
    'the focus ring of a field missing',
    "'&:has(:focus-visible)': { ...theme.focusVisible },\n        '& :focus-visible':",
    "'& :focus-visible':",
  ),
  inputs(['TextField'], 'the edge of a wrong field 1 px thicker', 'inset 0 0 0 1px', 'inset 0 0 0 2px'),
  inputs(['TextField'], 'the text of a field 1 px to the right', '0.625rem 0.75rem', '0.625rem 0.8125rem'),
  inputs(
    ['SelectField'],
    'the arrow of a list 1 px to the right',
    'right: theme.spacing(3)',
    'right: theme.spacing(2.75)',
  ),
  inComponent('FieldFrame', 'fields/')(
    'the tick of a valid field missing',
    '<CheckIcon aria-hidden color="primary" fontSize="small" sx={TICK} />',
    '<span />',
  ),
  inComponent('FieldProblem', 'fields/')(
    'the icon of an error as small as its text',
    'fontSize="small"',
    'fontSize="inherit"',
  ),

  // Something to tick.
  inputs(
    ['CheckboxField'],
    'a checkbox darker than it is',
    ' color: theme.vars.palette.inputLine',
    ' color: theme.vars.palette.text.primary',
  ),
  inputs(
    ['CheckboxField'],
    'the content of a choice 1 px to the left',
    '0.6875rem 0.875rem',
    '0.6875rem 0.8125rem',
  ),
  inputs(
    ['CheckboxField'],
    'the label of a checkbox 1 px nearer to it',
    ' gap: theme.spacing(3)',
    ' gap: theme.spacing(2.75)',
  ),
  inputs(
    ['CheckboxField', 'DayBox'],
    'the focus ring of a choice missing',
    "'&:has(:focus-visible)': { ...theme.focusVisible },\n              '& :focus-visible,",
    "'& :focus-visible,",
  ),
  inputs(
    ['DayBox'],
    'the border of a choice 1 px thicker',
    '1.5px solid ${theme.vars.palette.inputLine}',
    '2.5px solid ${theme.vars.palette.inputLine}',
  ),
  inputs(
    ['DayBox'],
    'a chosen day as pale as any',
    'backgroundColor: theme.vars.palette.primary.soft',
    'backgroundColor: theme.vars.palette.background.paper',
  ),
  inputs(
    ['DayBox'],
    'the border of a chosen day as that of any',
    "'&:has(:checked)': {\n                borderColor: theme.vars.palette.primary.main",
    "'&:has(:checked)': {\n                borderColor: theme.vars.palette.inputLine",
  ),
  inComponent('DayBox')('a small checkbox', '<Checkbox\n', '<Checkbox size="small"\n'),
  inComponent('DayBox')(
    'the date of a day not bold',
    '<strong>{`${number} ${month}`}</strong>',
    '<span>{`${number} ${month}`}</span>',
  ),
  inComponent('ChoiceField', 'fields/')(
    'small radio buttons',
    '<Radio slotProps',
    '<Radio size="small" slotProps',
  ),

  // Alerts.
  feedback(
    ['ErrorBox'],
    'the border of the error box 1 px thicker',
    '1.5px solid ${theme.vars.palette.error.main}',
    '2.5px solid ${theme.vars.palette.error.main}',
  ),
  feedback(
    ['ErrorBox'],
    'MUI’s own icon of an error',
    "iconMapping: { error: createElement(ErrorIcon, { fontSize: 'inherit' }) }",
    'iconMapping: {}',
  ),
  feedback(
    ['ErrorBox'],
    'the cause of an error not bold',
    'fontWeight: theme.typography.h3.fontWeight',
    'fontWeight: 400',
  ),
  feedback(
    ['ErrorBox'],
    'the actions of the error box under its icon',
    "up('sm')]: { gridColumn: 2 }",
    "up('sm')]: { gridColumn: '1 / -1' }",
  ),
  feedback(['Notice'], 'the icon of a notice 1 px higher', "padding: '1px 0 0'", "padding: '0'"),
  feedback(['Notice'], 'the icon of a notice 1 px smaller', "fontSize: '1.5rem'", "fontSize: '1.4375rem'"),
  errorBox('the error box without its icon', 'severity="error"', 'severity="error" icon={false}'),
  errorBox('the actions in another order', "['otherCamp', 'retry']", "['retry', 'otherCamp']"),
  errorBox('another icon to retry', '<RetryIcon />', '<MailIcon />'),

  // Dialog and progress.
  feedback(
    ['MedicalSheetDialog'],
    'the buttons of a dialog 4 px nearer to each other',
    ' gap: theme.spacing(3)',
    ' gap: theme.spacing(2)',
  ),
  inComponent('MedicalSheetDialog')(
    'the second button of the dialog filled',
    'variant="outlined"',
    'variant="contained"',
  ),
  feedback(['LoadingNotice'], 'the progress indicator thinner', 'thickness: 5', 'thickness: 4'),
  inComponent('LoadingNotice')(
    'the skeleton of a field 1 px taller',
    "height: '3rem'",
    "height: '3.0625rem'",
  ),

  // Header and sidebar.
  surfaces(
    ['CampHeader'],
    'the header in the colour of the page',
    'backgroundColor: theme.vars.palette.background.paper',
    'backgroundColor: theme.vars.palette.background.default',
  ),
  surfaces(
    ['CampHeader'],
    'the margin of the page 1 px narrower',
    'paddingInline: theme.spacing(4)',
    'paddingInline: theme.spacing(3.75)',
  ),
  header('the logo 1 px smaller', 'LOGO_HEIGHT = 32', 'LOGO_HEIGHT = 31'),
  header('the line under the header missing', '<Divider aria-hidden />', ''),
  header('the place instead of the camp', 'camp ? camp.themeName', 'camp ? camp.locationName'),
  surfaces(
    ['CampSidebar'],
    '4 px less padding in a card',
    'padding: theme.spacing(6)',
    'padding: theme.spacing(5)',
  ),
  surfaces(['CampSidebar'], 'the logo’s ground 1 px narrower', 'width: 44', 'width: 43'),
  sidebar('the amount to pay one weight lighter', "total ? 'fontWeightBold'", 'total ? 600'),
  sidebar('the amount to pay 1 px smaller', "'1.375rem'", "'1.3125rem'"),
  sidebar('an n-dash that became a hyphen', '} – ${', '} - ${'),
  surfaces(
    ['CalendarToggle'],
    'the arrow of the calendar 1 px to the left',
    ' gap: theme.spacing(2)',
    ' gap: theme.spacing(1.75)',
  ),
  surfaces(['SummaryBar'], 'the line above the drawer missing', "borderWidth: '1px 0 0'", 'borderWidth: 0'),
  inComponent('SummaryBar')(
    'an arrow that points down',
    'endIcon={<ExpandLess />}',
    'endIcon={<ExpandMore />}',
  ),

  // Steps and links.
  navigation(['StepNav'], 'the dot of a step 1 px smaller', 'DOT = 28', 'DOT = 27'),
  navigation(
    ['StepNav'],
    'the spark of the current step in the action colour',
    ' color: theme.vars.palette.secondary.main',
    ' color: theme.vars.palette.primary.main',
  ),
  navigation(['StepNav'], 'the line between two steps 1 px lower', 'top: DOT / 2 - 1', 'top: DOT / 2'),
  navigation(['StepNav'], 'the bar of narrow screens 1 px thinner', 'height: 6,', 'height: 5,'),
  navigation(
    ['StepNav'],
    'only the current piece of the bar filled',
    "'&.MuiMobileStepper-dotActive, &:has(~ .MuiMobileStepper-dotActive)'",
    "'&.MuiMobileStepper-dotActive'",
  ),
  navigation(['StepActions'], 'links one weight lighter', 'fontWeight: 600', 'fontWeight: 500'),
  navigation(
    ['StepActions'],
    'the icon of a link 1 px nearer to its text',
    ' gap: theme.spacing(2)',
    ' gap: theme.spacing(1.75)',
  ),
  actions('the arrow of the link back missing', '<ArrowBack fontSize="small" />', ''),
  actions('the link back in the middle on phones', "alignSelf: 'flex-start'", "alignSelf: 'center'"),
  inComponent('FieldGroup')('4 px less between fields', '<Stack spacing={5}', '<Stack spacing={4}'),
  inComponent('FieldRow')('4 px less between the fields of a row', 'columnGap: 4', 'columnGap: 3'),

  // The calendar.
  pickers(['DayCalendar'], 'the days of the month 1 px smaller', "CELL = '2.25rem'", "CELL = '2.1875rem'"),
  pickers(['DayCalendar'], 'a chosen day one weight lighter', 'fontWeight: 700', 'fontWeight: 600'),
  pickers(['DayCalendar'], 'the border of a camp day 1 px thicker', '1.5px solid', '2.5px solid'),
  pickers(['DayCalendar'], 'the text of the legend 1 px smaller', "'0.875rem'", "'0.8125rem'"),

  // Texts.
  words(['CampHeader'], 'one wrong letter', '"cancel": "Annuleren"', '"cancel": "Annulerem"'),
  words(
    ['ErrorBox'],
    'a full stop missing',
    'Dit kamp is volzet. Kies een ander kamp of probeer het later opnieuw.',
    'Dit kamp is volzet. Kies een ander kamp of probeer het later opnieuw',
  ),
  words(
    ['StepNav'],
    'a capital too many',
    '"campDays": "Kampdagen kiezen"',
    '"campDays": "Kampdagen Kiezen"',
  ),
];
