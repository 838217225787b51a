import type { State } from './catalogue.ts';
import shownIn from './shownIn.json';

/** The stories that show a state, according to the last complete run: the simplest first. */
export const storiesShowing = ({ kind, name }: State): readonly string[] =>
  (shownIn as Record<string, string[]>)[`${kind} ${name}`] ?? [];
