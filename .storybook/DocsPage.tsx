import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { storyLink } from '../stories/start/page/Page.tsx';
import { COMPOSITIONS } from '../stories/support/muiParts.ts';
import { isTrueOnDocsPage } from '../stories/support/onDocsPage.ts';
import { sentenceCase } from './sentenceCase.ts';

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

/** The page of a component: its states, each once, what it is made of, and its props. Tests of what happens are left out. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('behaviour'));
  const others = stories.filter((story) => !isTrueOnDocsPage(story));
  return (
    <>
      <Title />
      <Description of="meta" />
      <Heading>States</Heading>
      {stories.filter(isTrueOnDocsPage).map((story) => (
        <div key={story.id}>
          <Subheading>{sentenceCase(story.name)}</Subheading>
          <p>{said(story)}</p>
          <Canvas of={story.moduleExport as object} sourceState="none" />
        </div>
      ))}
      {others.length > 0 && (
        <>
          <Heading>States on a page of their own</Heading>
          <p>
            Something is done or fetched in these as they open, or they have a screen, a text size or colours
            of their own. Each opens alone.
          </p>
          <ul>
            {others.map((story) => (
              <li key={story.id}>
                <a {...storyLink(story.id)}>{sentenceCase(story.name)}</a> {said(story)}
              </li>
            ))}
          </ul>
        </>
      )}
      <MadeOf component={stories[0]?.title.split('/').at(-1) ?? ''} />
      <Heading>Props</Heading>
      <Controls />
    </>
  );
}
