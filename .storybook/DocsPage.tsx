import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Story,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { storyLink } from '../stories/start/page/Page.tsx';
import { COMPOSITIONS, partsUnder, slotsUnder } from '../stories/support/docs/muiParts.ts';
import { isTrueOnDocsPage } from '../stories/support/docs/onDocsPage.ts';
import { PHONE } from '../stories/support/settings/sizes.ts';
import { OWN_BRAND, picturesOf } from '../tests/visual/pictures.ts';
import { AccessibilityReport } from './AccessibilityReport.tsx';
import { sentenceCase } from './sentenceCase.ts';

/** The comment above a story. */
const descriptionOf = ({ parameters }: PreparedStory) =>
  (parameters as { docs?: { description?: { story?: string } } }).docs?.description?.story;

/** Side by side, as many as fit at the size of the wizard. `isNarrow`: as wide as the sidebar. */
const columns = (isNarrow: boolean) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${isNarrow ? 20 : 30}rem), 1fr))`,
  gap: '8px 24px',
  alignItems: 'start',
});

const EDGE = { outline: '1px solid color-mix(in srgb, currentColor 20%, transparent)', borderRadius: 8 };

/** A taller state scrolls. */
const PICTURE = {
  maxHeight: '19rem',
  overflow: 'auto',
  padding: 24,
  ...EDGE,
  // The page's colour in the wizard.
  backgroundColor: 'var(--mui-palette-background-default)',
};

const firstPictureOf = ({ id, tags }: PreparedStory) => picturesOf(id, tags, [OWN_BRAND])[0];
const isOnPhone = (story: PreparedStory) => firstPictureOf(story)?.width === PHONE.width;

/** The picture that the tests compare the story with, on its first screen. A taller one scrolls. */
function TestedPicture({ story }: { story: PreparedStory }) {
  const first = firstPictureOf(story);
  return (
    first && (
      <div style={{ ...EDGE, maxHeight: '20rem', overflow: 'auto' }}>
        <img
          src={`./pictures/${first.name}.png`}
          alt=""
          loading="lazy"
          width={first.width * 0.75}
          style={{ display: 'block', maxWidth: '100%' }}
        />
      </div>
    )
  );
}

/** The MUI parts under a component, and where the theme changes them. */
function Parts({ component }: { component: string }) {
  const composition = COMPOSITIONS.find((one) => one.component === component);
  if (!composition) return null;
  const { components } = composition;
  const parts = partsUnder(component);
  const slots = slotsUnder(component);
  return (
    <>
      <Heading>Parts</Heading>
      {parts.length > 0 && (
        <p>
          MUI components, by their key in <code>theme.components</code>:{' '}
          {parts.map(({ name, themeKey }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              {themeKey ? <code>{themeKey}</code> : name}
            </Fragment>
          ))}
        </p>
      )}
      {slots.length > 0 && (
        <p>
          Names of this library in <code>theme.components</code>, with their slots:{' '}
          {slots.map(([name, own], index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <code>{name}</code> ({own.join(', ')})
            </Fragment>
          ))}
        </p>
      )}
      {components.length > 0 && <p>Components of this library: {components.join(', ')}</p>}
    </>
  );
}

/** The page of a component: its states, its parts and its props. Stories tagged `behaviour` are left out. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const stories = context
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('behaviour'));
  const { docs } = (stories[0]?.parameters ?? {}) as { docs?: { narrow?: boolean } };
  const isNarrow = docs?.narrow === true;
  const shown = stories.filter(isTrueOnDocsPage);
  const others = stories.filter((story) => !isTrueOnDocsPage(story));
  return (
    <>
      <Title />
      <Description of="meta" />
      {shown.length > 0 && (
        <>
          <Heading>States</Heading>
          <div style={columns(isNarrow)}>
            {shown.map((story) => (
              <div key={story.id} style={{ minWidth: 0 }}>
                <Subheading>{sentenceCase(story.name)}</Subheading>
                <div className="sb-unstyled" style={PICTURE}>
                  <Story of={story.moduleExport as object} />
                </div>
                <p style={{ marginTop: 8 }}>
                  {descriptionOf(story)} <a {...storyLink(story.id)}>Open</a>
                </p>
              </div>
            ))}
          </div>
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading>More states</Heading>
          <p>
            These need an interaction, a screen size or a setting, so they are the screenshots that the tests
            compare, in the default brand. Open a story to try it.
          </p>
          <div style={columns(true)}>
            {others.map((story) => (
              <div
                key={story.id}
                style={{ minWidth: 0, gridColumn: isOnPhone(story) ? undefined : '1 / -1' }}
              >
                <Subheading>{sentenceCase(story.name)}</Subheading>
                <TestedPicture story={story} />
                <p style={{ marginTop: 8 }}>
                  {descriptionOf(story)} <a {...storyLink(story.id)}>Open</a>
                </p>
              </div>
            ))}
          </div>
        </>
      )}
      <Parts component={stories[0]?.title.split('/').at(-1) ?? ''} />
      <AccessibilityReport component={stories[0]?.title.split('/').at(-1) ?? ''} />
      <Heading>Props</Heading>
      <div style={{ overflowX: 'auto', paddingInline: 2 }}>
        <ArgTypes />
      </div>
    </>
  );
}
