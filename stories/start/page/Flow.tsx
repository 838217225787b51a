import { BRANDS } from '../../support/brands.ts';
import { storyLink } from './Page.tsx';

/** The five steps, as stories. */
const STEPS = [
  ['Kampdagen kiezen', 'wizard-wizard--flexible-camp'],
  ['Gegevens kind en ouder', 'wizard-wizard--child-and-parent'],
  ['Medische fiche', 'wizard-wizard--medical-sheet'],
  ['Bevestiging', 'wizard-wizard--confirmation'],
  ['Bedankt', 'wizard-wizard--success'],
] as const;

/** The screens, and the scale of their pictures. */
const SCREENS = [
  { name: 'phone390', width: 390, height: 844, scale: 0.45 },
  { name: 'desktop', width: 1280, height: 900, scale: 0.25 },
];

/** The steps side by side, on a phone and a desktop, in every brand. Each is a story in a frame that loads when it scrolls into view. */
export function Flow() {
  return Object.entries(BRANDS).map(([brand, { name: brandName }]) =>
    SCREENS.map(({ name, width, height, scale }) => (
      <section key={brand + name}>
        <h2>{`${brandName}, ${width} px`}</h2>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {STEPS.map(([step, id]) => (
            <figure key={id} style={{ margin: 0, flex: 'none' }}>
              <div
                style={{
                  width: width * scale,
                  height: height * scale,
                  overflow: 'hidden',
                  border: '1px solid',
                }}
              >
                <iframe
                  title={`${step}, ${brandName}, ${width} px`}
                  src={`./iframe.html?id=${id}&viewMode=story&globals=brand:${brand}`}
                  loading="lazy"
                  style={{ border: 0, width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
                />
              </div>
              <figcaption lang="nl-BE">
                <a {...storyLink(id)}>{step}</a>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    )),
  );
}
