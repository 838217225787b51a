import { componentOf, StoryLinks } from './Page.tsx';

/** Defined by `.storybook/main.ts`. */
declare const __CHANGED_STORIES__: readonly string[] | null;

/** Links to the stories whose baselines differ from the main branch, by component. */
export function WhatChanged() {
  if (__CHANGED_STORIES__ === null)
    return <p>Unknown: this Storybook was built without the history of the main branch.</p>;
  if (__CHANGED_STORIES__.length === 0) return <p>No picture differs from the main branch.</p>;
  const components = [...new Set(__CHANGED_STORIES__.map((id) => id.split('--')[0] ?? ''))];
  return components.map((component) => (
    <section key={component} style={{ marginBottom: 32 }}>
      <h2 id={component}>{componentOf(component)}</h2>
      <StoryLinks ids={__CHANGED_STORIES__.filter((id) => id.startsWith(`${component}--`))} />
    </section>
  ));
}
