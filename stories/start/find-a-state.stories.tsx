import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { CATALOGUE, type State } from '../support/catalogue/catalogue.ts';
import { FIXED_SENTENCES } from '../support/catalogue/fixedSentences.ts';
import { storiesShowing } from '../support/catalogue/shownIn.ts';
import { Page, Quiet, Section, StoryLinks, Table } from './page/Page.tsx';
import { matches, searchable } from './page/search.ts';
import { t } from '../support/record/recording.ts';

const meta = {
  tags: ['wide', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

const Label = styled('label')(({ theme }) => ({ display: 'block', marginTop: theme.spacing(6) }));

const Search = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  width: '100%',
  maxWidth: '32rem',
  marginTop: theme.spacing(2),
  padding: theme.spacing(2.5, 3),
  border: `1.5px solid ${theme.vars.palette.inputLine}`,
  borderRadius: `${theme.shape.borderRadius}px`,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
}));

interface Row {
  state: State;
  first: ReactNode;
  second: ReactNode;
  /** The text that a search looks in. */
  words: string;
}

function rowOf(state: State): Row {
  switch (state.kind) {
    case 'message': {
      const fixed = FIXED_SENTENCES.has(state.message) ? ' · fixed by the specification' : '';
      const second = `${state.message}${fixed}`;
      return {
        state,
        first: <span lang="nl-BE">{t(state.message)}</span>,
        second,
        words: `${t(state.message)} ${second}`,
      };
    }
    case 'rule':
      return {
        state,
        first: state.field,
        second: <span lang="nl-BE">{t(state.message)}</span>,
        words: t(state.message),
      };
    case 'failure': {
      const { call, how, messages } = state.failure;
      const said = messages.map((key) => t(key)).join(' ');
      return {
        state,
        first: `${call}: ${how}`,
        second: <span lang="nl-BE">{said}</span>,
        words: said,
      };
    }
  }
}

const ROWS = CATALOGUE.map((state) => {
  const row = rowOf(state);
  return { ...row, words: searchable(row.words, state.name, ...storiesShowing(state)) };
});
const PARTS = [
  { kind: 'message', title: 'Sentences' },
  { kind: 'rule', title: 'Rules, by field' },
  { kind: 'failure', title: 'Error codes, by call' },
] as const;

function Finder() {
  const [search, setSearch] = useState('');
  const found = ROWS.filter(({ words }) => matches(words, search));
  return (
    <>
      <Label htmlFor="search">A word of a sentence, a field or an error code</Label>
      <Search id="search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {found.length === 0 && <p role="status">No state contains all of “{search.trim()}”.</p>}
      {PARTS.map(({ kind, title }) => {
        const rows = found.filter((row) => row.state.kind === kind);
        return (
          <Section key={kind} title={`${title} · ${rows.length}`}>
            <details open={search.trim() !== ''}>
              <summary>{search.trim() === '' ? 'Show all' : 'Show'}</summary>
              <Table>
                <thead>
                  <tr>
                    <th scope="col">State</th>
                    <th scope="col">Stories that show it</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ state, first, second }) => (
                    <tr key={state.name}>
                      <td>
                        {first}
                        <br />
                        <Quiet>{second}</Quiet>
                      </td>
                      <td>
                        <StoryLinks ids={storiesShowing(state)} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </details>
          </Section>
        );
      })}
    </>
  );
}

/** Every sentence, rule and error code of the product, with links to the stories that show it. */
export const FindAState: StoryObj = {
  name: 'Find a state',
  render: () => (
    <Page
      title="Find a state"
      lead={`${CATALOGUE.length} sentences, rules and error codes, each with up to four stories that show it. The tests write the list, so it is complete.`}
    >
      <Finder />
    </Page>
  ),
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('undefined'),
};
