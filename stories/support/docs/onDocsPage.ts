import type { PreparedStory } from 'storybook/internal/types';
import { hasOwnArgs } from '../plays/ownArgs.ts';

const assertOnly = new WeakSet<object>();

/**
 * A play that only asserts, so that a docs page, where plays do not run, shows the same state. It asserts nothing once a
 * control is changed.
 */
export function onlyAsserts<Context extends object>(play: (context: Context) => Promise<void> | void) {
  const ofOwnArgs = async (context: Context) => {
    if (hasOwnArgs(context)) await play(context);
  };
  assertOnly.add(ofOwnArgs);
  return ofOwnArgs;
}

/**
 * Whether a docs page can show the story's state. It runs the play of framed stories only, and has one screen, text size
 * and set of colours for all stories.
 */
export function isTrueOnDocsPage({ moduleExport, parameters, storyGlobals }: PreparedStory): boolean {
  const { play } = moduleExport as { play?: object };
  const { docs } = parameters as { docs?: { story?: { inline?: boolean } } };
  const framed = docs?.story?.inline === false;
  return Object.keys(storyGlobals).length === 0 && (framed || play === undefined || assertOnly.has(play));
}
