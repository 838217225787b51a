import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Suspense, use, useState, type SyntheticEvent } from 'react';
import type { ChangedPicture } from '../../../.storybook/changedPictures.ts';
import { groupOf } from '../../../tests/visual/pictures.ts';
import { componentOf, StoryLinks } from './Page.tsx';

const BEFORE = './pictures-before';

/** Served by `.storybook/changedPictures.ts`; null if the main branch is unknown. */
const CHANGES = fetch(`${BEFORE}/changes.json`).then(
  (response) => response.json() as Promise<ChangedPicture[] | null>,
);

/** Its figures scroll together, also by keyboard. */
const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 30rem))',
  gap: 24,
  maxHeight: '80vh',
  overflow: 'auto',
} as const;
const FIGURE = { margin: '8px 0 24px', width: 'min(100%, 30rem)' };
const CAPTION = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: 76,
  padding: '0 10px',
  fontSize: '0.875rem',
  background: 'Canvas',
} as const;
const FRAME = {
  display: 'grid',
  isolation: 'isolate',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
} as const;
const PICTURE = { gridArea: '1 / 1', width: '100%' } as const;

function pixelsOf(picture: HTMLImageElement): Uint32Array {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
}

/** Scrolls the figures of a picture to the first row that differs. */
function scrollToDifference({ currentTarget: row }: SyntheticEvent<HTMLElement>) {
  const pictures = [...row.querySelectorAll('img')];
  const [now, before] = pictures;
  if (!now || !before || pictures.some(({ naturalWidth }) => naturalWidth === 0)) return;
  const old = pixelsOf(before);
  const pixels = pixelsOf(now);
  const first = pixels.findIndex((pixel, index) => pixel !== old[index]);
  const y = (first < 0 ? pixels.length : first) / pixels.length;
  row.scrollTop = now.offsetTop + y * now.clientHeight - row.clientHeight / 2;
}

/** A picture before and now, under a slider, and their difference. */
function ComparedPicture({ name, change }: ChangedPicture) {
  const [percent, setPercent] = useState(50);
  const now = `./pictures/${name}.png`;
  const before = `${BEFORE}/${name}.png`;
  const size = name.split('/').at(-1);
  if (change !== 'changed')
    return (
      <figure style={FIGURE}>
        <figcaption>
          {size}: {change}
        </figcaption>
        <img src={change === 'new' ? now : before} alt="" loading="lazy" style={{ ...FRAME, ...PICTURE }} />
      </figure>
    );
  return (
    <Box role="group" aria-label={name} tabIndex={0} style={ROW} onLoadCapture={scrollToDifference}>
      <figure style={FIGURE}>
        <figcaption style={CAPTION}>
          {size}: before left, now right
          <Slider
            aria-label={`The part of ${name} from before`}
            size="small"
            value={percent}
            onChange={(_event, value) => setPercent(value)}
          />
        </figcaption>
        <div style={FRAME}>
          <img src={now} alt="" loading="lazy" style={PICTURE} />
          <img
            src={before}
            alt=""
            loading="lazy"
            style={{ ...PICTURE, clipPath: `inset(0 ${100 - percent}% 0 0)`, background: 'Canvas' }}
          />
        </div>
      </figure>
      <figure style={FIGURE}>
        <figcaption style={CAPTION}>Difference</figcaption>
        <div style={{ ...FRAME, background: 'CanvasText' }}>
          <img src={now} alt="" loading="lazy" style={PICTURE} />
          <img src={before} alt="" loading="lazy" style={{ ...PICTURE, mixBlendMode: 'difference' }} />
        </div>
      </figure>
    </Box>
  );
}

/** The ID of a picture's story. */
const storyOf = ({ name }: ChangedPicture) => name.split('/').slice(0, 2).join('--');

function Changes() {
  const changes = use(CHANGES);
  if (changes === null)
    return <p>Unknown: this Storybook was built without the history of the main branch.</p>;
  if (changes.length === 0) return <p>No picture differs from the main branch.</p>;
  const names = changes.map(({ name }) => name);
  const groups = new Map<string, ChangedPicture[]>();
  for (const picture of changes) {
    const group = groupOf(picture.name, names);
    groups.set(group, [...(groups.get(group) ?? []), picture]);
  }
  return [...groups].map(([group, pictures]) => (
    <section key={group} style={{ marginBottom: 32 }}>
      <h2 id={group}>{group.startsWith('Only in') ? group : componentOf(group)}</h2>
      {[...new Set(pictures.map(storyOf))].map((id) => {
        const ofStory = pictures.filter((picture) => storyOf(picture) === id);
        const isGone = ofStory.every(({ change }) => change === 'gone');
        return (
          <div key={id}>
            {isGone ? id : <StoryLinks ids={[id]} />}
            {ofStory.map((picture) => (
              <ComparedPicture key={picture.name} {...picture} />
            ))}
          </div>
        );
      })}
    </section>
  ));
}

/** The pictures that differ from the main branch, by component or mode, and by story. */
export const WhatChanged = () => (
  <Suspense>
    <Changes />
  </Suspense>
);
