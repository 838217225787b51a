import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLOUR_JOBS } from '../../../src/domain/brand/Brand.ts';
import { readTokens } from '../../../src/domain/brand/brandTokens.ts';
import { OWN_BRAND } from '../Shot.ts';
import type { Change, Summary } from './Change.ts';

/** Storybook, as `npm run storybook` starts it. */
const STORYBOOK = 'http://localhost:6006';
const BRANDS = fileURLToPath(new URL('../../../brands', import.meta.url));
const brandOf = (name: string) => readTokens(readFileSync(join(BRANDS, name, 'brand.json'), 'utf8'), null);
const PHONE_PX = 600;

/** What a brand is called: its folder, where that is gone or gives no name. */
const brandName = (folder: string) =>
  (existsSync(join(BRANDS, folder)) ? brandOf(folder).name : undefined) ?? folder;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (raw: string | number) => String(raw).replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

function storyLink({ story, width, brand }: Change): string {
  const globals = `viewport.value:${width < PHONE_PX ? 'phone320' : 'desktop'};brand:${brand}`;
  return `${STORYBOOK}/?path=/story/${story}&globals=${globals}`;
}

const image = (file: string, alt: string, { width, height }: Change['size']) =>
  `<img src="${text(file)}" alt="${text(alt)}" width="${width}" height="${height}" loading="lazy" />`;

function figure(kind: string, caption: string, inner: string, width: number): string {
  return `<figure class="${kind}" style="max-width:${width}px"><figcaption>${caption}</figcaption>
      <div class="frame">${inner}</div></figure>`;
}

/** Where to look: a change of one pixel is found on no screen. */
function mark({ box, size }: Change): string {
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`;
  const place = [
    `left:${percent(box.x, size.width)}`,
    `top:${percent(box.y, size.height)}`,
    `width:${percent(box.width, size.width)}`,
    `height:${percent(box.height, size.height)}`,
  ].join(';');
  return `<span class="mark" style="${place}"></span>`;
}

function pictures(change: Change): string {
  const { before, now, difference, size, title } = change;
  const was = before === null ? '' : image(before, `${title}: baseline`, size);
  const is = now === null ? '' : image(now, `${title}: now`, size);
  if (was === '') return figure('now', 'Now', is, size.width);
  if (is === '' || difference === null) return figure('before', 'Baseline', was, size.width);
  const slider = `${was}<div class="over">${is}</div>
        <input type="range" min="0" max="100" value="50" step="0.5" aria-label="Between baseline and now: ${text(title)}" />`;
  return [
    figure('slider', '<span>Baseline</span><span>Now</span>', slider, size.width),
    figure('before', 'Baseline', was, size.width),
    figure('now', 'Now', is, size.width),
    figure(
      'difference',
      'Difference',
      image(difference, `${title}: difference`, size) + mark(change),
      size.width,
    ),
  ].join('\n');
}

function said({ kind, pixels, box }: Change): string {
  if (kind === 'new') return 'new: there is no baseline';
  if (kind === 'gone') return 'its story is gone';
  const where = `${box.width} × ${box.height} px at ${box.x}, ${box.y}`;
  return `${counted(pixels, 'pixel differs', 'pixels differ')}, within ${where}`;
}

function card(change: Change): string {
  const { name, story, component, title, width, brand, kind } = change;
  const chips = [`${width} px`, ...(brand === OWN_BRAND ? [] : [brandName(brand)])];
  return `<article data-component="${text(component)}" data-kind="${kind}" data-words="${text(`${name} ${title}`.toLowerCase())}">
    <header>
      <h2><span>${text(component)}</span> ${text(title)}</h2>
      ${chips.map((chip) => `<span class="chip">${text(chip)}</span>`).join('')}
      <p class="said">${text(said(change))}</p>
      <p class="actions">
        ${kind === 'gone' ? '' : `<a href="${text(storyLink(change))}" target="_blank">Open the story</a>`}
        <button type="button" data-copy="npm run visual:approve ${text(story)}">Copy the command that accepts it</button>
      </p>
    </header>
    <div class="pictures">${pictures(change)}</div>
  </article>`;
}

function filters(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { component } of changes) counts.set(component, (counts.get(component) ?? 0) + 1);
  const choice = (value: string, label: string, count: number) =>
    `<button type="button" data-filter="${text(value)}" aria-pressed="${value === ''}">${text(label)} <span>${count}</span></button>`;
  return [
    choice('', 'All components', changes.length),
    ...[...counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([component, n]) => choice(component, component, n)),
  ].join('\n');
}

function headline(changes: readonly Change[]): string {
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const parts = [
    of('changed') > 0 ? `${counted(of('changed'), 'picture', 'pictures')} changed` : '',
    of('new') > 0 ? `${of('new')} new` : '',
    of('gone') > 0 ? `${of('gone')} without a story` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Nothing changed' : parts.join(' · ');
}

const NOTHING = `<main class="nothing"><svg viewBox="0 0 48 48" aria-hidden="true"><path d="M10 25l9 9 19-20" /></svg>
  <p>Every picture is the one its baseline shows, to the last pixel.</p></main>`;

function warnings({ whole, notDrawn }: Summary): string {
  const list = notDrawn.map((story) => `<li><code>${text(story)}</code></li>`).join('');
  if (notDrawn.length === 0 && whole) return '';
  const parts = [
    notDrawn.length === 0
      ? ''
      : `<details class="warning" open><summary>${counted(notDrawn.length, 'story', 'stories')} could not be drawn: its play or axe fails</summary>
          <ul>${list}</ul><p><code>npm test -- stories</code> says why.</p></details>`,
    whole ? '' : '<p class="warning">Only some stories were drawn in this run.</p>',
  ];
  return `<section aria-label="About this run">${parts.join('\n')}</section>`;
}

/** The page: all it needs beside the pictures and the font is in it, so that it opens from a folder or an artifact. */
export function pageOf(changes: readonly Change[], summary: Summary, css: string, script: string): string {
  const brand = brandOf(OWN_BRAND);
  const tokens = COLOUR_JOBS.map((job) => `--${job}:${brand[`colour.${job}`]}`);
  const radii = [`--field-radius:${brand['radius.field']}px`, `--card-radius:${brand['radius.card']}px`];
  const view = (value: string, label: string, checked: boolean) =>
    `<label><input type="radio" name="view" value="${value}"${checked ? ' checked' : ''} />${label}</label>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${text(headline(changes))} · pictures</title>
<style>:root{${[...tokens, ...radii].join(';')}}
${css}</style>
</head>
<body data-view="slider">
<header class="top">
  <div>
    <h1>${text(headline(changes))}</h1>
    <p>${text(counted(summary.compared, 'picture', 'pictures'))} compared, pixel by pixel · ${text(summary.browser)}</p>
  </div>
  ${
    changes.length === 0
      ? ''
      : `<fieldset><legend>Show</legend>
    ${view('slider', 'Slider', true)}${view('side', 'Side by side', false)}${view('difference', 'Difference', false)}
  </fieldset>`
  }
</header>
${warnings(summary)}
${
  changes.length === 0
    ? NOTHING
    : `<div class="columns">
<nav aria-label="Components">
  <label for="search">Find a story</label>
  <input id="search" type="search" autocomplete="off" />
  ${filters(changes)}
  <p class="hint">Right as it is? <code>npm run visual:approve</code> accepts all of it, with a name one component or story.</p>
</nav>
<main>
  ${changes.map(card).join('\n')}
  <p class="empty" hidden>No story is called that.</p>
</main>
</div>`
}
<p id="copied" role="status"></p>
<script type="module">${script}</script>
</body>
</html>
`;
}
