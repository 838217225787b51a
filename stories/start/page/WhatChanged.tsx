import { StoryLinks } from './Page.tsx';

/** Defined by `.storybook/main.ts`. */
declare const __CHANGED_STORIES__: readonly string[];

/** Links to the stories whose baselines differ from the main branch. */
export function WhatChanged() {
  if (__CHANGED_STORIES__.length === 0) return <p>No picture differs from the main branch.</p>;
  return <StoryLinks ids={__CHANGED_STORIES__} />;
}
