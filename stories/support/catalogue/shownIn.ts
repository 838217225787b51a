import type { State } from './catalogue.ts';
import shownIn from './shownIn.json';

/** The stories that show a state, as the last whole run of the stories saw them: the plainest first. */
export const storiesShowing = ({ kind, name }: State): readonly string[] =>
  (shownIn as Record<string, string[]>)[`${kind} ${name}`] ?? [];
