import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { storyLink } from '../stories/start/page/Page.tsx';
import { COMPOSITIONS } from '../stories/support/muiParts.ts';
import { isTrueOnDocsPage } from '../stories/support/onDocsPage.ts';

/** What a story's own comment says of it. */
const said = ({ parameters }: PreparedStory) =>
  (parameters as { docs?: { description?: { story?: string } } }).docs?.description?.story;

/** The parts of MUI a component is made of, and where the theme changes them. */
function MadeOf({ component }: { component: string }) {
  const composition = COMPOSITIONS.find((one) => one.component === component);
  if (!composition) return null;
  const { parts, components } = composition;
  return (
    <>
      <Heading>Made of</Heading>
      {parts.length > 0 && (
        <p>
          MUI:{' '}
          {parts.map(({ name, themeKey }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              {name} (<code>theme.components.{themeKey}</code>)
            </span>
          ))}
        </p>
      )}
      {components.length > 0 && <p>Components of this library: {components.join(', ')}</p>}
    </>
  );
}

/** The page of a component: what it is made of, its props, the stories that are true here, and links to the others. */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const others = stories.filter((story) => !isTrueOnDocsPage(story));
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <MadeOf component={stories[0]?.title.split('/').at(-1) ?? ''} />
      {stories.length > 1 && <Stories />}
      {others.length > 0 && (
        <>
          <Heading>On a page of their own</Heading>
          <p>
            Something is done or looked up in these as they open, or they need a screen, a text size or
            colours of their own. A docs page does none of this, so each opens alone.
          </p>
          <ul>
            {others.map((story) => (
              <li key={story.id}>
                <a {...storyLink(story.id)}>{story.name}</a> {said(story)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
