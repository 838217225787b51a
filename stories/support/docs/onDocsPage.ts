import type { PreparedStory } from 'storybook/internal/types';

const looking = new WeakSet<object>();

/** Marks a play that does nothing to its story but look at it, so that the story is as true where no play runs. */
export function onlyLooks<Play extends object>(play: Play): Play {
  looking.add(play);
  return play;
}

/**
 * Whether a docs page can show the story as it is. A page plays no story but those it draws in a frame, and has one
 * screen, one size of letters and one set of colours for all of them.
 */
export function isTrueOnDocsPage({ moduleExport, parameters, storyGlobals }: PreparedStory): boolean {
  const { play } = moduleExport as { play?: object };
  const { docs } = parameters as { docs?: { story?: { inline?: boolean } } };
  const framed = docs?.story?.inline === false;
  return Object.keys(storyGlobals).length === 0 && (framed || play === undefined || looking.has(play));
}
