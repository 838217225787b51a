import type { Meta, StoryObj } from '@storybook/react-vite';
import { CRITERIA } from '../support/docs/accessibility.ts';
import { STORY_SIZES } from '../support/sizes.ts';
import { Page, Quiet, Section, Table } from './page/Page.tsx';

const meta = {
  title: 'Start/Accessibility',
  tags: ['wide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Accessibility: StoryObj<typeof meta> = {
  render: () => (
    <Page
      title="Accessibility"
      lead="The wizard follows WCAG 2.2, levels A and AA. Below is each criterion, how it is met, and which test under tests/ fails when it no longer is."
    >
      <Section title="The one exception">
        <p>
          The repeated e-mail address cannot be pasted or dropped: the organisation wants it typed, so that a
          slip is noticed. The reason is shown and spoken. Typing, dictating and the browser’s own filling in
          work.
        </p>
      </Section>
      <Section title="What tests cannot tell">
        <p>
          They drive one browser, and a screen reader that is a model of the real ones. They do not replace an
          enrolment with VoiceOver, TalkBack and NVDA by someone who uses them every day.
        </p>
      </Section>
      <Section title="The sizes every story fits">
        <p>
          After its play, every story is laid out again in narrow windows and with its reader’s own styles.
          Its test fails where it scrolls sideways, or where words are cut.
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
          The spacing is that of criterion 1.4.12, the larger text that of 1.4.4. Whole enrolments are walked
          at these sizes and at more.
        </p>
      </Section>
      <Section title="Criterion by criterion">
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
            {CRITERIA.map(({ number, name, level, how, shownBy }) => (
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
      </Section>
    </Page>
  ),
};
