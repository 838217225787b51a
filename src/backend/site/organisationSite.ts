import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import QuickLRU from 'quick-lru';
import { campName, type Camp } from '../../domain/camp.ts';
import { inTurn } from '../http/turns.ts';
import { todayOf, type Backend } from '../service/Backend.ts';
import { STATEMENT_PATH } from './accessibilityStatement.ts';
import { campCard } from './campCard.ts';
import { choiceOf, filterForm, filtersOf, type Choice } from './campFilter.ts';
import { IMMUTABLE, pageAsset, sendAsset, type Asset } from './siteAssets.ts';
import { SITE_PATH, type SiteFiles } from './siteFiles.ts';
import { sitePage } from './sitePage.ts';
import { statementPage } from './statementPage.ts';

// The texts of this page are not among the wizard's messages, which every parent's browser loads.

/** Cached pages: many visitors choose few of the possible combinations. */
const MAX_PAGES = 100;
const CAMPS_PER_PAGE = 100;

/** Lets browsers that can do so prerender a camp's page while its link is pointed at or pressed. */
const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/?camp=*' }, eagerness: 'moderate' }],
});
const SPECULATION_PATH = `${SITE_PATH}/speculationrules.json`;

/** Hills, a tent and the sun, inline to save a request. */
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

const offerOf = (camps: readonly Camp[]) => ({ camps, filters: filtersOf(camps) });
type Offer = ReturnType<typeof offerOf>;

/** The camps by theme, or by what else is known of them, that of the earliest camp first. */
function byTheme(camps: readonly Camp[]): Map<string, Camp[]> {
  const themes = new Map<string, Camp[]>();
  for (const camp of camps) {
    const theme = campName(camp);
    const others = themes.get(theme);
    if (others) others.push(camp);
    else themes.set(theme, [camp]);
  }
  return themes;
}

const lastPageOf = (camps: readonly Camp[]) => Math.max(1, Math.ceil(camps.length / CAMPS_PER_PAGE));

function pageOf({ camps, filters }: Offer, choice: Choice, asked: number) {
  const isChosen = (camp: Camp) =>
    filters.every(({ name, holds }) => choice[name] === '' || holds(camp, choice[name]));
  const chosen = [...byTheme(camps.filter(isChosen)).values()].flat();
  const last = lastPageOf(chosen);
  const number = Math.min(asked, last);
  const end = number * CAMPS_PER_PAGE;
  return { number, last, themes: byTheme(chosen.slice(end - CAMPS_PER_PAGE, end)) };
}

function pageLinks(choice: Choice, number: number, last: number) {
  const link = (to: number, text: string) => {
    const query = new URLSearchParams({ ...choice, page: String(to) });
    return html`<a href="${SITE_PATH}/?${query}#kampen">${text}</a>`;
  };
  return html`<nav class="pages" aria-label="Pagina's">
    ${number > 1 && link(number - 1, 'Vorige kampen')}
    <span>Pagina ${number} van ${last}</span>
    ${number < last && link(number + 1, 'Volgende kampen')}
  </nav>`;
}

function page(backend: Backend, site: SiteFiles, offer: Offer, choice: Choice, asked: number) {
  const { organisationName } = backend.settings.wizard;
  const { camps, filters } = offer;
  const { number, last, themes } = pageOf(offer, choice, asked);
  const onlyTheme = choice.theme === '' ? undefined : [...themes.keys()][0];
  const main = html`<main>
    <div class="hero">
      <div class="wide">
        <h1>Een zomer om nooit te vergeten</h1>
        <p>Sport, natuur en nieuwe vrienden. Kies een kamp en schrijf uw kind in enkele minuten in.</p>
      </div>
      ${scene}
    </div>
    <div id="kampen" class="wide">
      ${camps.length === 0 ? html`<p class="theme">Er zijn nu geen kampen. Kom binnenkort eens terug.</p>` : filterForm(filters, choice)}
      ${
        camps.length > 0 &&
        themes.size === 0 &&
        html`<p class="theme">
          Geen kampen gevonden. Kies een andere week of leeftijd, of
          <a href="${SITE_PATH}/">bekijk alle kampen</a>.
        </p>`
      }
      ${[...themes].map(
        ([theme, ofTheme]) =>
          html`<section class="theme">
            <h2>${theme}</h2>
            <ul class="cards">
              ${ofTheme.map(campCard)}
            </ul>
          </section>`,
      )}
      ${last > 1 && pageLinks(choice, number, last)}
    </div>
  </main>`;
  return sitePage(backend, site, {
    title: onlyTheme ?? 'Sportkampen',
    description: `Kies een sportkamp bij ${organisationName} en schrijf uw kind in.`,
    skip: html`<a class="skip" href="#kampen">Naar de kampen</a>`,
    main,
  });
}

/** A small website of the organisation in its brand: its camps by theme, each with the link into the wizard. */
export function organisationSite(backend: Backend, site: SiteFiles): Hono {
  const app = new Hono();
  app.get(SITE_PATH, (context) => context.redirect(`${SITE_PATH}/`, 308));
  let version = '';
  let offer = offerOf([]);
  const pages = new QuickLRU<string, Promise<Asset>>({ maxSize: MAX_PAGES });
  app.get(`${SITE_PATH}/`, ...inTurn(backend), async (context: Context) => {
    const all = await backend.camps.all();
    // After the read, whose version has its day: a request may run across midnight.
    const today = todayOf(backend);
    if (version !== all.version) {
      version = all.version;
      offer = offerOf(all.camps.filter(({ activeDays }) => (activeDays.at(-1) ?? '') >= today));
      pages.clear();
    }
    const choice = choiceOf(offer.filters, context.req.query());
    const asked = Math.floor(Number(context.req.query('page'))) || 1;
    const number = Math.min(Math.max(1, asked), lastPageOf(offer.camps));
    const key = JSON.stringify([choice, number]);
    const asset = pages.get(key) ?? pageAsset(page(backend, site, offer, choice, number));
    pages.set(key, asset);
    asset.catch(() => pages.delete(key));
    context.header('speculation-rules', `"${SPECULATION_PATH}"`);
    return sendAsset(context, await asset, 'no-cache');
  });
  app.get(SPECULATION_PATH, (context) =>
    context.body(SPECULATION_RULES, 200, { 'content-type': 'application/speculationrules+json' }),
  );
  const statement = pageAsset(statementPage(backend, site));
  app.get(STATEMENT_PATH, async (context) => sendAsset(context, await statement, 'no-cache'));
  for (const [path, file] of site.files) app.get(path, (context) => sendAsset(context, file, IMMUTABLE));
  return app;
}
