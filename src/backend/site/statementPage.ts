import { html } from 'hono/html';
import type { Backend } from '../service/Backend.ts';
import { accessibilityStatement } from './accessibilityStatement.ts';
import type { SiteFiles } from './siteFiles.ts';
import { addressLink, sitePage } from './sitePage.ts';

/** A sentence, with its addresses as links. */
const linked = (sentence: string) =>
  sentence
    .split(/(https:\/\/[\w./-]*\w|[^\s@]+@[^\s@]+\w)/)
    .map((part, index) => (index % 2 === 0 ? part : addressLink(part)));

/** A block of the statement: a heading, a list, or a paragraph. */
function blockOf(block: string) {
  const [, mark, heading = ''] = /^(##?) (.*)$/.exec(block) ?? [];
  if (mark) return mark === '#' ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`;
  if (!block.startsWith('- ')) return html`<p>${linked(block)}</p>`;
  return html`<ul>
    ${block.split('\n').map((line) => html`<li>${linked(line.slice(2))}</li>`)}
  </ul>`;
}

/** The accessibility statement as a page of the organisation's website. */
export function statementPage(backend: Backend, site: SiteFiles) {
  const blocks = accessibilityStatement(backend.settings).trimEnd().split('\n\n');
  return sitePage(backend, site, {
    title: 'Toegankelijkheidsverklaring',
    description: `De toegankelijkheidsverklaring van ${backend.settings.wizard.organisationName}.`,
    main: html`<main class="wide plain statement">${blocks.map(blockOf)}</main>`,
  });
}
