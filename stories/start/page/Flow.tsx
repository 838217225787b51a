import { useEffect, useRef, useState } from 'react';
import { BRANDS } from '../../support/brand/brands.ts';
import { storyLink } from './Page.tsx';

/** The five steps, as stories. */
const STEPS = [
  ['Kampdagen kiezen', 'shell-wizard--flexible-camp'],
  ['Gegevens kind en ouder', 'shell-wizard--child-and-parent'],
  ['Medische fiche', 'shell-wizard--medical-sheet'],
  ['Bevestiging', 'shell-wizard--confirmation'],
  ['Bedankt', 'shell-wizard--success'],
] as const;

/** The screens, and the scale of their pictures. */
const SCREENS = [
  { width: 390, height: 844, scale: 0.45 },
  { width: 1280, height: 900, scale: 0.3 },
];

const ROWS = Object.entries(BRANDS).flatMap(([brand, { name }]) =>
  SCREENS.map((screen) => ({ brand, name, ...screen })),
);

interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: { channel?: { last: (event: string) => unknown } };
}

/** The steps side by side, on a phone and a desktop, in every brand. Each is a story in a frame; they load one after the other, when they are in view. */
export function Flow() {
  const [loaded, setLoaded] = useState(0);
  const loading = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const frame = loading.current?.contentWindow as StoryWindow | undefined;
      const next = document.getElementById(`flow-${loaded + 1}`)?.getBoundingClientRect();
      // A frame that gets the focus would scroll the page to itself.
      const isInView = !next || next.bottom < innerHeight;
      if (!isInView || !frame?.__STORYBOOK_PREVIEW__?.channel?.last('storyFinished')) return;
      frame.scrollTo(0, 0);
      loading.current?.closest('section > div')?.scrollTo(0, 0);
      setLoaded(loaded + 1);
    }, 200);
    return () => clearInterval(timer);
  }, [loaded]);
  return ROWS.map(({ brand, name, width, height, scale }, row) => (
    <section key={`${brand}-${width}`}>
      <h2 id={`${brand}-${width}`}>{`${name}, ${width} px`}</h2>
      <div style={{ display: 'flex', gap: 16, overflowX: 'auto', paddingBottom: 8 }}>
        {STEPS.map(([step, id], column) => {
          const place = row * STEPS.length + column;
          return (
            <figure key={id} id={`flow-${place}`} style={{ margin: 0, flex: 'none', width: width * scale }}>
              <div
                style={{
                  height: height * scale,
                  overflow: 'hidden',
                  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
                }}
              >
                {place <= loaded && (
                  <iframe
                    title={`${step}, ${name}, ${width} px`}
                    src={`./iframe.html?id=${id}&viewMode=story&globals=brand:${brand}`}
                    ref={place === loaded ? loading : undefined}
                    style={{ border: 0, width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
                  />
                )}
              </div>
              <figcaption lang="nl-BE">
                <a {...storyLink(id)}>{step}</a>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  ));
}
