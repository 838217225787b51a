import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DayBox } from '../../src/components/days/DayBox.tsx';
import { MailLink } from '../../src/components/messages/MailLink.tsx';
import { FIRST_MONDAY } from '../../src/testing/camps.ts';
import { CheckboxField } from '../../src/ui/fields/CheckboxField.tsx';
import { ChoiceField } from '../../src/ui/fields/ChoiceField.tsx';
import { SelectField } from '../../src/ui/fields/SelectField.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { InForm } from '../support/decorators/inForm.tsx';
import { Page, Quiet } from './page/Page.tsx';

const STATES = ['Rest', 'Hover', 'Pressed', 'Focused', 'Visited'] as const;
type State = (typeof STATES)[number];

/** Everything inside the examples of a state. */
const within = (state: State) => `[data-state="${state}"] *`;

/** A style sheet of its own: the add-on handles 1,000 rules of one, which other stories on the page may have used up. */
const STYLES = createCache({ key: 'states' });

const meta = {
  tags: ['wide', '!autodocs'],
  decorators: [
    (Story) => (
      <CacheProvider value={STYLES}>
        <Story />
      </CacheProvider>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    pseudo: {
      rootSelector: 'body',
      hover: [within('Hover'), within('Pressed')],
      active: within('Pressed'),
      focusVisible: '[data-state="Focused"] :is(a, button, input, select)',
      visited: within('Visited'),
    },
  },
} satisfies Meta;
export default meta;

interface Values {
  street: string;
  gender: string;
  consent: boolean;
  country: string;
}
const EMPTY: Values = { street: '', gender: '', consent: false, country: 'one' };
const FILLED: Values = { street: 'Kerkstraat', gender: 'one', consent: true, country: 'one' };
const OPTIONS = [{ value: 'one', label: 'Keuze' }];

/** A part of a form in a form of its own. */
const inForm = (part: ReactNode, values = EMPTY) => (
  <InForm values={{ ...values }} validate={() => ({})} touched={false}>
    {part}
  </InForm>
);

const day = (ticked: boolean) => <DayBox day={FIRST_MONDAY} ticked={ticked} onToggle={() => undefined} />;

const PRESSABLE: readonly State[] = ['Rest', 'Hover', 'Pressed', 'Focused'];

/** The parts with the states they have. */
const PARTS: { name: string; states: readonly State[]; part: ReactNode }[] = [
  {
    name: 'Primary button',
    states: PRESSABLE,
    part: <Button variant="contained">Verder</Button>,
  },
  {
    name: 'Primary button, busy',
    states: PRESSABLE,
    part: (
      <Button variant="contained" aria-disabled>
        Verder
      </Button>
    ),
  },
  {
    name: 'Secondary button',
    states: PRESSABLE,
    part: <Button variant="outlined">Opnieuw</Button>,
  },
  { name: 'Text button', states: PRESSABLE, part: <Button>Overzicht</Button> },
  { name: 'Link in a sentence', states: STATES, part: <Link href="#">Website</Link> },
  { name: 'Link on its own', states: STATES, part: <MailLink email="a@b.be" /> },
  {
    name: 'Text field',
    states: ['Rest', 'Hover', 'Focused'],
    part: inForm(<TextField<Values> name="street" label="Straat" />),
  },
  {
    name: 'Select',
    states: ['Rest', 'Hover', 'Focused'],
    part: inForm(<SelectField<Values> name="country" label="Land" options={OPTIONS} placeholder="Kies" />),
  },
  {
    name: 'Checkbox',
    states: PRESSABLE,
    part: inForm(<CheckboxField<Values> name="consent" label="Ik ga akkoord" />),
  },
  {
    name: 'Checkbox, ticked',
    states: PRESSABLE,
    part: inForm(<CheckboxField<Values> name="consent" label="Ik ga akkoord" />, FILLED),
  },
  {
    name: 'Radio button',
    states: PRESSABLE,
    part: inForm(<ChoiceField<Values> name="gender" label="Keuze" options={OPTIONS} />),
  },
  { name: 'Day', states: PRESSABLE, part: day(false) },
  { name: 'Day, chosen', states: PRESSABLE, part: day(true) },
];

/** A part in each of its states; in a wide window they form columns. */
const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: theme.spacing(2, 4),
  alignItems: 'start',
  padding: theme.spacing(5, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { ...theme.typography.subtitle1, gridColumn: '1 / -1' },
  '& > div > span:first-of-type': { display: 'block', marginBottom: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '8rem repeat(5, minmax(0, 1fr))',
    '& > h2': { gridColumn: 1 },
  },
}));

/** Every part that can be pressed or filled in, in each of its states. */
export const InteractionStates: StoryObj = {
  render: () => (
    <Page
      title="Interaction states"
      lead="What every button, link and field looks like under the pointer, pressed, focused, busy and visited. Force others with the tool for pseudo states in the toolbar."
    >
      {PARTS.map(({ name, states, part }) => (
        <Row key={name}>
          <h2>{name}</h2>
          {states.map((state) => (
            <Box
              key={state}
              lang="nl-BE"
              data-state={state}
              sx={{ gridColumn: { md: STATES.indexOf(state) + 2 } }}
            >
              <Quiet lang="en">{state}</Quiet>
              {part}
            </Box>
          ))}
        </Row>
      ))}
    </Page>
  ),
};
