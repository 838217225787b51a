import { html } from 'hono/html';
import type { Brand } from '../../ui/brand/Brand.ts';
import type { Backend } from '../service/Backend.ts';
import { accessibilityStatement } from './accessibilityStatement.ts';
import { sitePage } from './sitePage.ts';

/** A sentence, with its addresses as links. */
const linked = (sentence: string) =>
  sentence.split(/(https:\/\/[\w./-]*\w|[^\s@]+@[^\s@]+\w)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return html`<a href="${part.startsWith('https:') ? '' : 'mailto:'}${part}">${part}</a>`;
  });

/** The accessibility statement as a page of the organisation's website. */
export function statementPage(backend: Backend, brand: Brand, styleSheet: string) {
  const { wizard, complaintsBody } = backend.settings;
  const [first, ...others] = accessibilityStatement({ ...wizard, complaintsBody });
  const partOf = (part: string | string[]) =>
    typeof part === 'string'
      ? html`<p>${linked(part)}</p>`
      : html`<ul>
          ${part.map((line) => html`<li>${linked(line)}</li>`)}
        </ul>`;
  return sitePage(backend, brand, styleSheet, {
    title: 'Toegankelijkheidsverklaring',
    description: `De toegankelijkheidsverklaring van ${wizard.organisationName}.`,
    main: html`<main class="wide plain statement">
      <h1>${first?.heading}</h1>
      ${first?.content.map(partOf)}
      ${others.map(({ heading, content }) => [html`<h2>${heading}</h2>`, content.map(partOf)])}
    </main>`,
  });
}
