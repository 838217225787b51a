import { html, raw } from 'hono/html';
import { addressParts } from '../../domain/addressParts.ts';
import { brandTags } from '../../firstScreen/brandTags.ts';
import type { Backend } from '../service/Backend.ts';
import { publicUrlOf } from '../service/settings.ts';
import { STATEMENT_PATH } from './accessibilityStatement.ts';
import { SITE_PATH, type SiteFiles } from './siteFiles.ts';

type Html = ReturnType<typeof html>;

/** What differs between the pages of the organisation's website. */
interface SitePage {
  title: string;
  description: string;
  /** A link over the header. */
  skip?: Html;
  main: Html;
}

/** A link to an e-mail or web address, which breaks between its parts. */
export function addressLink(address: string) {
  const href = address.includes('://') ? address : `mailto:${address}`;
  // Chromium has a space in the name where the address may break.
  return html`<a href="${href}" aria-label="${address}"
    >${addressParts(address).map((part, index) => html`${index > 0 && html`<wbr />`}${part}`)}</a
  >`;
}

/** A page of the organisation's website: its header and footer around the content. */
export function sitePage({ settings }: Backend, { brand, styleSheet, preloads }: SiteFiles, page: SitePage) {
  const { organisationName, secretariatEmail } = settings.wizard;
  const { title, description, skip, main } = page;
  const logo =
    brand.logo &&
    html`<img
      src="${brand.logo.src}"
      alt=""
      width="${Math.round(Math.min(32 * (brand.logo.ratio ?? 1), 128))}"
      height="32"
    />`;
  return html`<!doctype html>
    <html lang="nl-BE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${description}" />
        <title>${title} | ${organisationName}</title>
        ${raw(brandTags(brand) + preloads)}
        <link rel="stylesheet" href="${styleSheet}" />
      </head>
      <body>
        <header class="wide top">
          ${skip}
          <strong><a href="${SITE_PATH}/">${logo}${organisationName}</a></strong>
          ${addressLink(secretariatEmail)}
        </header>
        ${main}
        <footer class="bottom">
          <p class="wide">Vragen over een inschrijving? Mail naar ${addressLink(secretariatEmail)}.</p>
          <p class="wide printed">Inschrijven: ${addressLink(`${publicUrlOf(settings)}${SITE_PATH}/`)}</p>
          <p class="wide"><a href="${STATEMENT_PATH}">Toegankelijkheidsverklaring</a></p>
        </footer>
      </body>
    </html>`;
}
