import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import { STATE_ROWS } from '../../stories/start/page/stateRows.ts';
import { storiesShowing } from '../../stories/support/catalogue/shownIn.ts';
import { filesBelow } from '../sources.ts';
import { BEHAVIOUR } from '../visual/pictures.ts';

const { entries } = await buildIndex({ configDir: join(ROOT, '.storybook') });

/** What the sidebar hides, or does not have. */
const unlisted = (ids: readonly string[]) =>
  ids.filter((id) => entries[id]?.tags?.includes(BEHAVIOUR) ?? true);

test.each([...filesBelow(ROOT, ['stories/start'])])('%s links to stories of the sidebar', (_path, text) => {
  const linked = text.matchAll(/(?:['`]|path=\/\w+\/)([a-z]+-[a-z-]+--[a-z-]+)/g);
  expect(unlisted([...linked].map(([, id = '']) => id))).toEqual([]);
});

test.each(STATE_ROWS)('$state.name is found, and links to stories of the sidebar', ({ state }) => {
  const ids = storiesShowing(state);
  expect(unlisted(ids)).toEqual([]);
  // A failure links to the whole wizard too.
  if (state.kind !== 'failure') expect(ids).not.toEqual([]);
});
