import { styled, useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAIRED_PX, WIDE_PX } from '../../src/ui/theme/theme.ts';
import { Card, Cards, Page, Quiet, Section, Table } from './page/Page.tsx';

const meta = {
  tags: ['wide', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

const STEPS = [
  [2, 'between an icon and its text'],
  [4, 'inside a box; the margin of a phone'],
  [5, 'between fields'],
  [6, 'between the groups of a form; inside a group, from 600 px'],
  [12, 'between form and summary'],
] as const;

const Bar = styled('div')(({ theme }) => ({
  height: '1.25rem',
  backgroundColor: theme.vars.palette.primary.main,
}));

const Corner = styled('div')(({ theme }) => ({
  height: '5rem',
  marginTop: theme.spacing(3),
  border: `1.5px solid ${theme.vars.palette.inputLine}`,
  borderRight: 0,
  borderBottom: 0,
}));

function Steps() {
  const { spacing } = useTheme();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" style={{ width: '6rem' }}>
            Step
          </th>
          <th scope="col" style={{ width: '6rem' }}>
            Width
          </th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {STEPS.map(([step, where]) => (
          <tr key={step}>
            <td>
              {step} <Quiet>· {step * 4} px</Quiet>
            </td>
            <td>
              <Bar style={{ width: spacing(step) }} />
            </td>
            <td>{where}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Corners() {
  const { shape } = useTheme();
  return (
    <Cards>
      {[
        ['Fields, days and buttons', shape.borderRadius],
        ['Cards and boxes', shape.cardRadius],
      ].map(([name, radius]) => (
        <Card key={name}>
          <h3>{name}</h3>
          <Quiet>{radius} px</Quiet>
          <Corner style={{ borderTopLeftRadius: Number(radius) }} />
        </Card>
      ))}
    </Cards>
  );
}

/** Distances, corners and the widths at which the page changes, in the brand of the toolbar. */
export const Spacing: StoryObj = {
  render: () => (
    <Page title="Spacing" lead="Distances are multiples of 4 px. Cards have borders and no shadows.">
      <Section title="Steps">
        <Steps />
      </Section>
      <Section title="Corners">
        <Corners />
      </Section>
      <Section title="Widths" help="Everything works from 320 px, also at 200 % text size.">
        <Cards least={14}>
          <Card>
            <h3>From 320 px</h3>
            <p>One column. The summary is a bar at the bottom, never over a field that has the focus.</p>
          </Card>
          <Card>
            <h3>From {PAIRED_PX} px</h3>
            <p>
              First and last name share a row. Street and number, postal code and city do wherever both fit,
              also on most phones.
            </p>
          </Card>
          <Card>
            <h3>From {WIDE_PX} px</h3>
            <p>The form at most 640 px wide, the summary 320 px beside it, which stays in view.</p>
          </Card>
        </Cards>
      </Section>
      <Section title="Targets">
        <Cards>
          <Card>
            <h3>Do</h3>
            <ul>
              <li>
                Make everything that is pressed 44 px high or more: days, checkboxes, buttons. Links in a list
                are 24 px high or more.
              </li>
              <li>Make the whole row of a checkbox its target, text included.</li>
            </ul>
          </Card>
          <Card>
            <h3>Don’t</h3>
            <ul>
              <li>
                Move what is being pressed: a tick takes no room, an error of a field grows downwards, and a
                day stays where it is when the error above it comes.
              </li>
              <li>Cover a field with the bar or the keyboard’s edge.</li>
            </ul>
          </Card>
        </Cards>
      </Section>
    </Page>
  ),
};
