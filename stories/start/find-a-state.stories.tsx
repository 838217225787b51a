import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { BEHAVIOUR } from '../../tests/visual/pictures.ts';
import type { State } from '../support/catalogue/catalogue.ts';
import { FIXED_SENTENCES } from '../support/catalogue/fixedSentences.ts';
import { storiesShowing } from '../support/catalogue/shownIn.ts';
import {
  componentOf,
  failureLink,
  failurePicture,
  Page,
  PictureLink,
  Quiet,
  Section,
  StoryPictures,
  Table,
} from './page/Page.tsx';
import { found, plain } from './page/search.ts';
import { STATE_ROWS, type StateRow } from './page/stateRows.ts';

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

/** The states of a list, with the stories that show them. */
function States({ rows }: { rows: readonly StateRow[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" style={{ minWidth: '11rem' }}>
            State
          </th>
          <th scope="col">Stories that show it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ state, title, detail }) => (
          <tr key={state.name}>
            <td style={{ overflowWrap: 'anywhere' }}>
              <span lang={state.kind === 'failure' ? undefined : 'nl-BE'}>{title}</span>
              <br />
              <Quiet>
                <span lang={state.kind === 'message' ? undefined : 'nl-BE'}>{detail}</span>
                {state.kind === 'message' &&
                  FIXED_SENTENCES.has(state.message) &&
                  ' · fixed by the specification'}
              </Quiet>
            </td>
            <td>
              <StoryPictures ids={storiesShowing(state)}>
                {state.kind === 'failure' && (
                  <PictureLink {...failureLink(state.failure)} src={failurePicture(state.failure)}>
                    On the whole screen
                  </PictureLink>
                )}
              </StoryPictures>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const PARTS = [
  { kind: 'message', title: 'Sentences' },
  { kind: 'rule', title: 'Rules, by field' },
  { kind: 'failure', title: 'Error codes, by call' },
] as const;

/** All states of a kind. Their pictures are loaded when it is opened. */
function Part({ kind, title }: { kind: State['kind']; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const rows = STATE_ROWS.filter(({ state }) => state.kind === kind);
  return (
    <Section title={`${title} · ${rows.length}`}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Show all</summary>
        {isOpen && <States rows={rows} />}
      </details>
    </Section>
  );
}

/** The stories in Storybook's sidebar; none in the tests, which have no index. */
const STORIES = fetch(`${import.meta.env.BASE_URL}index.json`)
  .then((response) => response.json() as Promise<StoryIndex>)
  .catch(() => ({ entries: {} }))
  .then(({ entries }) =>
    Object.values(entries)
      .filter(({ type, tags }) => type === 'story' && !tags?.includes(BEHAVIOUR))
      .map(({ id, name }) => ({ id, read: plain(`${componentOf(id)} ${name}`), names: '' })),
  );

/** The stories with all words of a search in their names, which none of these states has. */
function OtherStories({ search, rows }: { search: string; rows: readonly StateRow[] }) {
  const shown = new Set(rows.flatMap(({ state }) => storiesShowing(state)));
  const stories = found(use(STORIES), search);
  const others = stories.rows.filter(({ id }) => stories.hasAll && !shown.has(id));
  if (others.length === 0) return null;
  return (
    <Section title={`Other stories · ${others.length}`}>
      <Box sx={{ mt: 5, fontSize: '0.9375rem' }}>
        <StoryPictures ids={others.map(({ id }) => id)} />
      </Box>
    </Section>
  );
}

function Finder() {
  const [search, setSearch] = useState('');
  const { rows, hasAll } = found(STATE_ROWS, search);
  return (
    <>
      <Label htmlFor="search">Words of a sentence, a field, an error code or a story, in any order</Label>
      <Search id="search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {plain(search) === '' ? (
        PARTS.map(({ kind, title }) => <Part key={kind} kind={kind} title={title} />)
      ) : (
        <>
          <p role="status">
            {!hasAll && `No state has all of “${search.trim()}”. `}
            {rows.length > 0 && `${hasAll ? '' : 'With most of it: '}${rows.length} of ${STATE_ROWS.length}`}
          </p>
          {rows.length > 0 && <States rows={rows} />}
          <Suspense>
            <OtherStories search={search} rows={rows} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Every sentence, rule and error code of the product, with links to the stories that show it. */
export const FindAState: StoryObj = {
  name: 'Find a state',
  render: () => (
    <Page
      title="Find a state"
      lead={`${STATE_ROWS.length} sentences, rules and error codes, each with up to four stories that show it. Other stories are found by their names. The words of the product are found in Dutch and in English. The tests write the list, so it is complete.`}
    >
      <Finder />
    </Page>
  ),
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('undefined'),
};
