import Slider from '@mui/material/Slider';
import { useState } from 'react';
import type { ChangedPicture } from '../../../.storybook/changedPictures.ts';
import { groupOf } from '../../../tests/visual/pictures.ts';
import { componentOf, StoryLinks } from './Page.tsx';

/** Defined by `.storybook/main.ts`. */
declare const __CHANGED_PICTURES__: readonly ChangedPicture[] | null;

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' } as const;
const FIGURE = { margin: '8px 0 24px', width: 'min(100%, 30rem)' };
const FRAME = {
  display: 'grid',
  isolation: 'isolate',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
} as const;
const PICTURE = { gridArea: '1 / 1', width: '100%' } as const;

/** A picture before and now, under a slider, and their difference. */
function ComparedPicture({ name, isNew }: ChangedPicture) {
  const [percent, setPercent] = useState(50);
  const now = `./pictures/${name}.png`;
  const before = `./pictures-before/${name}.png`;
  const size = name.split('/').at(-1);
  if (isNew)
    return (
      <figure style={FIGURE}>
        <figcaption>{size}: new</figcaption>
        <img src={now} alt="" loading="lazy" style={{ ...FRAME, ...PICTURE }} />
      </figure>
    );
  return (
    <div style={ROW}>
      <figure style={FIGURE}>
        <figcaption>{size}: before on the left, now on the right</figcaption>
        <Slider
          aria-label={`The part of ${name} from before`}
          size="small"
          value={percent}
          onChange={(_event, value) => setPercent(value)}
        />
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
        <figcaption>Difference</figcaption>
        <div style={{ ...FRAME, background: 'CanvasText' }}>
          <img src={now} alt="" loading="lazy" style={PICTURE} />
          <img src={before} alt="" loading="lazy" style={{ ...PICTURE, mixBlendMode: 'difference' }} />
        </div>
      </figure>
    </div>
  );
}

/** The ID of a picture's story. */
const storyOf = ({ name }: ChangedPicture) => name.split('/').slice(0, 2).join('--');

/** The pictures that differ from the main branch, by component or mode, and by story. */
export function WhatChanged() {
  if (__CHANGED_PICTURES__ === null)
    return <p>Unknown: this Storybook was built without the history of the main branch.</p>;
  if (__CHANGED_PICTURES__.length === 0) return <p>No picture differs from the main branch.</p>;
  const names = __CHANGED_PICTURES__.map(({ name }) => name);
  const groups = new Map<string, ChangedPicture[]>();
  for (const picture of __CHANGED_PICTURES__) {
    const group = groupOf(picture.name, names);
    groups.set(group, [...(groups.get(group) ?? []), picture]);
  }
  return [...groups].map(([group, pictures]) => (
    <section key={group} style={{ marginBottom: 32 }}>
      <h2 id={group}>{group.startsWith('Only in') ? group : componentOf(group)}</h2>
      {[...new Set(pictures.map(storyOf))].map((id) => (
        <div key={id}>
          <StoryLinks ids={[id]} />
          {pictures
            .filter((picture) => storyOf(picture) === id)
            .map((picture) => (
              <ComparedPicture key={picture.name} {...picture} />
            ))}
        </div>
      ))}
    </section>
  ));
}
