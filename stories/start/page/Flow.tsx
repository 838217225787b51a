import { DESKTOP, PHONE } from '../../support/settings/sizes.ts';
import { BRANDS } from '../../support/brand/brands.ts';
import { pictureOf, storyLink } from './Page.tsx';

/** The five steps, as stories. */
const STEPS = [
  ['Kampdagen kiezen', 'shell-wizard--flexible-camp'],
  ['Gegevens kind en ouder', 'shell-wizard--child-and-parent'],
  ['Medische fiche', 'shell-wizard--medical-sheet'],
  ['Bevestiging', 'shell-wizard--confirmation'],
  ['Bedankt', 'shell-wizard--success'],
] as const;

/** The screens, and the width of their pictures. */
const SCREENS = [
  { screen: PHONE, shown: 176 },
  { screen: DESKTOP, shown: 384 },
];

const ROWS = Object.entries(BRANDS).flatMap(([brand, { name }]) =>
  SCREENS.map(({ screen: { width }, shown }) => ({ brand, name, width, shown })),
);

/** The steps side by side, on a phone and a desktop, in every brand: the pictures that the tests compare. */
export function Flow() {
  return ROWS.map(({ brand, name, width, shown }) => (
    <section key={`${brand}-${width}`} style={{ marginTop: 32 }}>
      <h2 id={`${brand}-${width}`}>{`${name}, ${width} px`}</h2>
      <div style={{ display: 'flex', alignItems: 'start', gap: 16, overflowX: 'auto', paddingBottom: 8 }}>
        {STEPS.map(([step, id]) => (
          <figure key={id} lang="nl-BE" style={{ margin: 0, flex: 'none', width: shown }}>
            <a {...storyLink(`${id}&globals=brand:${brand}`)}>
              <figcaption style={{ fontSize: 14 }}>{step}</figcaption>
              <img
                src={pictureOf(id, width, brand)}
                alt=""
                loading="lazy"
                style={{
                  width: '100%',
                  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
                }}
              />
            </a>
          </figure>
        ))}
      </div>
    </section>
  ));
}
