import Box from '@mui/material/Box';
import {
  Description,
  DocsContext,
  Heading,
  Markdown,
  PureArgsTable,
  Story,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext, type SyntheticEvent } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { DOCS } from 'virtual:component-docs';
import { storyLink } from '../stories/start/page/Page.tsx';
import { StatusBadges } from '../stories/start/page/Status.tsx';
import { changesOf } from '../stories/support/docs/changes.ts';
import { COMPOSITIONS, PAGES, partsUnder, slotsUnder } from '../stories/support/docs/muiParts.ts';
import { isTrueOnDocsPage } from '../stories/support/docs/onDocsPage.ts';
import { PHONE } from '../stories/support/settings/sizes.ts';
import { OWN_BRAND, picturesOf } from '../tests/visual/pictures.ts';
import { AccessibilityReport } from './AccessibilityReport.tsx';
import './docs.css';
import { sentenceCase } from './sentenceCase.ts';

/** The comment above a story. */
const descriptionOf = ({ parameters }: PreparedStory) =>
  (parameters as { docs?: { description?: { story?: string } } }).docs?.description?.story;

/** Side by side, as many as fit of this width. */
const columns = (rem: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem}rem), 1fr))`,
  gap: '8px 24px',
  alignItems: 'start',
});

const EDGE = { outline: '1px solid color-mix(in srgb, currentColor 20%, transparent)', borderRadius: 8 };

/** The size of a state, so that more of them are seen whole. */
const SCALE = 0.7;

/** A taller state scrolls. */
const PICTURE = {
  maxHeight: '28rem',
  overflow: 'auto',
  padding: 16,
  ...EDGE,
  // The page's colour in the wizard.
  backgroundColor: 'var(--camp-palette-background-default)',
};

/** Scrolled to its end at first. */
const PICTURE_OF_END = { ...PICTURE, display: 'flex', flexDirection: 'column-reverse' } as const;

/** Whether what a story differs in is at its end. */
const showsEnd = ({ parameters }: PreparedStory) =>
  (parameters as { docs?: { showsEnd?: boolean } }).docs?.showsEnd === true;

const picturesOfStory = ({ id, tags }: PreparedStory) => picturesOf(id, tags, [OWN_BRAND]);
const isOnPhone = (story: PreparedStory) =>
  picturesOfStory(story).every(({ width }) => width === PHONE.width);

/** The paper around a story in its picture. */
const MARGIN = 16;

/** Cuts off the paper below a story that is shorter than its screen, except for a margin. */
function cutPaper({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) return;
  canvas.drawImage(image, 0, 0);
  const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  const lastRow = Math.floor(pixels.findLastIndex((pixel) => pixel !== pixels.at(-1)) / width);
  image.style.aspectRatio = `${width} / ${Math.min(height, lastRow + 1 + MARGIN)}`;
}

/** The pictures that the tests compare the story with, on each of its screens. A taller one scrolls, and opens whole. */
function TestedPictures({ story }: { story: PreparedStory }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'start' }}>
      {picturesOfStory(story).map(({ name, width }) => {
        const src = `./pictures/${name}.png`;
        return (
          <a
            key={name}
            href={src}
            target="_blank"
            style={{ ...EDGE, maxWidth: '100%', maxHeight: '22rem', overflow: 'auto' }}
          >
            <img
              src={src}
              alt={`${width} px wide, in a new tab`}
              loading="lazy"
              width={width === PHONE.width ? width * 0.75 : width / 2}
              onLoad={cutPaper}
              style={{ display: 'block', maxWidth: '100%', objectFit: 'cover', objectPosition: 'top' }}
            />
          </a>
        );
      })}
    </div>
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
      {components.length > 0 && (
        <p>
          Components of this library:{' '}
          {components.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              {PAGES[name] ? (
                <a href={`./?path=/docs/${PAGES[name]}`} target="_top">
                  {name}
                </a>
              ) : (
                name
              )}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** The props of a component of the library, from the code. */
function Props({ component }: { component: string }) {
  const props = DOCS[component]?.props;
  if (!props) return null;
  return (
    <>
      <Heading>Props</Heading>
      {props.length === 0 && <p>None.</p>}
      {props.length > 0 && (
        <Box role="group" aria-label="Props" tabIndex={0} style={{ overflowX: 'auto', paddingInline: 2 }}>
          <PureArgsTable
            rows={Object.fromEntries(
              props.map(({ name, type, required, description, defaultValue }) => [
                name,
                {
                  key: name,
                  name,
                  description,
                  type: { name: 'other', value: type, required },
                  table: {
                    type: { summary: type },
                    ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
                  },
                },
              ]),
            )}
          />
        </Box>
      )}
    </>
  );
}

/** The changes of the package that name a component. */
function Changes({ component }: { component: string }) {
  const changes = changesOf(component);
  if (changes.length === 0) return null;
  return (
    <>
      <Heading>Changes</Heading>
      {changes.map(({ version, text }) => (
        <Markdown key={text}>{`**${version ?? 'Next version'}**: ${text}`}</Markdown>
      ))}
    </>
  );
}

/** The name of the component of these stories. */
const componentOf = ([story]: PreparedStory[]) => story?.title.split('/').at(-1) ?? '';

/** The stories of the page. Those tagged `behaviour` or `!autodocs` are left out. */
function useStories(): PreparedStory[] {
  const stories = useContext(DocsContext).componentStories();
  return stories.filter(({ tags }) => tags.includes('autodocs') && !tags.includes('behaviour'));
}

/** The name of a component, and what the tests show of it. What it is for stands under 'When to use'. */
export function Head() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <StatusBadges component={componentOf(stories)} />
    </>
  );
}

/** A link to a story, whose name is clear among other links. */
const Open = ({ story: { id, name } }: { story: PreparedStory }) => (
  <a {...storyLink(id)} aria-label={`Open ${sentenceCase(name)}`}>
    Open
  </a>
);

/** The states of a component. */
export function States() {
  const stories = useStories();
  const { docs, layout, column } = (stories[0]?.parameters ?? {}) as {
    docs?: { narrow?: boolean };
    layout?: string;
    column?: string;
  };
  // As wide as the page, the sidebar, or the column of a step.
  const width = layout === 'fullscreen' || column === 'none' ? 60 : docs?.narrow ? 15 : 30;
  const shown = stories.filter(isTrueOnDocsPage);
  const others = stories.filter((story) => !isTrueOnDocsPage(story));
  return (
    <>
      {shown.length > 0 && (
        <>
          <Heading>States</Heading>
          <div style={columns(width)}>
            {shown.map((story) => (
              <div key={story.id} style={{ minWidth: 0 }}>
                <Subheading>{sentenceCase(story.name)}</Subheading>
                <div className="sb-unstyled" style={showsEnd(story) ? PICTURE_OF_END : PICTURE}>
                  <div style={{ zoom: SCALE }}>
                    <Story of={story.moduleExport as object} />
                  </div>
                </div>
                <p style={{ marginTop: 8 }}>
                  {descriptionOf(story)} <Open story={story} />
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
          <div style={columns(15)}>
            {others.map((story) => (
              <div
                key={story.id}
                style={{ minWidth: 0, gridColumn: isOnPhone(story) ? undefined : '1 / -1' }}
              >
                <Subheading>{sentenceCase(story.name)}</Subheading>
                <TestedPictures story={story} />
                <p style={{ marginTop: 8 }}>
                  {descriptionOf(story)} <Open story={story} />
                </p>
              </div>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** What the code says of a component: its parts, its props and its changes. */
export function Reference() {
  const component = componentOf(useContext(DocsContext).componentStories());
  return (
    <>
      <Parts component={component} />
      <Props component={component} />
      <AccessibilityReport component={component} />
      <Changes component={component} />
    </>
  );
}

/** The page of a component without guidance of its own. */
export function DocsPage() {
  return (
    <>
      <Head />
      <Description of="meta" />
      <States />
      <Reference />
    </>
  );
}
