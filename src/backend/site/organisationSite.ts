import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Brand } from '../../domain/brand/Brand.ts';
import { fontFaces, fontFamily } from '../../domain/brand/fonts.ts';
import type { Camp } from '../../domain/camp.ts';
import { isFull, isSingleDay } from '../../domain/camp.ts';
import { shortDate } from '../../domain/days.ts';
import { formatEuro } from '../../domain/price.ts';
import { stepUrl } from '../../domain/steps.ts';
import { todayOf, type Backend } from '../operations/Backend.ts';
import { inTurn } from '../http/turns.ts';
import { assetOf, sendAsset, sendPage, type Asset } from './siteAssets.ts';

// The texts of this page are here and not with the wizard's messages: this is a stand-in for the organisation's own
// website, and a parent's browser should not load them with the wizard.

/** From this many seats on, a camp is not called nearly full. */
const MANY_SEATS = 5;
const PATH = '/organisatie';

const fontOf = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path));

/** The fonts of the library, by the names it has for them; those of the organisation come with its brand. */
const FONTS = [
  {
    family: 'Figtree Variable',
    weight: '300 900',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  },
  {
    family: 'Source Serif 4',
    weight: '700',
    file: '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2',
  },
];

/** Declarations as a style sheet has them. */
const declarations = (of: Record<string, string | number>) =>
  Object.entries(of)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** What the style sheet takes from the brand. */
function brandRules(brand: Brand): string {
  const values = {
    ...brand.colours,
    'body-font': fontFamily(brand, 'body'),
    'heading-font': fontFamily(brand, 'heading'),
    'heading-weight': brand.headingWeight,
    'field-radius': `${brand.fieldRadius}px`,
    'card-radius': `${brand.cardRadius}px`,
  };
  const root = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  const faces = brand.faces.flatMap(fontFaces).map((face) => `@font-face{${declarations(face)}}`);
  return `${faces.join('')}:root{${root.join(';')}}`;
}

interface SiteFiles {
  files: ReadonlyMap<string, Asset>;
  /** The address of the style sheet. */
  styleSheet: string;
}

/** The style sheet in this brand and the fonts of the library, each under a name that holds its hash. */
export function siteFiles(brand: Brand): SiteFiles {
  const files = new Map<string, Asset>();
  const add = (name: string, extension: string, body: Buffer): string => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
    const path = `${PATH}/${name}-${hash}${extension}`;
    files.set(path, assetOf(path, body, true));
    return path;
  };
  const fonts = FONTS.map(({ family, weight, file }) => {
    const src = add('font', '.woff2', fontOf(file));
    return `@font-face{${declarations({ fontFamily: `"${family}"`, src: `url("${src}") format("woff2")`, fontWeight: weight, fontDisplay: 'swap' })}}`;
  });
  const css = readFileSync(new URL('./organisationSite.css', import.meta.url), 'utf8');
  return { files, styleSheet: add('site', '.css', Buffer.from(fonts.join('') + brandRules(brand) + css)) };
}

/** Hills, a tent and the sun: drawn here, so that nothing is loaded for it. */
const scene = html`<svg
  class="scene"
  viewBox="0 0 1200 130"
  preserveAspectRatio="xMidYMax slice"
  aria-hidden="true"
>
  <circle class="sun" cx="735" cy="52" r="34" />
  <path class="far" d="M0 92 C180 40 330 52 520 84 S900 120 1200 58 V130 H0Z" />
  <path class="near" d="M0 112 C240 74 420 118 660 104 S1040 84 1200 104 V130 H0Z" />
  <path class="tent" d="M500 112 L552 48 L604 112Z" />
  <path class="dark" d="M538 112 L552 76 L566 112Z" />
  <g class="dark">
    <path d="M408 118 l16 -48 16 48Z" />
    <path d="M442 116 l12 -36 12 36Z" />
    <path d="M820 104 l14 -44 14 44Z" />
  </g>
</svg>`;

function whenOf(camp: Camp): string {
  const { activeDays } = camp;
  if (isSingleDay(camp)) return activeDays.map(shortDate).join(', ');
  const [first = '', last = first] = [activeDays[0], activeDays.at(-1)];
  return first === last ? shortDate(first) : `${shortDate(first)} t.e.m. ${shortDate(last)}`;
}

function seatsOf(camp: Camp) {
  const { seatsOpen } = camp;
  if (isFull(camp)) return html`<span class="seats none">Volzet</span>`;
  if (seatsOpen === null || seatsOpen >= MANY_SEATS) return html`<span class="seats">Plaatsen vrij</span>`;
  const left = seatsOpen === 1 ? 'Nog 1 plaats' : `Nog ${seatsOpen} plaatsen`;
  return html`<span class="seats few">${left}</span>`;
}

function priceOf(camp: Camp) {
  const fewer = Object.entries(camp.priceCentsByDays).filter(([, cents]) => cents < camp.priceCents);
  const [count, cents] = fewer.sort(([, one], [, other]) => one - other)[0] ?? [];
  const from =
    count === undefined ? '' : html`<small>vanaf ${formatEuro(cents ?? 0)} (${count} dagen)</small>`;
  return html`<p class="price">${formatEuro(camp.priceCents)}${from}</p>`;
}

function daysOf(camp: Camp): string {
  if (isSingleDay(camp)) return '1 dag naar keuze';
  const count = `${camp.activeDays.length} dagen`;
  return camp.flexibleBookingAllowed ? `${count}, u kiest er minstens ${camp.minimumDays}` : count;
}

function card(camp: Camp) {
  const full = isFull(camp);
  const name = `${camp.themeName} in ${camp.locationName}, ${whenOf(camp)}`;
  return html`<li class="card">
    ${seatsOf(camp)}
    <div>
      <h3>${camp.locationName}</h3>
      <p class="when">${camp.periodName}</p>
    </div>
    <dl>
      <dt>Wanneer</dt>
      <dd>${whenOf(camp)}</dd>
      <dt>Dagen</dt>
      <dd>${daysOf(camp)}</dd>
      <dt>Leeftijd</dt>
      <dd>${camp.ageGroupName}</dd>
    </dl>
    ${camp.remark === '' ? '' : html`<p class="remark">${camp.remark}</p>`}
    <div class="foot">
      ${priceOf(camp)}
      <a
        class="${full ? 'button quiet' : 'button'}"
        href="${stepUrl('campDays', camp.id)}"
        aria-label="${full ? 'Bekijk kamp' : 'Schrijf in'}: ${name}"
        >${full ? 'Bekijk kamp' : 'Schrijf in'}</a
      >
    </div>
  </li>`;
}

interface Theme {
  id: string;
  name: string;
  camps: Camp[];
}

function themesOf(camps: readonly Camp[]): Theme[] {
  const themes = new Map<string, Theme>();
  for (const camp of camps) {
    const theme = themes.get(camp.themeId) ?? { id: camp.themeId, name: camp.themeName, camps: [] };
    theme.camps.push(camp);
    themes.set(camp.themeId, theme);
  }
  return [...themes.values()];
}

function page(
  { settings }: Backend,
  { logo, favicon }: Brand,
  themes: Theme[],
  wanted: string,
  styleSheet: string,
) {
  const { organisationName, secretariatEmail } = settings.wizard;
  const shown = themes.filter(({ id }) => id === wanted);
  const link = (id: string, name: string) =>
    html`<a
      href="${id === '' ? `${PATH}/` : `${PATH}/?theme=${encodeURIComponent(id)}`}"
      ${id === (shown[0]?.id ?? '') ? html` aria-current="true"` : ''}
      >${name}</a
    >`;
  return html`<!doctype html>
    <html lang="nl-BE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content="Sportkampen van ${organisationName}: kies een kamp en schrijf uw kind in."
        />
        <title>${shown[0]?.name ?? 'Sportkampen'} | ${organisationName}</title>
        <link rel="icon" href="${favicon}" />
        <link rel="stylesheet" href="${styleSheet}" />
      </head>
      <body>
        <header class="wide top">
          <a class="skip" href="#kampen">Naar de kampen</a>
          <strong
            ><a href="${PATH}/"
              ><img
                src="${logo.src}"
                alt=""
                width="${Math.round(Math.min(32 * logo.ratio, 128))}"
                height="32"
              />${organisationName}</a
            ></strong
          >
          <a href="mailto:${secretariatEmail}">${secretariatEmail}</a>
        </header>
        <main>
          <div class="hero">
            <div class="wide">
              <h1>Een zomer om nooit te vergeten</h1>
              <p>Sport, natuur en nieuwe vrienden. Kies een kamp en schrijf uw kind in enkele minuten in.</p>
            </div>
            ${scene}
          </div>
          <div id="kampen" class="wide">
            <nav class="themes" aria-label="Thema's">
              ${link('', 'Alle kampen')} ${themes.map(({ id, name }) => link(id, name))}
            </nav>
            ${themes.length === 0 ? html`<p class="theme">Er zijn nu geen kampen. Kom binnenkort eens terug.</p>` : ''}
            ${(shown.length > 0 ? shown : themes).map(
              ({ name, camps }) =>
                html`<section class="theme">
                  <h2>${name}</h2>
                  <ul class="cards">
                    ${camps.map(card)}
                  </ul>
                </section>`,
            )}
          </div>
        </main>
        <footer class="bottom">
          <p class="wide">
            Vragen over een inschrijving? Mail naar
            <a href="mailto:${secretariatEmail}">${secretariatEmail}</a>.
          </p>
        </footer>
      </body>
    </html>`;
}

/** A small website of the organisation in its brand: its camps by theme, each with the link into the wizard. */
export function organisationSite(backend: Backend, brand: Brand, { files, styleSheet }: SiteFiles): Hono {
  const app = new Hono();
  app.get(PATH, (context) => context.redirect(`${PATH}/`, 308));
  let kept = { version: '', themes: [] as Theme[], pages: new Map<string, Asset>() };
  app.get(`${PATH}/`, ...inTurn(backend), async (context: Context) => {
    const today = todayOf(backend);
    const { camps, version } = await backend.camps.all();
    if (kept.version !== `${today} ${version}`) {
      const themes = themesOf(camps.filter(({ activeDays }) => (activeDays.at(-1) ?? '') >= today));
      kept = { version: `${today} ${version}`, themes, pages: new Map() };
    }
    const { themes, pages } = kept;
    const wanted = themes.find(({ id }) => id === context.req.query('theme'))?.id ?? '';
    const found = pages.get(wanted);
    if (found) return sendPage(context, found);
    const text = String(await page(backend, brand, themes, wanted, styleSheet));
    const made = assetOf('page.html', Buffer.from(text), false);
    pages.set(wanted, made);
    return sendPage(context, made);
  });
  for (const [path, file] of files) app.get(path, (context) => sendAsset(context, file));
  return app;
}
