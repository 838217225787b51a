import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type CSSObject } from '@mui/material/styles';
import type { Meta, ReactRenderer, StoryObj } from '@storybook/react-vite';
import type { ArgsStoryFn } from 'storybook/internal/types';
import { composeStory } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { themeFor } from '../../src/ui/theme/theme.ts';
import { pine } from '../support/brand/brands.ts';
import { withForm } from '../support/decorators/inForm.tsx';
import { COMPOSITIONS, partsUnder } from '../support/docs/muiParts.ts';
import { Page, Quiet } from './page/Page.tsx';

const meta = {
  tags: ['wide', '!autodocs', 'screen', 'colours'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, route: '/kid-parent' },
  // A look of its own, in the colours of the light scheme.
  globals: { scheme: 'light' },
} satisfies Meta;
export default meta;

const { palette } = themeFor(pine).vars;

/** Styles that no brand would have, written as an MUI user would. */
const LOOKS = {
  MuiOutlinedInput: {
    letterSpacing: '4px',
    borderRadius: '0 24px',
    backgroundColor: palette.secondary.main,
  },
  MuiCheckbox: {
    borderRadius: 0,
    backgroundColor: palette.error.soft,
    color: palette.error.main,
  },
  MuiAlert: {
    letterSpacing: '1px',
    borderRadius: '28px 0',
    border: `6px double ${palette.text.primary}`,
    backgroundColor: palette.secondary.main,
  },
  MuiCard: {
    letterSpacing: '1.5px',
    borderRadius: '0 32px',
    border: `4px dashed ${palette.error.main}`,
    backgroundColor: palette.info.soft,
  },
  MuiButton: {
    letterSpacing: '3px',
    borderRadius: 0,
    border: `4px solid ${palette.text.primary}`,
    backgroundColor: palette.secondary.main,
    color: palette.text.primary,
  },
} satisfies Record<string, CSSObject>;

type Part = keyof typeof LOOKS;

const always = (style: CSSObject) => ({ variants: [{ props: {}, style }] });

/**
 * The theme of a brand with nothing changed but `components`. An `object`, because the compiler takes as long to compare
 * `Theme` with `ThemeOptions` as to check the rest of the project.
 */
const outrageous = (theme: object) =>
  createTheme(theme, {
    components: {
      MuiOutlinedInput: always({
        ...LOOKS.MuiOutlinedInput,
        '& .MuiOutlinedInput-notchedOutline': { border: `4px dotted ${palette.error.main}` },
      }),
      MuiCheckbox: always({ '&, &.Mui-checked': LOOKS.MuiCheckbox }),
      MuiAlert: always({
        ...LOOKS.MuiAlert,
        '& .MuiLink-root, & .MuiAlert-icon': { color: palette.text.primary },
      }),
      MuiCard: always({ '&, &:has(:checked)': LOOKS.MuiCard }),
      MuiButton: always({ '&, &:hover': LOOKS.MuiButton }),
    },
  });

/** The stories of every component. */
const FILES = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  ['../ui/**/*.stories.tsx', '../components/**/*.stories.tsx'],
  { eager: true },
);

const capitalised = (group: string) => group.charAt(0).toUpperCase() + group.slice(1);

/** One story of each component: the one that is pictured in every brand. */
const SAMPLES = Object.entries(FILES).map(([path, { default: of, ...stories }]) => {
  const [group = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace('.stories.tsx', '');
  const overview = Object.values(stories).find(({ tags }) => tags?.includes('overview')) ?? {};
  const render: ArgsStoryFn<ReactRenderer> = (args, { component: Component }) =>
    Component ? <Component {...args} /> : <></>;
  return { group, name, Sample: composeStory(overview, of, {}, { render, decorators: [withForm] }) };
});

/** In separate stories: they cover the page, or have a landmark that must be unique. */
const ALONE = [
  'CampHeader',
  'ConfigProblem',
  'FormSummary',
  'LeaveDialog',
  'MedicalSheetDialog',
  'WizardLayout',
];

/** Parts that only another state of the component has. */
const ELSEWHERE: Record<string, string[]> = {
  BookingActions: ['MuiAlert'],
  CalendarToggle: ['MuiAlert'],
  LoadingNotice: ['MuiCard'],
};

/** The computed value of a style. */
function computedStyles(style: CSSObject, among: Element): [property: string, value: string][] {
  const probe = document.createElement('div');
  Object.assign(probe.style, style);
  among.append(probe);
  const properties = [...probe.style].filter((property) => !property.startsWith('border-image'));
  const computed = getComputedStyle(probe);
  const values = properties.map((property): [string, string] => [
    property,
    computed.getPropertyValue(property),
  ]);
  probe.remove();
  return values;
}

/** Asserts that the MUI parts of a component have the styles of the theme, and that none is missing. */
async function follows(name: string, shown: Element): Promise<void> {
  const parts = COMPOSITIONS.find(({ component }) => component === name)?.parts ?? [];
  for (const part of Object.keys(LOOKS) as Part[]) {
    const roots = shown.querySelectorAll(`.${part}-root`);
    if (parts.some(({ themeKey }) => themeKey === part) && !ELSEWHERE[name]?.includes(part))
      await expect(roots.length, `${part} in ${name}`).toBeGreaterThan(0);
    for (const root of roots) {
      const computed = getComputedStyle(root);
      for (const [property, value] of computedStyles(LOOKS[part], shown))
        await expect(computed.getPropertyValue(property), `${property} of ${part} in ${name}`).toBe(value);
    }
  }
  for (const edge of shown.querySelectorAll('.MuiOutlinedInput-notchedOutline'))
    await expect(getComputedStyle(edge).borderTopStyle).toBe('dotted');
}

/** Asserts that every component of the library is in a story of this file. */
async function showsAll(): Promise<void> {
  const stories = await import('./another-theme.stories.tsx');
  const shown = SAMPLES.filter(
    ({ group, name }) => (ALONE.includes(name) ? name : capitalised(group)) in stories,
  );
  await expect(shown.map(({ name }) => name).sort()).toEqual(
    COMPOSITIONS.map(({ component }) => component).sort(),
  );
}

/** The components of a group of the sidebar, in the theme. */
const themed = (group: string): StoryObj => ({
  render: () => (
    <Page
      title={`Another theme: ${capitalised(group)}`}
      lead="Every component takes its look from MUI’s theme. This one is outrageous on purpose: it changes the corners, borders, backgrounds and letter-spacing of five MUI components, under components in createTheme, and nothing else."
    >
      <p>
        Write <code>createTheme(theme, &#123; components &#125;)</code> around the theme of a brand.{' '}
        <code>variants</code> with <code>props: &#123;&#125;</code> adds to the styles of{' '}
        <code>src/ui/theme/customizations</code>; <code>styleOverrides</code> replaces them.
      </p>
      <Box sx={{ columns: '28rem', columnGap: 12, mt: 10 }}>
        {SAMPLES.filter((sample) => sample.group === group && !ALONE.includes(sample.name)).map(
          ({ name, Sample }) => (
            <Box key={name} sx={{ breakInside: 'avoid', pb: 10 }}>
              <h2>{name}</h2>
              <Quiet>
                {partsUnder(name)
                  .map((part) => part.name)
                  .join(', ')}
              </Quiet>
              {/* The band of a notice is as wide as the window. */}
              <Box
                lang="nl-BE"
                data-shows={name}
                sx={{ mt: 3, overflow: 'clip', overflowClipMargin: '1rem' }}
              >
                <ThemeProvider theme={outrageous}>
                  <Sample />
                </ThemeProvider>
              </Box>
            </Box>
          ),
        )}
      </Box>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await showsAll();
    for (const shown of canvasElement.querySelectorAll('[data-shows]'))
      await follows(shown.getAttribute('data-shows') ?? '', shown);
  },
});

/** A component in the theme, alone. */
const alone = (name: string): StoryObj => ({
  render: () => (
    <ThemeProvider theme={outrageous}>
      {SAMPLES.filter((sample) => sample.name === name).map(({ Sample }) => (
        <Sample key={name} />
      ))}
    </ThemeProvider>
  ),
  play: () => follows(name, document.body),
});

export const Fields: StoryObj = themed('fields');
export const Form: StoryObj = themed('form');
export const Feedback: StoryObj = themed('feedback');
export const Layout: StoryObj = themed('layout');
export const Print: StoryObj = themed('print');
export const Days: StoryObj = themed('days');
export const Medical: StoryObj = themed('medical');
export const Summary: StoryObj = themed('summary');
export const Messages: StoryObj = themed('messages');
export const Frame: StoryObj = themed('frame');
export const Confirmation: StoryObj = themed('confirmation');
export const Thanks: StoryObj = themed('thanks');
export const CampHeader: StoryObj = alone('CampHeader');
export const ConfigProblem: StoryObj = alone('ConfigProblem');
export const FormSummary: StoryObj = alone('FormSummary');
export const LeaveDialog: StoryObj = alone('LeaveDialog');
export const MedicalSheetDialog: StoryObj = alone('MedicalSheetDialog');
export const WizardLayout: StoryObj = alone('WizardLayout');
