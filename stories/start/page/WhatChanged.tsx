import { StoryLinks } from './Page.tsx';

/** Put in by `.storybook/main.ts` as Storybook starts or is built. */
declare const __CHANGED_STORIES__: readonly string[];

/** Links to the stories whose accepted pictures are others than on the main branch. */
export function WhatChanged() {
  if (__CHANGED_STORIES__.length === 0) return <p>No picture is another than on the main branch.</p>;
  return <StoryLinks ids={__CHANGED_STORIES__} />;
}
