import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RULE_ROWS, type RuleRow } from '../support/catalogue/ruleRows.ts';
import { CATALOGUE } from '../support/catalogue/catalogue.ts';
import { storiesShowing } from '../support/catalogue/shownIn.ts';
import { Card, Page, Quiet, Section, StoryLinks, Table } from './page/Page.tsx';
import { t } from '../support/record/recording.ts';

const meta = {
  tags: ['wide', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

/** Longer values are truncated. */
const LONGEST_SHOWN = 28;

const Value = styled('code')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.default,
  whiteSpace: 'pre-wrap',
}));

function written(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'no day' : value.join(', ');
  if (typeof value === 'boolean') return value ? 'ticked' : 'not ticked';
  const text = typeof value === 'string' ? value : '';
  if (text === '') return 'empty';
  if (text.trim() === '') return `${text.length} spaces`;
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)` : text;
}

const FORMS = [
  { file: 'campDays.ts', title: 'Camp days' },
  { file: 'kidParent.ts', title: 'Child and parent' },
  { file: 'medicalForm.ts', title: 'Medical sheet' },
  { file: 'confirmation.ts', title: 'Confirmation' },
];

/** The stories in which this field shows this error. */
function storiesThatSay(field: string, key: string | undefined): readonly string[] {
  const state = CATALOGUE.find((one) => one.kind === 'rule' && one.field === field && one.message === key);
  return state ? storiesShowing(state) : [];
}

function Field({ field, rows }: { field: string; rows: readonly RuleRow[] }) {
  const answered = rows.map((row) => ({ row, said: row.says() }));
  const good = answered.filter(({ said }) => said === null);
  const bad = answered.filter(({ said }) => said !== null);
  return (
    <Card as="details" style={{ marginTop: 8 }}>
      <summary>
        <code>{field}</code>{' '}
        <Quiet>· {bad.length === 1 ? '1 wrong value' : `${bad.length} wrong values`}</Quiet>
      </summary>
      {bad.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col" style={{ width: '20%' }}>
                When
              </th>
              <th scope="col" style={{ width: '22%' }}>
                Filled in
              </th>
              <th scope="col" style={{ minWidth: '12rem' }}>
                The parent reads
              </th>
              <th scope="col" style={{ minWidth: '12rem' }}>
                Stories
              </th>
            </tr>
          </thead>
          <tbody>
            {bad.map(({ row, said }) => (
              <tr key={row.about}>
                <td>{row.about}</td>
                <td>
                  <Value>{written(row.value)}</Value>
                </td>
                <td>
                  <span lang="nl-BE">{said && t(said.key, said.values)}</span>
                  <br />
                  <Quiet>
                    <code>{said?.key}</code>
                  </Quiet>
                </td>
                <td>
                  <StoryLinks ids={storiesThatSay(field, said?.key)} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {good.length > 0 && (
        <p>
          <Quiet>Good: {good.map(({ row }) => row.about).join(' · ')}</Quiet>
        </p>
      )}
    </Card>
  );
}

/** The result of each rule for each value, computed by the production rules when this page is opened. */
export const Rules: StoryObj = {
  render: () => (
    <Page
      title="Rules"
      lead={`${RULE_ROWS.length} values a parent may fill in, and the error of each. The page uses the wizard’s own rules; the tests use the same values.`}
    >
      <nav aria-label="Contents">
        <ul>
          {FORMS.map(({ file, title }) => (
            <li key={file}>
              <a href={`#${file}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {FORMS.map(({ file, title }) => {
        const rows = RULE_ROWS.filter((row) => row.file === file);
        return (
          <Section
            key={file}
            id={file}
            title={title}
            help={
              <>
                Decided in <code>src/domain/rules/{file}</code>. A field shows one error at a time.
              </>
            }
          >
            {[...new Set(rows.map(({ field }) => field))].map((field) => (
              <Field key={field} field={field} rows={rows.filter((row) => row.field === field)} />
            ))}
          </Section>
        );
      })}
    </Page>
  ),
};
