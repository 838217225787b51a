import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampScene } from '../../src/components/CampScene.tsx';
import { CATALOGUE } from '../support/catalogue/catalogue.ts';
import { Card, Cards, Page, Quiet, Section, storyLink } from './page/Page.tsx';

const meta = {
  title: 'Start/Welcome',
  tags: ['wide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

const Scene = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(8),
  overflow: 'hidden',
  borderRadius: `${theme.shape.cardRadius}px`,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { display: 'block', width: '100%' },
}));

const Numbers = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4, 12),
  margin: theme.spacing(6, 0, 0),
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { margin: 0, ...theme.typography.h1 },
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
}));

const count = (kind: (typeof CATALOGUE)[number]['kind']) =>
  CATALOGUE.filter((state) => state.kind === kind).length;

const FIRST = [
  {
    title: 'The whole wizard',
    id: 'wizard-wizard--flexible-camp',
    text: 'All five steps behind a fake server. Enrol a child: nothing is sent anywhere.',
  },
  {
    title: 'The days',
    id: 'days-daygrid--docs',
    text: 'One day, five or sixty, and the error of each rule.',
  },
  {
    title: 'The summary',
    id: 'summary-campsidebar--docs',
    text: 'What it costs and why, in every kind of camp.',
  },
  {
    title: 'The error box',
    id: 'messages-errorbox--docs',
    text: 'Six error codes and a lost connection, each with what to do next.',
  },
  {
    title: 'The medication block',
    id: 'medical-medicationblock--docs',
    text: 'Closed, open, one to three, and a sheet that was found.',
  },
  {
    title: 'A field',
    id: 'start-anatomy-of-a-field--anatomy',
    text: 'Label, help, input and error, the same for all fields.',
  },
];

const READ_ON = [
  ['start-find-a-state--find-a-state', 'Find a state: every sentence, rule and error code, with its stories'],
  ['start-flow--docs', 'Flow: the five steps side by side, on a phone and a desktop, in every brand'],
  ['start-what-changed--docs', 'What changed: the stories whose pictures differ from the main branch'],
  ['start-decisions--decisions', 'Decisions: what was chosen, and why'],
  ['start-rules--rules', 'Rules: what each field says to what is filled in'],
  ['start-error-codes--error-codes', 'Error codes: which call fails how, and the way out'],
  [
    'start-accessibility--accessibility',
    'Accessibility: each WCAG 2.2 AA criterion, and the test that shows it',
  ],
  ['start-colours--colours', 'Colours, by job, with their contrast'],
  ['start-type--type', 'Type'],
  ['start-spacing--spacing', 'Spacing'],
  ['start-anatomy-of-a-field--anatomy', 'Anatomy of a field: its parts, states and widths'],
] as const;

/** Where a designer starts who has never seen the code. */
export const Welcome: StoryObj = {
  render: () => (
    <Page
      title="The enrolment wizard"
      lead="A parent enrols a child in a sports camp in up to five steps. Here is each component of those steps, in every state. The date is fixed, so that nothing changes from day to day."
    >
      <Scene>
        <CampScene />
      </Scene>
      <Section title="What to look at first">
        <Cards>
          {FIRST.map(({ title, id, text }) => (
            <Card key={id}>
              <h3>
                <a {...storyLink(id)}>{title}</a>
              </h3>
              <p>{text}</p>
            </Card>
          ))}
        </Cards>
      </Section>
      <Section title="How it is put together">
        <ul>
          <li>
            <strong>Days, Fields, Medical, Messages, Summary</strong> and <strong>Frame</strong> are the
            components, by their job.
          </li>
          <li>
            <strong>Steps</strong> are the five screens, made of components.
          </li>
          <li>
            <strong>Wizard</strong> is the complete wizard with a fake server, which can be slow, refuse a
            request or be unreachable.
          </li>
          <li>
            A story is one state and named after it: <em>Too many days</em>, <em>Sheet found</em>. Behaviour
            tests are hidden; the filter above the sidebar shows them.
          </li>
        </ul>
      </Section>
      <Section
        title="Every state has a story"
        help="The tests fail for a sentence, a rule or an error without a story, and name it."
      >
        <Numbers>
          <div>
            <dt>sentences</dt>
            <dd>{count('message')}</dd>
          </div>
          <div>
            <dt>errors of fields</dt>
            <dd>{count('rule')}</dd>
          </div>
          <div>
            <dt>failures of calls</dt>
            <dd>{count('failure')}</dd>
          </div>
        </Numbers>
      </Section>
      <Section title="The toolbar">
        <Cards>
          <Card>
            <h3>Brand</h3>
            <p>
              Another name, logo, colours, fonts and corners: each file in <code>brands/</code>.{' '}
              <em>Brand file …</em> takes one that is dropped, and the{' '}
              <a {...storyLink('start-brand-workshop--brand-workshop')}>workshop</a> makes one.
            </p>
          </Card>
          <Card>
            <h3>Viewport</h3>
            <p>Phone 320 and 390, tablet, desktop. Some stories set theirs as a part of the state.</p>
          </Card>
          <Card>
            <h3>Text size</h3>
            <p>200 %, as set in a browser. Nothing may be cut off or scroll sideways.</p>
          </Card>
          <Card>
            <h3>Contrast</h3>
            <p>
              Normal, or forced colours: an imitation of the contrast themes of Windows. The browser’s
              developer tools emulate the real ones under <em>Rendering</em>:{' '}
              <code>forced-colors: active</code>.
            </p>
          </Card>
        </Cards>
        <p>
          <Quiet>
            Under each story, the panel <em>Accessibility</em> shows what axe finds, and <em>Interactions</em>{' '}
            the steps that led to the state. Violations must be 0. The number on the panel also counts what
            axe could not judge.
          </Quiet>
        </p>
      </Section>
      <Section title="All pages">
        <ul>
          {READ_ON.map(([id, title]) => (
            <li key={id}>
              <a {...storyLink(id)}>{title}</a>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
