import type { Meta, StoryObj } from '@storybook/react-vite';
import { CRITERIA } from '../support/docs/accessibility.ts';
import type { Criterion } from '../support/docs/criteria/Criterion.ts';
import { STORY_SIZES } from '../support/sizes.ts';
import { Card, Page, Quiet, Section, Table } from './page/Page.tsx';

const meta = {
  title: 'Start/Accessibility',
  tags: ['wide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The principles of WCAG, by the first digit of their criteria. */
const PRINCIPLES = [
  { first: '1', name: 'Perceivable' },
  { first: '2', name: 'Operable' },
  { first: '3', name: 'Understandable' },
  { first: '4', name: 'Robust' },
];

function Criteria({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" style={{ width: '24%' }}>
            Criterion
          </th>
          <th scope="col" style={{ width: '44%' }}>
            How it is met
          </th>
          <th scope="col">Shown by</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ number, name, level, how, shownBy }) => (
          <tr key={number}>
            <th scope="row">
              {number} {name} <Quiet>({level})</Quiet>
            </th>
            <td>{how}</td>
            <td>
              {shownBy.map((file) => (
                <div key={file}>
                  <code>{file}</code>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const Accessibility: StoryObj<typeof meta> = {
  render: () => (
    <Page
      title="Accessibility"
      lead="The wizard follows WCAG 2.2, levels A and AA. Below is each criterion, how it is met, and which test under tests/ fails when it no longer is."
    >
      <Section title="The one exception">
        <p>
          The repeated e-mail address cannot be pasted or dropped: the organisation wants it typed, so that a
          typing error is noticed. The field says why, also to screen readers. Typing, dictation and autofill
          work.
        </p>
      </Section>
      <Section title="What the tests do not cover">
        <p>
          They use one browser and a simulated screen reader. They do not replace a test with VoiceOver,
          TalkBack and NVDA by people who use them every day.
        </p>
      </Section>
      <Section title="The sizes every story fits">
        <p>
          The tests show every story in these windows, with the reader’s own text size and spacing. A test
          fails when a story scrolls sideways or cuts off text.
        </p>
        <ul>
          {Object.entries(STORY_SIZES).map(([name, { width, height }]) => (
            <li key={name}>
              {name}{' '}
              <Quiet>
                ({width} × {height})
              </Quiet>
            </li>
          ))}
        </ul>
        <p>
          The spacing is that of criterion 1.4.12, the larger text that of 1.4.4. The tests of whole
          enrolments use these sizes and more.
        </p>
      </Section>
      <Section title="Criterion by criterion">
        {PRINCIPLES.map(({ first, name }) => {
          const criteria = CRITERIA.filter(({ number }) => number.startsWith(first));
          return (
            <Card key={name} as="details" style={{ marginTop: 8 }}>
              <summary>
                <b>{name}</b> <Quiet>· {criteria.length} criteria</Quiet>
              </summary>
              <Criteria criteria={criteria} />
            </Card>
          );
        })}
      </Section>
    </Page>
  ),
};
